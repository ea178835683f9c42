import type { SessionResponse } from "@tightlines/contract/session";

import { m } from "../../paraglide/messages.js";
import { sessionLabel } from "../session/session-label.ts";
import { DrawRuns } from "./DrawRuns.tsx";
import { formatInstant } from "./format-instant.ts";
import { FairnessDetails } from "./fairness/FairnessDetails.tsx";
import type { PegRunSummary } from "./session-run.ts";
import { ShowChanges } from "./ShowChanges.tsx";

interface PegRunsProps {
  eventUrl: string;
  timeZone: string;
  runs: readonly PegRunSummary[];
  sessions: readonly SessionResponse[];
}

/** The runs that draw pegs: also which sessions, what was changed afterwards, and how even it came out. */
export function PegRuns({ eventUrl, timeZone, runs, sessions }: PegRunsProps) {
  return (
    <DrawRuns
      eventUrl={eventUrl}
      timeZone={timeZone}
      runs={runs}
      renderAbove={(run) => (
        <>
          <p>{sessionsOf(run.sessionIds, sessions)}</p>
          {run.pinned > 0 && <p>{m.peg_draw_pinned({ count: run.pinned })}</p>}
          {run.drawnAt && <p>{m.peg_draw_drawn_at({ when: formatInstant(run.drawnAt, timeZone) })}</p>}
          {run.changes > 0 && <ShowChanges eventUrl={eventUrl} timeZone={timeZone} run={run} />}
        </>
      )}
      renderBelow={(run) => run.seed && <FairnessDetails eventUrl={eventUrl} runId={run.id} />}
    />
  );
}

function sessionsOf(ids: readonly number[], sessions: readonly SessionResponse[]): string {
  const named = sessions.filter(({ id }) => ids.includes(id)).map(sessionLabel);
  return m.peg_draw_of_sessions({ sessions: named.join(", ") });
}
