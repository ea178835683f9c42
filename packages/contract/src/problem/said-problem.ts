import { z } from "zod";
import type { Fact } from "./facts.ts";

/** A code and its facts as they travel inside an answer. */
export const saidProblem = z.object({
  code: z.string(),
  facts: z.record(z.string(), z.custom<Fact>()).exactOptional().describe("What the sentence is filled with"),
  detail: z.string().describe("An English sentence"),
});
