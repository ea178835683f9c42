/**
 * Draws pegs in a thread of its own: constraints may take seconds to be searched, in which the process goes on answering.
 * Plain JavaScript, because Node 20 starts threads from files as they are.
 */
import { parentPort } from "node:worker_threads";
import { drawPegs } from "@tightlines/domain/draw/draw-pegs";

parentPort.on("message", ({ job, input, seed }) => {
  try {
    parentPort.postMessage({ job, answer: drawPegs(input, seed) }, []);
  } catch (error) {
    parentPort.postMessage({ job, failure: String(error?.stack ?? error) }, []);
  }
});
