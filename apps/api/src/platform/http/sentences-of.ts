import type { z } from "zod";

/** What a schema finds wrong with a value, field by field. */
export function sentencesOf(schema: z.ZodType, value: unknown): { field: string; sentence: string }[] {
  const { error } = schema.safeParse(value);
  return (error?.issues ?? []).map(({ path, message }) => ({ field: path.join("."), sentence: message }));
}
