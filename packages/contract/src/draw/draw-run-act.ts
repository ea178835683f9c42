import { z } from "zod";

/** Who did something to a run, when and why. */
export const drawRunAct = z.object({
  by: z.string().nullable().describe("Null when that account is gone"),
  at: z.iso.datetime(),
  reason: z.string(),
});

export type DrawRunAct = z.output<typeof drawRunAct>;
