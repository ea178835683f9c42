import { DatabaseError } from "pg";

/**
 * The table whose own rules refused a value: it is wrong, it is there already, or it is about a row that is not there.
 * Undefined for any other failure.
 */
export function refusedIn(error: unknown): string | undefined {
  const isRefused = error instanceof DatabaseError && /^2[23]/.test(error.code ?? "");
  return isRefused ? (error.table ?? "") : undefined;
}
