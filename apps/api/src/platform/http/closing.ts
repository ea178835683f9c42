import type { FastifyInstance } from "fastify";
import { ProblemError } from "./problem-error.ts";

/** While what was started is being finished, what comes in on an open connection is sent elsewhere, in our own shape. */
export function refuseWhileClosing(app: FastifyInstance): void {
  let isClosing = false;
  app.addHook("preClose", async () => {
    isClosing = true;
  });
  app.addHook("onRequest", async () => {
    if (isClosing) throw new ProblemError("shutting-down", { facts: { seconds: 5 } });
  });
}
