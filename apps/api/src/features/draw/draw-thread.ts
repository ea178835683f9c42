import { DRAWS_WAITING } from "@tightlines/contract/limits";
import type { DrawInput } from "@tightlines/domain/draw/draw-input";
import type { drawPegs } from "@tightlines/domain/draw/draw-pegs";
import { ProblemError } from "../../platform/http/problem-error.ts";
import { startWorkThread } from "../../platform/thread/work-thread.ts";

/** Draws pegs without holding anybody else up. */
export interface DrawThread {
  draw(input: DrawInput, seed: string): Promise<ReturnType<typeof drawPegs>>;
  close(): Promise<void>;
}

/** As long as the search of a large field with many constraints may take on a slow machine. */
const TIMEOUT_MS = 120_000;
const IDLE_MS = 60_000;

/** One draw after the other. Whoever waits holds a connection of the database, so that few may. */
export function startDrawThread(): DrawThread {
  const thread = startWorkThread<{ input: DrawInput; seed: string }, ReturnType<typeof drawPegs>>({
    file: new URL("./draw.worker.js", import.meta.url),
    importsTypes: true,
    most: DRAWS_WAITING,
    busy: () => new ProblemError("draws-busy"),
    name: "draw",
    timeoutMs: TIMEOUT_MS,
    idleMs: IDLE_MS,
  });
  return { draw: (input, seed) => thread.run({ input, seed }), close: () => thread.close() };
}
