import { z } from "zod";
import { why } from "./problem/why.ts";

/** A row's id in a path. What is no number names nothing: it becomes 0, which is no row's id, and the answer is 404. */
export const rowId = z
  .string()
  .min(1)
  .max(20)
  .transform((id) => (/^[1-9]\d{0,14}$/.test(id) ? Number(id) : 0));

/** A row's id in a body. */
export const rowIdInBody = z.number(why("not-in-list")).int().min(1).max(Number.MAX_SAFE_INTEGER);
