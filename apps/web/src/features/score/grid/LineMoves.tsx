import { useState } from "react";
import type { ScoreStepInput } from "../device/score-desk.ts";
import type { Pair } from "../device/shown-score.ts";
import { Moves } from "../edit/Moves.tsx";
import { triedOperation } from "../edit/tried-operation.ts";

export interface LineMovesProps {
  eventUrl: string;
  pair: Pair;
  steps: readonly ScoreStepInput[];
}

/** Everybody whom the correction of a line moves; without signal, that nobody can tell. */
export function LineMoves({ eventUrl, pair, steps }: LineMovesProps) {
  const said = JSON.stringify(steps);
  // Asked again when something else is typed, and not with every rendering.
  const [tried, setTried] = useState(() => tryOut(pair, steps, said));
  if (tried.said !== said) setTried(tryOut(pair, steps, said));
  return <Moves eventUrl={eventUrl} operations={tried.operations} />;
}

function tryOut(pair: Pair, steps: readonly ScoreStepInput[], said: string) {
  // The reason is asked for beside it.
  const operations = steps.map((step) => triedOperation(pair, { ...step, reason: step.reason || "-" }));
  return { said, operations };
}
