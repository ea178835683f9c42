import { z } from "zod";
import { endpoint } from "../endpoint.ts";
import { eventSettingsResponse } from "../event-settings.ts";
import { why } from "../problem/why.ts";
import { sessionPresences } from "./score-values.ts";

const count = z.number().int();

/** What an angler has confirmed on somebody else's device, for the angler to keep. */
export const receiptResponse = z.object({
  state: z
    .enum(["holds", "changed", "open", "refused"])
    .describe(
      "Holds: the score still says what was signed. Changed: it was corrected since. Open: the organizer has to decide about the signature. Refused: they did not take it",
    ),
  event: z.object({
    url: z.string(),
    name: z.string(),
    timeZone: z.string(),
    units: eventSettingsResponse.units,
  }),
  session: z.object({ number: count, name: z.string() }),
  anglerNumber: count,
  anglerName: z.string(),
  teamName: z.string().nullable(),
  sectorCode: z.string().nullable(),
  pegNumber: count.nullable(),
  signedAt: z.iso.datetime().describe("By the clock of the device"),
  receivedAt: z.iso.datetime().describe("By the clock of the server"),
  signed: z
    .object({
      presence: z.enum(sessionPresences),
      lateMinutes: count,
      weightGrams: count.nullable().describe("Of the catch as a whole, where it was weighed as a whole"),
      fishCount: count.nullable(),
      biggestFishGrams: count.nullable(),
      catches: z.array(
        z.object({
          speciesName: z.string(),
          lengthMm: count.nullable(),
          weightGrams: count.nullable(),
          count,
          caughtAt: z.iso.datetime().nullable(),
          voidReason: z.string().nullable(),
        }),
      ),
      penalties: z.array(z.object({ code: z.string(), voidReason: z.string().nullable() })),
    })
    .nullable()
    .describe("What stood on the screen; null where the signature was not taken"),
});

export type ReceiptResponse = z.output<typeof receiptResponse>;

export const receiptEndpoints = {
  openReceipt: endpoint({
    method: "POST",
    path: "/api/receipt",
    summary: "What an angler has signed, and whether it still holds, for whoever has the link of the receipt",
    access: "guest",
    status: 200,
    // In the body and not in the address, which is written into logs.
    body: z.object({ secret: z.string(why("receipt-missing")).min(1, why("receipt-missing")).max(100) }),
    answer: receiptResponse,
    hasSecret: true,
    rate: "secret",
    problems: ["receipt-unknown", "angler-not-found", "session-not-found"],
  }),
};
