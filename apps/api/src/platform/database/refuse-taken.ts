import type { ProblemError } from "../http/problem-error.ts";
import { violatedUnique } from "./unique-violation.ts";

/** Waits for a write, and says in the caller's words what is taken where a unique constraint refuses it. */
export async function refusingTaken<Row>(
  write: Promise<Row>,
  refusals: Readonly<Record<string, () => ProblemError>>,
): Promise<Row> {
  try {
    return await write;
  } catch (error) {
    throw refusals[violatedUnique(error) ?? ""]?.() ?? error;
  }
}
