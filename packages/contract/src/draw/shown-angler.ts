import { z } from "zod";

/** Somebody by the name that everybody may see. */
export const shownAngler = {
  anglerId: z.number().int(),
  anglerNumber: z.number().int().nullable().describe("Null for whoever is not in the event any more"),
  anglerName: z.string().nullable().describe("Null for whoever is not in the event any more"),
  teamName: z.string().nullable(),
};
