import type { Log } from "../platform/log.ts";

export const silentLog: Log = { info: () => {}, warn: () => {}, error: () => {} };
