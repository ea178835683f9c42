import { StartupError } from "../startup-error.ts";

export const OLDEST_SUPPORTED_MAJOR = 15;

/** `server_version_num` is 150018 for 15.18: the minor version takes the last four digits. */
export function requireSupportedVersion(serverVersionNum: number): void {
  const major = Math.floor(serverVersionNum / 10_000);
  if (major >= OLDEST_SUPPORTED_MAJOR) return;
  throw new StartupError(
    `The database is PostgreSQL ${major}, and Tightlines needs ${OLDEST_SUPPORTED_MAJOR} or newer: point DATABASE_URL at a newer server.`,
  );
}
