import { reportStates } from "@tightlines/domain/report/report-state";
import { z } from "zod";
import { revision } from "../event-part.ts";

const count = z.number().int();

/** What a fish is said to be, or is found to be. */
const reportedFish = z.object({
  speciesId: count,
  speciesName: z.string(),
  lengthMm: count.nullable(),
  weightGrams: count.nullable(),
  caughtAt: z.iso.datetime().nullable(),
});

const reportFlags = [
  "same-photo",
  "time-outside",
  "no-code",
  "undersized",
  "unusual-size",
  "ineligible",
] as const;

/** A fish that an angler has reported, with a photo, and what became of it. */
export const reportResponse = z.object({
  id: z.string().describe("Made on the angler's device; the fish on the score has the same"),
  revision,
  number: count.describe("In the order they were received"),
  sessionId: count,
  sessionNumber: count,
  anglerId: count,
  anglerNumber: count,
  anglerName: z.string(),
  claim: reportedFish.describe("What the angler says"),
  counted: reportedFish.nullable().describe("What counts on the score; null while nothing does"),
  hasCode: z.boolean().describe("The angler says that the session's code is on the photo"),
  place: z
    .object({ latitude: z.number(), longitude: z.number() })
    .nullable()
    .describe("Where, if the angler lets the judges know"),
  photo: z.object({ width: count, height: count }),
  state: z
    .enum(reportStates)
    .describe("Asked: a judge wants another photo. Replaced: the angler has sent another one instead"),
  answers: z.string().nullable().describe("The report in whose place this one was sent"),
  flags: z.array(z.enum(reportFlags)).describe("What a judge should look at first"),
  samePhoto: z
    .object({ id: z.string(), number: count, anglerName: z.string(), state: z.enum(reportStates) })
    .nullable()
    .describe("The earlier report whose photo looks the same"),
  reason: z.string().describe("Why it was decided so"),
  decidedBy: z.string().nullable(),
  decidedAt: z.iso.datetime().nullable(),
  madeAt: z.iso.datetime().describe("By the clock of the device"),
  createdAt: z.iso.datetime().describe("When it was received"),
  updatedAt: z.iso.datetime(),
});

export type ReportResponse = z.output<typeof reportResponse>;

/** A report that nobody has decided about, as everybody sees it: without the photo, the place and the flags. */
export const waitingReport = z.object({
  id: z.string(),
  anglerId: count,
  anglerNumber: count,
  anglerName: z.string(),
  claim: reportedFish,
  isCounting: z.boolean().describe("Whether it counts until a judge decides"),
});

export type WaitingReport = z.output<typeof waitingReport>;
