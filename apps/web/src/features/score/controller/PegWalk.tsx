import type { SessionResponse } from "@tightlines/contract/session";
import { emptyScore } from "@tightlines/domain/score/entered-score";
import { isSigned } from "@tightlines/domain/score/hash-score";
import { useMemo, useState } from "react";
import { m } from "../../../paraglide/messages.js";
import { Button } from "../../../ui/Button.tsx";
import { Page } from "../../../ui/Page.tsx";
import { PlainSelect } from "../../../ui/PlainField.tsx";
import { sessionLabel } from "../../session/session-label.ts";
import type { KeptPass } from "../device/kept-pass.ts";
import { isListedIn, type ListedScore, listScores } from "../device/list-scores.ts";
import { DeviceNotes } from "../DeviceNotes.tsx";
import { ScaleNotices } from "../ScaleNotices.tsx";
import { ScoreNotices } from "../ScoreNotices.tsx";
import { SunlightSwitch } from "../SunlightSwitch.tsx";
import styles from "./ControllerPage.module.css";
import { LeftEntries } from "./LeftEntries.tsx";
import { OtherPasses } from "./OtherPasses.tsx";
import type { OpenPass } from "./open-pass.ts";
import { isEnded, PassNotes } from "./PassNotes.tsx";
import { PegRow } from "./PegRow.tsx";

export interface PegWalkProps extends OpenPass {
  passes: readonly KeptPass[];
  session: SessionResponse | undefined;
}

/** The pegs in walking order: who is done, who is missing, and what this device still has to send. */
export function PegWalk({ desk, state, book, place, onGo, passes, session }: PegWalkProps) {
  const [isMissingOnly, setMissingOnly] = useState(false);
  const rows = useMemo(() => listScores(book, state, session?.id), [book, state, session]);
  const shown = rows.filter((row) => !isMissingOnly || !isDone(row));
  const sessions = book.sessions.filter(({ kind }) => kind !== "rest");
  const strangers = state.waiting.filter(
    ({ body, answer }) => answer !== null && !book.anglers.some(({ id }) => id === body.anglerId),
  );
  return (
    <Page title={book.event.name} description={m.controller_pass({ name: book.pass?.name ?? "" })}>
      <div className={styles.page}>
        <PassNotes book={book} failure={state.failure} waiting={state.waiting} />
        <DeviceNotes {...state} failure={isEnded(state.failure) ? null : state.failure} />
        <ScaleNotices desk={desk} book={book} checks={state.checks} />
        <LeftEntries {...{ desk, book, state }} />
        {/* Of somebody who is not within the pass any more, so that no peg leads to it. */}
        <ScoreNotices desk={desk} book={book} entered={emptyScore} answered={strangers} />
        {session ? (
          <>
            <PlainSelect
              label={m.score_session()}
              value={String(session.id)}
              options={sessions.map((each) => ({ value: String(each.id), label: sessionLabel(each) }))}
              onChange={({ currentTarget }) =>
                onGo({ secret: place.secret, sessionId: Number(currentTarget.value) })
              }
            />
            <Progress rows={rows} />
            <div className={styles.tools}>
              <Button aria-pressed={isMissingOnly} onClick={() => setMissingOnly(!isMissingOnly)}>
                {isMissingOnly ? m.controller_all() : m.controller_missing()}
              </Button>
              <SunlightSwitch />
            </div>
            {bySector(shown).map(([sector, pegs]) => (
              <section key={sector} className={styles.sector} aria-label={sectorWords(sector)}>
                <h2 className={styles.title}>{sectorWords(sector)}</h2>
                <ol className={styles.pegs}>
                  {pegs.map((row) => (
                    <PegRow
                      key={row.angler.id}
                      book={book}
                      pair={{ sessionId: session.id, anglerId: row.angler.id }}
                      row={row}
                      onOpen={() => onGo({ ...place, sessionId: session.id, anglerId: row.angler.id })}
                    />
                  ))}
                </ol>
              </section>
            ))}
            {shown.length === 0 && (
              <p>{rows.length === 0 ? m.controller_nobody() : m.controller_all_done()}</p>
            )}
          </>
        ) : (
          <p>{m.controller_no_session()}</p>
        )}
        <OtherPasses {...{ state, book, place, passes, onGo }} />
      </div>
    </Page>
  );
}

function Progress({ rows }: { rows: readonly ListedScore[] }) {
  const entered = rows.filter(isListedIn).length;
  const signed = rows.filter(isDone).length;
  const words = m.controller_progress({ entered, signed, all: rows.length });
  return (
    <div className={styles.progress}>
      <progress max={Math.max(rows.length, 1)} value={signed} aria-label={words} />
      <p>{words}</p>
    </div>
  );
}

/** Done is who has confirmed what is written down now. */
function isDone({ shown }: ListedScore): boolean {
  return shown !== undefined && isSigned(shown.entered);
}

function bySector(rows: readonly ListedScore[]): [string, ListedScore[]][] {
  const sectors = new Map<string, ListedScore[]>();
  for (const row of rows) {
    const code = row.angler.place?.sectorCode ?? "";
    sectors.set(code, [...(sectors.get(code) ?? []), row]);
  }
  return [...sectors];
}

function sectorWords(code: string): string {
  return code === "" ? m.controller_not_drawn() : m.sector_title({ code });
}
