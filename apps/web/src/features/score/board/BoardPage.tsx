import { useQuery } from "@tanstack/react-query";
import { getRouteApi, Link, useNavigate } from "@tanstack/react-router";
import type { EventResponse } from "@tightlines/contract/event";
import type { SessionResponse } from "@tightlines/contract/session";
import { useApi } from "../../../lib/api/api.context.ts";
import { correctedNow } from "../../../lib/clock.ts";
import { m } from "../../../paraglide/messages.js";
import { Button } from "../../../ui/Button.tsx";
import { Loaded } from "../../../ui/Loaded.tsx";
import { Page } from "../../../ui/Page.tsx";
import { PlainSelect } from "../../../ui/PlainField.tsx";
import { TableSkeleton } from "../../../ui/Skeletons.tsx";
import { sessionLabel } from "../../session/session-label.ts";
import { sessionListQuery } from "../../session/session.queries.ts";
import { SessionStatusBadge } from "../../session/SessionStatusBadge.tsx";
import { pickScoringSession } from "../device/pick-session.ts";
import type { BoardSearch } from "../score-search.ts";
import styles from "./BoardPage.module.css";
import { SessionBoard } from "./SessionBoard.tsx";

const route = getRouteApi("/manage-layout/events/$eventUrl/manage/scores/board");

/** Where a session stands, at a glance: who is in, who is missing, and who was seen when. */
export function BoardPage({ event }: { event: EventResponse }) {
  const query = useQuery(sessionListQuery(useApi(), event.url));
  const { session: wanted } = route.useSearch();
  return (
    <Page
      title={m.board_page()}
      description={m.board_description()}
      back={
        <Link
          to="/events/$eventUrl/manage/scores"
          params={{ eventUrl: event.url }}
          search={wanted ? { session: wanted } : {}}
        >
          {m.score_back_to_list()}
        </Link>
      }
    >
      <Loaded query={query} skeleton={<TableSkeleton rows={8} columns={3} />}>
        {(all) => {
          const sessions = all.filter(({ kind }) => kind !== "rest");
          const session =
            sessions.find(({ id }) => id === wanted) ?? pickScoringSession(sessions, correctedNow());
          if (!session) return <p>{m.score_no_session()}</p>;
          return <ChosenSession event={event} sessions={sessions} session={session} />;
        }}
      </Loaded>
    </Page>
  );
}

interface ChosenSessionProps {
  event: EventResponse;
  sessions: readonly SessionResponse[];
  session: SessionResponse;
}

function ChosenSession({ event, sessions, session }: ChosenSessionProps) {
  const navigate = useNavigate();
  const { missing: isMissingOnly = false } = route.useSearch();
  const show = (search: BoardSearch) =>
    void navigate({
      to: "/events/$eventUrl/manage/scores/board",
      params: { eventUrl: event.url },
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
            params={{ eventUrl: event.url, sessionId: String(session.id) }}
            className={styles.link}
          >
            {m.board_close()}
          </Link>
        </span>
      </div>
      <SessionBoard key={session.id} event={event} session={session} isMissingOnly={isMissingOnly} />
    </div>
  );
}
