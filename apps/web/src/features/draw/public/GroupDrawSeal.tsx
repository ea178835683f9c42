import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useApi } from "../../../lib/api/api.context.ts";
import { m } from "../../../paraglide/messages.js";
import { DrawRuns } from "../DrawRuns.tsx";
import { FairnessDetails } from "../fairness/FairnessDetails.tsx";
import { groupRunsQuery } from "../draw-run.queries.ts";
import styles from "./GroupDrawSeal.module.css";

/** Below the groups: how they were drawn, and a way to check it. Nothing where nothing was drawn. */
export function GroupDrawSeal({ eventUrl, timeZone }: { eventUrl: string; timeZone: string }) {
  const { data: runs = [] } = useQuery(groupRunsQuery(useApi(), eventUrl));
  if (runs.length === 0) return null;
  return (
    <details className={styles.seal}>
      <summary className={styles.summary}>{m.draw_seal_title()}</summary>
      <p className={styles.lead}>
        {m.draw_runs_description()}{" "}
        <Link to="/events/$eventUrl/draws/check" params={{ eventUrl }}>
          {m.draw_check_link()}
        </Link>
      </p>
      <DrawRuns
        eventUrl={eventUrl}
        timeZone={timeZone}
        runs={runs}
        renderBelow={({ id, publishedAt }) =>
          publishedAt && <FairnessDetails eventUrl={eventUrl} runId={id} />
        }
      />
    </details>
  );
}
