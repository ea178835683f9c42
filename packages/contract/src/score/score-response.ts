import { z } from "zod";
import { rowFields } from "../event-part.ts";
import { catchInput, penaltyInput, sessionPresences, weighInInput } from "./score-values.ts";

const id = z.number().int();
const saidBy = z.string().nullable().describe("The operation that said it last; send it back as `seen`");

export const catchResponse = z.object({
  ...catchInput.shape,
  id: z.string(),
  saidBy: z.string(),
  speciesName: z.string(),
  voidReason: z.string().nullable().describe("Why it does not count; null while it does"),
});

export const penaltyResponse = z.object({
  ...penaltyInput.shape,
  id: z.string(),
  saidBy: z.string(),
  reason: z.string(),
  voidReason: z.string().nullable(),
});

/** What one angler did in one session, by the names that everybody may see. */
export const scoreResponse = z.object({
  ...rowFields,
  sessionId: id,
  sessionNumber: id,
  anglerId: id,
  anglerNumber: id,
  anglerName: z.string(),
  teamId: id.nullable(),
  teamName: z.string().nullable(),
  sectorCode: z.string().nullable().describe("Where they were drawn"),
  pegNumber: id.nullable(),
  presence: z.enum(sessionPresences),
  lateMinutes: id,
  presenceSaidBy: saidBy,
  weighIn: weighInInput.nullable(),
  weighInSaidBy: saidBy,
  catches: z.array(catchResponse).describe("In the order they were added, voided ones included"),
  penalties: z.array(penaltyResponse),
  hash: z.string().describe("Of what an angler signs"),
  isChecked: z
    .boolean()
    .describe("Whether a second person has read the same from the card, and nothing has changed since"),
  isSigned: z.boolean().describe("Whether the angler has confirmed it as it is now"),
  wasSigned: z
    .boolean()
    .describe("Whether they have confirmed it at any time: a change needs a reason from then on"),
});

export type ScoreResponse = z.output<typeof scoreResponse>;
