import { useSay } from "../../../lib/api/use-say.ts";
import { m } from "../../../paraglide/messages.js";
import { Banner } from "../../../ui/Banner.tsx";
import { Button } from "../../../ui/Button.tsx";
import type { DeskState, ScoreDesk } from "../device/score-desk.ts";

export interface RefusedChecksProps extends Pick<DeskState, "waiting"> {
  desk: ScoreDesk;
  sessionId: number;
}

/** Second readings that the server did not take, together: they have one cause, and the cards are read again. */
export function RefusedChecks({ desk, waiting, sessionId }: RefusedChecksProps) {
  const say = useSay();
  const refused = waiting.filter(
    ({ body, answer }) =>
      body.kind === "check" && body.sessionId === sessionId && answer?.outcome === "refused",
  );
  const problem = refused[0]?.answer?.problem;
  if (!problem) return null;
  return (
    <Banner
      tone="clay"
      action={
        <Button onClick={() => void desk.drop(refused.map(({ id }) => id))}>{m.score_refused_seen()}</Button>
      }
    >
      {m.score_grid_checks_refused({ count: refused.length, why: say(problem) ?? problem.detail })}
    </Banner>
  );
}
