import { getRouteApi, Link, useNavigate } from "@tanstack/react-router";
import type { SessionResponse } from "@tightlines/contract/session";
import { entryFields } from "@tightlines/domain/score/entry-fields";
import { needsScale } from "@tightlines/domain/score/needs-scale";
import { READER_MAX_LENGTH, REASON_MAX_LENGTH } from "@tightlines/domain/text-lengths";
import { useMemo, useState } from "react";
import { m } from "../../../paraglide/messages.js";
import { Button } from "../../../ui/Button.tsx";
import { Page } from "../../../ui/Page.tsx";
import { PlainInput, PlainSelect } from "../../../ui/PlainField.tsx";
import { sessionLabel } from "../../session/session-label.ts";
import { ClosedNote } from "../ClosedNote.tsx";
import type { ScoreBook } from "../device/score-book.ts";
import type { DeskState, ScoreDesk } from "../device/score-desk.ts";
import { useDevicePlaces } from "../device/use-device-places.ts";
import { useScoreDesk } from "../device/use-score-desk.ts";
import { DeviceNotes } from "../DeviceNotes.tsx";
import { PlacesNote } from "../PlacesNote.tsx";
import { FormChoice } from "../phone/FormChoice.tsx";
import { ScaleCheck } from "../phone/ScaleCheck.tsx";
import { ScaleNotices } from "../ScaleNotices.tsx";
import { ScorePageState } from "../ScorePageState.tsx";
import { GridBar } from "./GridBar.tsx";
import { fitsGrid, gridColumns, type GridForm } from "./grid-columns.ts";
import { GridKeys } from "./GridKeys.tsx";
import { bagsOf } from "./bags.ts";
import { GridTable } from "./GridTable.tsx";
import { warningsOf } from "./line-warnings.ts";
import { RefusedChecks } from "./RefusedChecks.tsx";
import styles from "./ScoreGridPage.module.css";
import { type GridOptions, useGrid } from "./use-grid.ts";
import { useLines, useSameBook } from "./use-lines.ts";

const route = getRouteApi("/manage-layout/events/$eventUrl/manage/scores/grid");

/** The weigh-in desk: a session in one table, for the keyboard. Everything on it comes from the device and goes there first. */
export function ScoreGridPage() {
  const { eventUrl } = route.useParams();
  const { session: wanted, check = false } = route.useSearch();
  const { desk, ...state } = useScoreDesk(eventUrl, wanted);
  return (
    <ScorePageState title={m.score_grid_page()} state={state}>
      {(book) => {
        const session = book.sessions.find(({ id }) => id === state.sessionId);
        if (!session || !fitsGrid(book.rules.catching))
          return (
            <Page title={m.score_grid_page()} back={<BackToList eventUrl={eventUrl} />}>
              <p>{session ? m.score_grid_not_fitting() : m.score_no_session()}</p>
            </Page>
          );
        return (
          <SessionGrid
            key={`${session.id} ${String(check)}`}
            {...{ eventUrl, desk, state, book, session }}
            isCheck={check}
          />
        );
      }}
    </ScorePageState>
  );
}

interface SessionGridProps {
  eventUrl: string;
  desk: ScoreDesk;
  state: DeskState;
  book: ScoreBook;
  session: SessionResponse;
  isCheck: boolean;
}

function SessionGrid({ eventUrl, desk, state, session, isCheck, ...props }: SessionGridProps) {
  const book = useSameBook(props.book);
  const navigate = useNavigate();
  const { catching } = book.rules;
  const fields = entryFields(catching);
  const isScaleNeeded = needsScale(fields);
  const [chosen, setChosen] = useState<GridForm>();
  const [pageReason, setPageReason] = useState("");
  const [readBy, setReadBy] = useState("");
  const lines = useLines(book, state, session.id);
  const shown = useDevicePlaces(book, state, session.id);
  // A desk has a scale: it weighs the catch as a whole wherever that counts, unless fish are listed already.
  const hasFish = state.scores.some(({ catches }) => catches.length > 0);
  const form = chosen ?? (fields.takesWeighIn && !hasFish ? "weigh-in" : fields.form);
  const columns = useMemo(() => gridColumns(catching, form), [catching, form]);
  const warnings = useMemo(() => warningsOf(book, lines), [book, lines]);
  const choices = {
    desk,
    book,
    lines,
    columns,
    pageReason,
    isCheck,
    readBy,
    sessionId: session.id,
    status: session.status,
  };
  const grid = useGrid(choices);
  const { drafts } = grid;
  const bags = useMemo(() => bagsOf(lines, drafts, book.event.units), [lines, drafts, book]);
  const options: GridOptions = { ...choices, bags };
  const sessions = book.sessions.filter(({ kind }) => kind !== "rest");
  const go = (search: { session: number; check?: true }) =>
    void navigate({ to: "/events/$eventUrl/manage/scores/grid", params: { eventUrl }, search });
  return (
    <Page
      title={isCheck ? m.score_grid_check() : m.score_grid_page()}
      description={isCheck ? m.score_grid_check_description() : m.score_grid_description()}
      back={<BackToList eventUrl={eventUrl} sessionId={session.id} />}
    >
      <div className={styles.page}>
        <ClosedNote book={book} session={session} />
        <div className={styles.tools}>
          <PlainSelect
            label={m.score_session()}
            value={String(session.id)}
            options={sessions.map((each) => ({ value: String(each.id), label: sessionLabel(each) }))}
            onChange={({ currentTarget }) =>
              go({ session: Number(currentTarget.value), ...(isCheck && { check: true }) })
            }
          />
          <Button
            aria-pressed={isCheck}
            onClick={() => go({ session: session.id, ...(!isCheck && { check: true }) })}
          >
            {isCheck ? m.score_grid_check_end() : m.score_grid_check()}
          </Button>
          {fields.takesWeighIn && <FormChoice chosen={form} onChoose={setChosen} />}
        </div>
        {session.status === "provisional" && !isCheck && (
          <PlainInput
            label={m.score_reason()}
            placeholder={m.score_reason_help()}
            maxLength={REASON_MAX_LENGTH}
            value={pageReason}
            onChange={({ currentTarget }) => setPageReason(currentTarget.value)}
          />
        )}
        {isCheck && (
          <PlainInput
            label={m.score_grid_reader()}
            maxLength={READER_MAX_LENGTH}
            autoComplete="off"
            value={readBy}
            onChange={({ currentTarget }) => setReadBy(currentTarget.value)}
          />
        )}
        {isCheck && <RefusedChecks desk={desk} waiting={state.waiting} sessionId={session.id} />}
        <ScaleNotices desk={desk} book={book} checks={state.checks} />
        {!isCheck && (form === "weigh-in" || isScaleNeeded) && (
          <ScaleCheck desk={desk} book={book} sessionId={session.id} checks={state.checks} />
        )}
        <GridKeys book={book} form={form} />
        <GridBar grid={grid} options={options} warnings={warnings} waiting={countWaiting(state)} />
        {!isCheck && (
          <div className={styles.places}>
            <PlacesNote shown={shown} />
          </div>
        )}
        {lines.length === 0 ? (
          <p>{m.score_list_nobody()}</p>
        ) : isCheck && readBy.trim() === "" ? (
          <p>{m.score_grid_reader_first()}</p>
        ) : (
          <GridTable key={form} grid={grid} options={options} warnings={warnings} shown={shown} />
        )}
        {/* Under the table, which would jump with every line that is saved and sent. */}
        <DeviceNotes {...state} />
      </div>
    </Page>
  );
}

function countWaiting({ waiting }: DeskState): number {
  return waiting.filter(({ answer }) => answer === null).length;
}

function BackToList({ eventUrl, sessionId }: { eventUrl: string; sessionId?: number }) {
  return (
    <Link
      to="/events/$eventUrl/manage/scores"
      params={{ eventUrl }}
      search={sessionId === undefined ? {} : { session: sessionId }}
    >
      {m.score_back_to_list()}
    </Link>
  );
}
