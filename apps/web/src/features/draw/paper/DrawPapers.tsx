import { useQuery } from "@tanstack/react-query";
import type { SessionResponse } from "@tightlines/contract/session";
import { holdingRun } from "@tightlines/domain/draw/run-of-session";
import { useApi } from "../../../lib/api/api.context.ts";
import styles from "../../../lib/paper/Papers.module.css";
import { DownloadSheet } from "../../../lib/sheet/DownloadSheet.tsx";
import { m } from "../../../paraglide/messages.js";
import { Card } from "../../../ui/Card.tsx";
import { drawsQuery } from "../draw.queries.ts";
import type { PegRunSummary } from "../session-run.ts";
import { PaperLinks } from "./PaperLinks.tsx";

interface DrawPapersProps {
  eventUrl: string;
  sessions: readonly SessionResponse[];
  runs: readonly PegRunSummary[];
}

/** Everything that is printed of a draw, for whoever runs the event; nothing while nobody has a peg or a duel. */
export function DrawPapers({ eventUrl, sessions, runs }: DrawPapersProps) {
  const { data: draws = [] } = useQuery(drawsQuery(useApi(), eventUrl));
  const ids = new Set(draws.map(({ sessionId }) => sessionId));
  const drawn = sessions.filter(({ id }) => ids.has(id));
  const inDuels = sessions.filter(({ id }) => holdingRun(runs, id)?.mode === "duels");
  if (drawn.length + inDuels.length === 0) return null;
  return (
    <Card title={m.paper_manage_title()}>
      <p>{m.paper_manage_words()}</p>
      <ul className={styles.papers}>
        {inDuels.length > 0 &&
          (["duels", "duel-cards"] as const).map((paper) => (
            <PaperLinks key={paper} eventUrl={eventUrl} paper={paper} sessions={inDuels} />
          ))}
        {drawn.length > 0 &&
          (["draws", "team-draws", "peg-cards", "scorecards"] as const).map((paper) => (
            <PaperLinks key={paper} eventUrl={eventUrl} paper={paper} sessions={drawn} />
          ))}
      </ul>
      {drawn.length > 0 && <DownloadSheet eventUrl={eventUrl} nouns="draws" />}
    </Card>
  );
}
