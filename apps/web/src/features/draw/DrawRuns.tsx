import type { DrawRunSummary } from "@tightlines/contract/draw-run";
import type { SessionResponse } from "@tightlines/contract/session";
import { lazy, Suspense, useState } from "react";
import { Seal } from "../../lib/verify/Seal.tsx";
import { m } from "../../paraglide/messages.js";
import { Badge } from "../../ui/Badge.tsx";
import type { Tone } from "../../ui/theme.ts";
import { sessionLabel } from "../session/session-label.ts";
import styles from "./DrawRuns.module.css";
import { formatInstant } from "./format-instant.ts";
import { ShowChanges } from "./ShowChanges.tsx";
import { undoneBy } from "./undone-by.ts";
import { VerifyRun } from "./VerifyRun.tsx";

interface DrawRunsProps {
  eventUrl: string;
  timeZone: string;
  runs: readonly DrawRunSummary[];
  /** Names those that each run draws; none for a draw of groups. */
  sessions?: readonly SessionResponse[];
}

/** Every run with who, when, why and its fingerprints; none can be hidden. */
export function DrawRuns({ eventUrl, timeZone, runs, sessions }: DrawRunsProps) {
  return (
    <ol className={styles.runs}>
      {runs.map((run) => (
        <li key={run.id} className={styles.run}>
          <header className={styles.header}>
            <h3 className={styles.title}>{m.draw_run({ number: run.number })}</h3>
            <Badge tone={tones[run.status]}>{statuses[run.status]()}</Badge>
          </header>
          {run.kind === "peg" && <p>{sessionsOf(run.sessionIds, sessions ?? [])}</p>}
          <p>{madeBy(run, timeZone)}</p>
          {run.kind === "peg" && run.drawnAt && (
            <p>{m.peg_draw_drawn_at({ when: formatInstant(run.drawnAt, timeZone) })}</p>
          )}
          {run.publishedAt && <p>{m.draw_published({ when: formatInstant(run.publishedAt, timeZone) })}</p>}
          {run.reason && (
            <p>
              {m.draw_why()}: {run.reason}
            </p>
          )}
          {run.undone && <p>{undoneBy(run.undone, timeZone)}</p>}
          {run.kind === "peg" && run.changes > 0 && (
            <ShowChanges eventUrl={eventUrl} timeZone={timeZone} run={run} />
          )}
          <Seal
            facts={[
              { label: m.draw_seed_source(), value: seedSources[run.seedSource](), isInWords: true },
              { label: m.draw_seed_hash(), value: run.seedHash },
              { label: m.draw_input_hash(), value: run.inputHash },
              {
                label: m.draw_seed_shown(),
                value: run.seed ?? m.draw_seed_hidden(),
                isInWords: run.seed === null,
              },
              ...(run.ingredient ? [{ label: m.peg_draw_ingredient_shown(), value: run.ingredient }] : []),
            ]}
          />
          {run.seed && <VerifyRun eventUrl={eventUrl} runId={run.id} kind={run.kind} />}
          {run.seed && run.kind === "peg" && <Fairness eventUrl={eventUrl} runId={run.id} />}
        </li>
      ))}
    </ol>
  );
}

// Fetched when it is opened: few look at it, and it brings the charts along.
const FairnessReport = lazy(async () => ({
  default: (await import("./fairness/FairnessReport.tsx")).FairnessReport,
}));

function Fairness(props: { eventUrl: string; runId: number }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <details className={styles.fairness} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{m.fairness_title()}</summary>
      <Suspense>{isOpen && <FairnessReport {...props} />}</Suspense>
    </details>
  );
}

function sessionsOf(ids: readonly number[], sessions: readonly SessionResponse[]): string {
  const named = sessions.filter(({ id }) => ids.includes(id)).map(sessionLabel);
  return m.peg_draw_of_sessions({ sessions: named.join(", ") });
}

const statuses: Record<DrawRunSummary["status"], () => string> = {
  draft: m.draw_status_draft,
  published: m.draw_status_published,
  locked: m.draw_status_locked,
  superseded: m.draw_status_superseded,
  undone: m.draw_status_undone,
};

const tones: Record<DrawRunSummary["status"], Tone> = {
  draft: "float",
  published: "reed",
  locked: "reed",
  superseded: "gravel",
  undone: "gravel",
};

const seedSources: Record<DrawRunSummary["seedSource"], () => string> = {
  server: m.draw_seed_source_server,
  given: m.draw_seed_source_given,
  unknown: m.draw_seed_source_unknown,
};

function madeBy({ actorName, createdAt }: DrawRunSummary, timeZone: string): string {
  const when = formatInstant(createdAt, timeZone);
  return actorName ? m.draw_by({ name: actorName, when }) : m.draw_by_former({ when });
}
