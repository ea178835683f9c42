import type { Logger } from "pino";

/** What the platform needs of a logger, so that a test or a command may pass a simpler one than the server's. */
export type Log = Pick<Logger, "info" | "warn" | "error">;
