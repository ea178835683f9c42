import type { FastifyInstance } from "fastify";
import { deleteAbandoned } from "./upload.service.ts";
import type { UploadContext } from "./upload.service.ts";

const HOUR_MS = 3600 * 1000;

/** Looks at every start and once an hour for images whose account is gone. */
export function sweepUploads(app: FastifyInstance, context: UploadContext): void {
  let timer: NodeJS.Timeout | undefined;
  let sweeping: Promise<void> = Promise.resolve();
  const sweep = () => {
    sweeping = deleteAbandoned(context).catch((error: unknown) =>
      app.log.error({ err: error }, "sweeping uploads failed"),
    );
  };
  app.addHook("onReady", async () => {
    sweep();
    timer = setInterval(sweep, HOUR_MS).unref();
  });
  app.addHook("onClose", async () => {
    clearInterval(timer);
    await sweeping;
  });
}
