/**
 * Draws pegs, and repairs what was drawn, in a thread of its own: constraints may take seconds to be searched, in which the
 * process goes on answering. Plain JavaScript, because Node 20 starts threads from files as they are.
 */
import { parentPort } from "node:worker_threads";
import { drawPegs } from "@tightlines/domain/draw/draw-pegs";
import { repairHeld } from "@tightlines/domain/draw/repair-held";
import { replayChanges } from "@tightlines/domain/draw/replay-changes";

const tasks = { draw: drawPegs, repair: repairHeld, replay: replayChanges };

parentPort.on("message", ({ job, task, given }) => {
  try {
    parentPort.postMessage({ job, answer: tasks[task](...given) }, []);
  } catch (error) {
    parentPort.postMessage({ job, failure: String(error?.stack ?? error) }, []);
  }
});
