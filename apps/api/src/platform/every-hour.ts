import type { FastifyInstance } from "fastify";

const HOUR_MS = 3600 * 1000;

/** Does some work at every start and once an hour, until the application closes. */
export function everyHour(app: FastifyInstance, name: string, work: () => Promise<void>): void {
  let timer: NodeJS.Timeout | undefined;
  let working: Promise<void> = Promise.resolve();
  const begin = () => {
    working = work().catch((error: unknown) => app.log.error({ err: error }, `${name} failed`));
  };
  app.addHook("onReady", async () => {
    begin();
    timer = setInterval(begin, HOUR_MS).unref();
  });
  app.addHook("onClose", async () => {
    clearInterval(timer);
    await working;
  });
}
