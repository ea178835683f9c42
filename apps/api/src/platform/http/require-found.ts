import type { ProblemCode } from "@tightlines/contract/problem/problem";
import { ProblemError } from "./problem-error.ts";

type NotFound = Extract<ProblemCode, `${string}-not-found`>;

/** What was asked for by its id; refused when it is not there, or not there any more. */
export function requireFound<Row>(row: Row | undefined, code: NotFound): Row {
  if (row === undefined) throw new ProblemError(code);
  return row;
}
