import type { FastifyInstance } from "fastify";

export const MINUTE_MS = 60 * 1000;
export const HOUR_MS = 60 * MINUTE_MS;

/** Does some work at every start and again after so long, until the application closes. */
export function repeat(
  app: FastifyInstance,
  name: string,
  milliseconds: number,
  work: () => Promise<void>,
): void {
  let timer: NodeJS.Timeout | undefined;
  let working: Promise<void> = Promise.resolve();
  const begin = () => {
    working = work().catch((error: unknown) => app.log.error({ err: error }, `${name} failed`));
  };
  app.addHook("onReady", async () => {
    begin();
    timer = setInterval(begin, milliseconds).unref();
  });
  app.addHook("onClose", async () => {
    clearInterval(timer);
    await working;
  });
}
