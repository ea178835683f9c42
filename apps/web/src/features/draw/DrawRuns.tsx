import type { DrawRunSummary } from "@tightlines/contract/draw-run";
import { lazy, type ReactNode, Suspense, useState } from "react";
import { Seal } from "../../lib/verify/Seal.tsx";
import { m } from "../../paraglide/messages.js";
import { Badge } from "../../ui/Badge.tsx";
import type { Tone } from "../../ui/theme.ts";
import styles from "./DrawRuns.module.css";
import { formatInstant } from "./format-instant.ts";
import { undoneBy, unlockedBy } from "./undone-by.ts";
import { VerifyRun } from "./VerifyRun.tsx";

interface DrawRunsProps<Run> {
  eventUrl: string;
  timeZone: string;
  runs: readonly Run[];
  /** What one kind of draw says besides: above its fingerprints, and below them. */
  renderAbove?: (run: Run) => ReactNode;
  renderBelow?: (run: Run) => ReactNode;
}

/** Every run with who, when, why and its fingerprints; none can be hidden. */
export function DrawRuns<Run extends DrawRunSummary>(props: DrawRunsProps<Run>) {
  const { eventUrl, timeZone, runs, renderAbove, renderBelow } = props;
  return (
    <ol className={styles.runs}>
      {runs.map((run) => (
        <li key={run.id} className={styles.run}>
          <header className={styles.header}>
            <h3 className={styles.title}>{m.draw_run({ number: run.number })}</h3>
            <Badge tone={tones[run.status]}>{statuses[run.status]()}</Badge>
          </header>
          <p>{madeBy(run, timeZone)}</p>
          {run.publishedAt && <p>{m.draw_published({ when: formatInstant(run.publishedAt, timeZone) })}</p>}
          {run.reason && (
            <p>
              {m.draw_why()}: {run.reason}
            </p>
          )}
          {isThrownAway(run) && (
            <>
              <p>{m.draw_thrown_away()}</p>
              <ThrownAway eventUrl={eventUrl} runId={run.id} />
            </>
          )}
          {run.unlocked.map((unlocked) => (
            <p key={unlocked.at}>{unlockedBy(unlocked, timeZone)}</p>
          ))}
          {run.undone && <p>{undoneBy(run.undone, timeZone)}</p>}
          {renderAbove?.(run)}
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
          {renderBelow?.(run)}
        </li>
      ))}
    </ol>
  );
}

/** Drawn, and replaced before it was published. */
function isThrownAway({ publishedAt, seed }: DrawRunSummary): boolean {
  return publishedAt === null && seed !== null;
}

// Fetched when it is opened: few draws are thrown away.
const ThrownAwayResult = lazy(async () => ({
  default: (await import("./ThrownAwayResult.tsx")).ThrownAwayResult,
}));

function ThrownAway(props: { eventUrl: string; runId: number }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <details onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{m.draw_thrown_away_result()}</summary>
      <Suspense>{isOpen && <ThrownAwayResult {...props} />}</Suspense>
    </details>
  );
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
