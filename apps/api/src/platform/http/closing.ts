import { IncomingMessage } from "node:http";
import type { FastifyInstance } from "fastify";
import { ProblemError } from "./problem-error.ts";

/**
 * While what was started is being finished, what comes in on an open connection is sent elsewhere, in our own shape.
 * What a page asks for while it is being rendered comes from inside, and belongs to what was started.
 */
export function refuseWhileClosing(app: FastifyInstance): void {
  let isClosing = false;
  app.addHook("preClose", async () => {
    isClosing = true;
  });
  app.addHook("onRequest", async ({ raw }) => {
    if (isClosing && raw instanceof IncomingMessage)
      throw new ProblemError("shutting-down", { facts: { seconds: 5 } });
  });
  // A browser would keep the connection of its last answer open, and we would wait for it.
  app.addHook("onSend", async (_request, reply) => {
    if (isClosing) void reply.header("connection", "close");
  });
}
