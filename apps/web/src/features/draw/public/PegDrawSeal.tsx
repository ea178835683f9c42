import { Link } from "@tanstack/react-router";
import type { SessionResponse } from "@tightlines/contract/session";
import { m } from "../../../paraglide/messages.js";
import { PegRuns } from "../PegRuns.tsx";
import type { PegRunSummary } from "../session-run.ts";
import styles from "./DrawsPage.module.css";

interface PegDrawSealProps {
  eventUrl: string;
  timeZone: string;
  runs: readonly PegRunSummary[];
  sessions: readonly SessionResponse[];
}

/** Below the places: what was promised and when, and a way to check it. Nothing where nothing was promised. */
export function PegDrawSeal({ eventUrl, timeZone, runs, sessions }: PegDrawSealProps) {
  if (runs.length === 0) return null;
  return (
    <section className={styles.seal} aria-labelledby="seal">
      <h2 id="seal" className={styles.title}>
        {m.peg_draw_seal_title()}
      </h2>
      <p className={styles.dim}>{m.peg_draw_seal_words()}</p>
      <p className={styles.dim}>
        {m.draw_runs_description()}{" "}
        <Link to="/events/$eventUrl/draws/check" params={{ eventUrl }}>
          {m.draw_check_link()}
        </Link>
      </p>
      <PegRuns eventUrl={eventUrl} timeZone={timeZone} runs={runs} sessions={sessions} />
    </section>
  );
}
