import { z } from "zod";
import { eventParams } from "./event-part.ts";

/** A paper to print, as a PDF, which is sent as it is. */
export const paperFile = z.object({
  name: z.string().describe("The name of the file, without its ending"),
  bytes: z.custom<Uint8Array>((value) => value instanceof Uint8Array),
});

export type PaperFile = z.output<typeof paperFile>;

/** What all calls for a paper have in common. */
export const paperCall = {
  method: "GET",
  status: 200,
  params: eventParams,
  answer: paperFile,
  file: "pdf",
  rate: "paper",
} as const;

export const paperProblems = ["paper-too-long", "papers-busy"] as const;

export const paperSessionQuery = z.object({
  session: z.coerce
    .number()
    .int()
    .min(1)
    .max(Number.MAX_SAFE_INTEGER)
    .optional()
    .describe("The number of one session; all of them when it is left out"),
});

/** Whether a printed paper still holds, by what its QR code says. */
export const printedParams = eventParams.extend({
  paper: z.string().max(100).describe("What it shows and its version, as its QR code says it"),
});
