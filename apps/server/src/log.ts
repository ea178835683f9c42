import { pino } from "pino";
import type { Logger } from "pino";

/** Structured lines on standard output. What could name a person is removed before it is written. */
export function createLog(level: string): Logger {
  return pino({
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    redact: {
      paths: [
        "req.headers",
        "req.url",
        "req.remoteAddress",
        "email",
        "*.email",
        "password",
        "*.password",
        "token",
        "*.token",
      ],
      remove: true,
    },
  });
}
