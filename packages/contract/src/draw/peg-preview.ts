import { z } from "zod";

/** What a draw would meet, before anything is promised. */
export const pegDrawPreview = z.object({
  anglers: z.number().int().describe("How many are drawn"),
  boxes: z
    .array(
      z.object({
        sessionId: z.number().int(),
        sectorId: z.number().int().nullable().describe("Null where everybody is drawn for every peg"),
        anglers: z.number().int(),
        pegs: z.number().int().describe("Pegs in use"),
      }),
    )
    .describe("Who is drawn together for which pegs"),
});

export type PegDrawPreview = z.output<typeof pegDrawPreview>;
