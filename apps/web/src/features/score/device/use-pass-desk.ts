import { useMemo } from "react";
import { createPassDesk } from "./pass-desk.ts";
import type { DeskState, ScoreDesk } from "./score-desk.ts";
import { useDesk } from "./use-score-desk.ts";

/** One call brings everything within the pass, which is more than an account asks for at once. */
const FETCH_MS = 60_000;

export function usePassDesk(secret: string, sessionId: number | undefined): DeskState & { desk: ScoreDesk } {
  const desk = useMemo(() => createPassDesk(secret, sessionId), [secret, sessionId]);
  return useDesk(desk, FETCH_MS);
}
