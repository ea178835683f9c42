import { DRAWS_WAITING } from "@tightlines/contract/limits";
import type { drawPegs } from "@tightlines/domain/draw/draw-pegs";
import type { repairHeld } from "@tightlines/domain/draw/repair-held";
import type { replayChanges } from "@tightlines/domain/draw/replay-changes";
import { ProblemError } from "../../platform/http/problem-error.ts";
import { startWorkThread } from "../../platform/thread/work-thread.ts";
import type { DrawLetters } from "./letter/tell-anglers.ts";

/** What the thread can do, by name. Each may search long, and each gives the same answer as where it is called directly. */
interface Tasks {
  draw: typeof drawPegs;
  repair: typeof repairHeld;
  replay: typeof replayChanges;
}

type InThread<Task extends (...given: never[]) => unknown> = (
  ...given: Parameters<Task>
) => Promise<ReturnType<Task>>;

/** Draws pegs, and repairs what was drawn, without holding anybody else up. */
export type DrawThread = { [Name in keyof Tasks]: InThread<Tasks[Name]> } & { close(): Promise<void> };

/** What a change of a draw in force needs. */
export interface DrawDesk {
  letters: DrawLetters;
  thread: DrawThread;
}

/** As long as the search of a large field with many constraints may take on a slow machine. */
const TIMEOUT_MS = 120_000;
const IDLE_MS = 60_000;

/** One draw after the other. Whoever waits holds a connection of the database, so that few may. */
export function startDrawThread(): DrawThread {
  const thread = startWorkThread<{ task: keyof Tasks; given: unknown[] }, never>({
    file: new URL("./draw.worker.js", import.meta.url),
    importsTypes: true,
    most: DRAWS_WAITING,
    busy: () => new ProblemError("draws-busy"),
    name: "draw",
    timeoutMs: TIMEOUT_MS,
    idleMs: IDLE_MS,
  });
  return {
    draw: (...given) => thread.run({ task: "draw", given }),
    repair: (...given) => thread.run({ task: "repair", given }),
    replay: (...given) => thread.run({ task: "replay", given }),
    close: () => thread.close(),
  };
}
