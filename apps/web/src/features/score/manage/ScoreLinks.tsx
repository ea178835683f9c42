import { useQuery } from "@tanstack/react-query";
import { useApi } from "../../../lib/api/api.context.ts";
import { ButtonLink } from "../../../lib/ButtonLink.tsx";
import { m } from "../../../paraglide/messages.js";
import { openCountQuery } from "../board/board.queries.ts";
import styles from "./ScoreLinks.module.css";

export interface ScoreLinksProps {
  eventUrl: string;
  sessionId: number;
  mayManage: boolean;
}

/** Other ways to work on a session: the weigh-in desk, and what whoever runs the event looks at beside the scores. */
export function ScoreLinks({ eventUrl, sessionId, mayManage }: ScoreLinksProps) {
  return (
    <nav className={styles.links} aria-label={m.score_manage_links()}>
      <ButtonLink
        to="/events/$eventUrl/manage/scores/grid"
        params={{ eventUrl }}
        search={{ session: sessionId }}
      >
        {m.score_grid_open()}
      </ButtonLink>
      <ButtonLink to="/events/$eventUrl/manage/scores/reports" params={{ eventUrl }}>
        {m.report_queue_link()}
      </ButtonLink>
      {mayManage && <ManagerLinks eventUrl={eventUrl} sessionId={sessionId} />}
    </nav>
  );
}

/** The board, and how many entries wait for a decision. */
function ManagerLinks({ eventUrl, sessionId }: Omit<ScoreLinksProps, "mayManage">) {
  const { data: count = 0 } = useQuery(openCountQuery(useApi(), eventUrl));
  return (
    <>
      <ButtonLink
        to="/events/$eventUrl/manage/scores/board"
        params={{ eventUrl }}
        search={{ session: sessionId }}
      >
        {m.board_link()}
      </ButtonLink>
      <ButtonLink
        to="/events/$eventUrl/manage/scores/decisions"
        params={{ eventUrl }}
        {...(count > 0 && { color: "clay" as const })}
      >
        {count > 0 ? m.decision_link({ count }) : m.decision_link_none()}
      </ButtonLink>
      <ButtonLink to="/events/$eventUrl/manage/scores/take-in" params={{ eventUrl }}>
        {m.take_in_link()}
      </ButtonLink>
      <ButtonLink
        to="/events/$eventUrl/manage/protests"
        params={{ eventUrl }}
        search={{ session: sessionId }}
      >
        {m.protest_jury_open()}
      </ButtonLink>
    </>
  );
}
