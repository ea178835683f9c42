import { z } from "zod";
import { saidProblem } from "./problem/said-problem.ts";

/** What a change has published of the results by itself. */
export const published = z.object({
  number: z
    .number()
    .int()
    .nullable()
    .describe("The version that has these results; null where none could be made"),
  problem: saidProblem.nullable().describe("Why none could be made; the change itself holds"),
});

export type Published = z.output<typeof published>;
