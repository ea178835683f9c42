import { DatabaseError } from "pg";

/** The unique constraint or index that refused a row; undefined for any other failure. */
export function violatedUnique(error: unknown): string | undefined {
  return error instanceof DatabaseError && error.code === "23505" ? error.constraint : undefined;
}
