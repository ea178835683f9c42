import { getRouteApi, Link, useNavigate } from "@tanstack/react-router";
import type { SessionResponse } from "@tightlines/contract/session";
import { m } from "../../../paraglide/messages.js";
import { Button } from "../../../ui/Button.tsx";
import { Page } from "../../../ui/Page.tsx";
import { PlainSelect } from "../../../ui/PlainField.tsx";
import { sessionLabel } from "../../session/session-label.ts";
import { SessionStatusBadge } from "../../session/SessionStatusBadge.tsx";
import type { ScoreBook } from "../device/score-book.ts";
import type { DeskState } from "../device/score-desk.ts";
import { useScoreDesk } from "../device/use-score-desk.ts";
import { ScorePageState } from "../ScorePageState.tsx";
import type { BoardSearch } from "../score-search.ts";
import styles from "./BoardPage.module.css";
import { SessionBoard } from "./SessionBoard.tsx";

const route = getRouteApi("/manage-layout/events/$eventUrl/manage/scores/board");

/** Where a session stands, at a glance: who is in, who is missing, and who was seen when. */
export function BoardPage() {
  const { eventUrl } = route.useParams();
  const { session: wanted } = route.useSearch();
  const { desk: _desk, ...state } = useScoreDesk(eventUrl, wanted);
  return (
    <ScorePageState title={m.board_page()} state={state}>
      {(book) => {
        const sessions = book.sessions.filter(({ kind }) => kind !== "rest");
        const session = sessions.find(({ id }) => id === state.sessionId);
        return (
          <Page
            title={m.board_page()}
            description={m.board_description()}
            back={
              <Link
                to="/events/$eventUrl/manage/scores"
                params={{ eventUrl }}
                search={wanted ? { session: wanted } : {}}
              >
                {m.score_back_to_list()}
              </Link>
            }
          >
            {session ? (
              <ChosenSession book={book} state={state} sessions={sessions} session={session} />
            ) : (
              <p>{m.score_no_session()}</p>
            )}
          </Page>
        );
      }}
    </ScorePageState>
  );
}

interface ChosenSessionProps {
  book: ScoreBook;
  state: DeskState;
  sessions: readonly SessionResponse[];
  session: SessionResponse;
}

function ChosenSession({ book, state, sessions, session }: ChosenSessionProps) {
  const navigate = useNavigate();
  const { missing: isMissingOnly = false } = route.useSearch();
  const show = (search: BoardSearch) =>
    void navigate({
      to: "/events/$eventUrl/manage/scores/board",
      params: { eventUrl: book.event.url },
      search,
      replace: true,
    });
  const kept = { session: session.id, ...(isMissingOnly && { missing: true as const }) };
  return (
    <div className={styles.page}>
      <div className={styles.tools}>
        <PlainSelect
          label={m.score_session()}
          value={String(session.id)}
          options={sessions.map((each) => ({ value: String(each.id), label: sessionLabel(each) }))}
          onChange={({ currentTarget }) => show({ ...kept, session: Number(currentTarget.value) })}
        />
        <Button
          aria-pressed={isMissingOnly}
          onClick={() => show({ session: session.id, ...(!isMissingOnly && { missing: true }) })}
        >
          {isMissingOnly ? m.board_show_all() : m.board_only_missing()}
        </Button>
        <span className={styles.status}>
          <SessionStatusBadge status={session.status} />
          <Link
            to="/events/$eventUrl/manage/sessions/$sessionId/edit"
            params={{ eventUrl: book.event.url, sessionId: String(session.id) }}
            className={styles.link}
          >
            {m.board_close()}
          </Link>
        </span>
      </div>
      <SessionBoard
        key={session.id}
        book={book}
        state={state}
        session={session}
        isMissingOnly={isMissingOnly}
      />
    </div>
  );
}
