import { getRouteApi, Link, useNavigate } from "@tanstack/react-router";
import { useMemo, useState } from "react";
import { m } from "../../../paraglide/messages.js";
import { Button } from "../../../ui/Button.tsx";
import { Page } from "../../../ui/Page.tsx";
import { PlainSelect } from "../../../ui/PlainField.tsx";
import { SearchInput } from "../../../ui/SearchInput.tsx";
import { searchableRows } from "../../../ui/search-text.ts";
import { nameOf } from "../../angler/angler-name.ts";
import { sessionLabel } from "../../session/session-label.ts";
import { isListedIn, listScores } from "../device/list-scores.ts";
import type { PlacedAngler } from "../device/order-anglers.ts";
import type { ScoreBook } from "../device/score-book.ts";
import type { DeskState } from "../device/score-desk.ts";
import { useScoreDesk } from "../device/use-score-desk.ts";
import { DeviceNotes } from "../DeviceNotes.tsx";
import { ScorePageState } from "../ScorePageState.tsx";
import { ScoreLinks } from "./ScoreLinks.tsx";
import styles from "./ScoreListPage.module.css";
import { ScoreRow } from "./ScoreRow.tsx";

const route = getRouteApi("/manage-layout/events/$eventUrl/manage/scores");

/** Who has a score in a session, along the water. It comes from the device, so that a score is found without signal. */
export function ScoreListPage() {
  const { eventUrl } = route.useParams();
  const { desk: _desk, ...state } = useScoreDesk(eventUrl, route.useSearch().session);
  return (
    <ScorePageState title={m.score_list_page()} state={state}>
      {(book) => (
        <SessionScores
          key={state.sessionId}
          eventUrl={eventUrl}
          book={book}
          state={state}
          sessionId={state.sessionId}
        />
      )}
    </ScorePageState>
  );
}

interface SessionScoresProps {
  eventUrl: string;
  book: ScoreBook;
  state: DeskState;
  sessionId: number | undefined;
}

function SessionScores({ eventUrl, book, state, sessionId }: SessionScoresProps) {
  const navigate = useNavigate();
  const [search, setSearch] = useState("");
  const [isMissingOnly, setMissingOnly] = useState(false);
  const rows = useMemo(() => listScores(book, state, sessionId), [book, state, sessionId]);
  const matches = useMemo(() => searchableRows(rows, wordsOf), [rows]);
  const isMatch = matches(search);
  const shown = rows.filter((row, place) => isMatch[place] && (!isMissingOnly || !isListedIn(row)));
  const sessions = book.sessions.filter(({ kind }) => kind !== "rest");
  if (sessionId === undefined)
    return (
      <Page title={m.score_list_page()}>
        <p>{m.score_no_session()}</p>
      </Page>
    );
  return (
    <Page title={m.score_list_page()} description={m.score_list_description()}>
      <div className={styles.page}>
        <DeviceNotes {...state} />
        <div className={styles.tools}>
          <PlainSelect
            label={m.score_session()}
            value={String(sessionId)}
            options={sessions.map((each) => ({ value: String(each.id), label: sessionLabel(each) }))}
            onChange={({ currentTarget }) =>
              void navigate({
                to: "/events/$eventUrl/manage/scores",
                params: { eventUrl },
                search: { session: Number(currentTarget.value) },
              })
            }
          />
          <SearchInput value={search} onChange={setSearch} label={m.score_list_search()} />
          <Button aria-pressed={isMissingOnly} onClick={() => setMissingOnly(!isMissingOnly)}>
            {isMissingOnly ? m.score_list_all() : m.score_list_missing()}
          </Button>
        </div>
        <ScoreLinks eventUrl={eventUrl} sessionId={sessionId} mayManage={book.mayManage} />
        <p className={styles.line}>
          {m.score_list_count({
            entered: rows.filter(isListedIn).length,
            all: rows.length,
          })}
          <Link to="/events/$eventUrl/scores" params={{ eventUrl }} className={styles.public}>
            {m.score_list_public()}
          </Link>
        </p>
        <ul className={styles.list} aria-label={m.score_list_label()}>
          {shown.map((row) => (
            <ScoreRow key={row.angler.id} {...{ eventUrl, book, sessionId }} row={row} />
          ))}
        </ul>
        {shown.length === 0 && <p>{emptySentence(rows.length, search)}</p>}
      </div>
    </Page>
  );
}

function wordsOf({ angler }: { angler: PlacedAngler }): string {
  const { number, teamName, place } = angler;
  return `${number} ${nameOf(angler)} ${teamName ?? ""} ${place ? m.score_place({ sector: place.sectorCode, peg: place.pegNumber }) : ""}`;
}

function emptySentence(all: number, search: string): string {
  if (all === 0) return m.score_list_nobody();
  return search === "" ? m.score_list_all_in() : m.score_list_not_found();
}
