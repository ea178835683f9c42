import { useQuery } from "@tanstack/react-query";
import { useApi } from "../../../lib/api/api.context.ts";
import { ButtonLink } from "../../../lib/ButtonLink.tsx";
import { m } from "../../../paraglide/messages.js";
import { openCountQuery } from "../board/board.queries.ts";
import styles from "./ManageLinks.module.css";

export interface ManageLinksProps {
  eventUrl: string;
  sessionId: number;
}

/** What whoever runs the event looks at beside the scores: the board, and how many entries wait for a decision. */
export function ManageLinks({ eventUrl, sessionId }: ManageLinksProps) {
  const { data: count = 0 } = useQuery(openCountQuery(useApi(), eventUrl));
  return (
    <nav className={styles.links} aria-label={m.score_manage_links()}>
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
    </nav>
  );
}
