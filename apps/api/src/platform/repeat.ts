import type { FastifyInstance } from "fastify";

export const MINUTE_MS = 60 * 1000;
export const HOUR_MS = 60 * MINUTE_MS;

/**
 * Does some work at every start and again after so long, until the application closes. While a round still lasts, no other
 * one begins beside it.
 */
export function repeat(
  app: FastifyInstance,
  name: string,
  milliseconds: number,
  work: () => Promise<void>,
): void {
  let timer: NodeJS.Timeout | undefined;
  let working: Promise<void> | undefined;
  const begin = () => {
    working ??= work()
      .catch((error: unknown) => app.log.error({ err: error }, `${name} failed`))
      .finally(() => (working = undefined));
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
