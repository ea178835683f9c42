import { useQuery } from "@tanstack/react-query";
import type { SessionResponse } from "@tightlines/contract/session";
import { useApi } from "../../../lib/api/api.context.ts";
import { DownloadSheet } from "../../../lib/sheet/DownloadSheet.tsx";
import { m } from "../../../paraglide/messages.js";
import { Card } from "../../../ui/Card.tsx";
import { drawsQuery } from "../draw.queries.ts";
import { PaperLinks } from "./PaperLinks.tsx";
import styles from "./Papers.module.css";

/** Everything that is printed of a draw, for whoever runs the event; nothing while nobody has a peg. */
export function DrawPapers({
  eventUrl,
  sessions,
}: {
  eventUrl: string;
  sessions: readonly SessionResponse[];
}) {
  const { data: draws = [] } = useQuery(drawsQuery(useApi(), eventUrl));
  const ids = new Set(draws.map(({ sessionId }) => sessionId));
  const drawn = sessions.filter(({ id }) => ids.has(id));
  if (drawn.length === 0) return null;
  return (
    <Card title={m.paper_manage_title()}>
      <p>{m.paper_manage_words()}</p>
      <ul className={styles.papers}>
        {(["draws", "team-draws", "peg-cards", "scorecards"] as const).map((paper) => (
          <PaperLinks key={paper} eventUrl={eventUrl} paper={paper} sessions={drawn} />
        ))}
      </ul>
      <DownloadSheet eventUrl={eventUrl} nouns="draws" />
    </Card>
  );
}
