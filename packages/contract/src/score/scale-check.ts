import { SCALE_CHECKS_AT_ONCE } from "@tightlines/domain/score/needs-scale";
import { z } from "zod";
import { endpoint } from "../endpoint.ts";
import { eventParams } from "../event-part.ts";
import { saidProblem } from "../problem/said-problem.ts";
import { why } from "../problem/why.ts";
import { rowIdInBody } from "../row-id.ts";
import { passHolder } from "./pass-desk.ts";

const GRAMS_MAX = 1_000_000;

const grams = z.number(why("not-a-number")).int().min(0).max(GRAMS_MAX);

/** What a weigh team confirms before its first weight: the scale was held against a known weight, and the bag is tared. */
export const scaleCheckInput = z.object({
  id: z.uuid().toLowerCase().describe("Made on the device"),
  sessionId: z.number(why("session-missing")).int().min(1).max(Number.MAX_SAFE_INTEGER),
  scaleNumber: z.string().trim().min(1, why("empty")).max(40),
  knownGrams: grams.min(1).describe("A weight that is known"),
  shownGrams: grams.describe("What the scale showed for it"),
  tareGrams: grams.describe("The sling or bag that the scale was tared with"),
  madeAt: z.iso.datetime(why("not-an-instant")).describe("By the clock of the device"),
});

export type ScaleCheckInput = z.output<typeof scaleCheckInput>;

export const scaleCheckOutcome = z.object({
  id: z.string(),
  outcome: z.enum(["applied", "repeated", "refused"]).describe("Repeated: it had been stored before"),
  problem: saidProblem.nullable(),
});

export type ScaleCheckOutcome = z.output<typeof scaleCheckOutcome>;

const checks = z.array(scaleCheckInput).min(1, why("empty")).max(SCALE_CHECKS_AT_ONCE);
const answer = z.array(scaleCheckOutcome).describe("One for each check, in their order");

export const scaleCheckEndpoints = {
  sendScaleChecks: endpoint({
    method: "POST",
    path: "/api/events/{event}/scores/scale-checks",
    summary: "Say that a weigh team has checked its scale; each check is stored once",
    access: "event-scorer",
    status: 200,
    params: eventParams,
    body: z.object({ checks }),
    answer,
  }),
  takeInScaleChecks: endpoint({
    method: "POST",
    path: "/api/events/{event}/scores/take-in/scale-checks",
    summary: "Take in the checks of scales that were made on a device without signal",
    access: "event-organizer",
    status: 200,
    params: eventParams,
    body: z.object({
      passId: rowIdInBody
        .nullable()
        .default(null)
        .describe("The pass they were made with; without one it was an account"),
      checks,
    }),
    answer,
    problems: ["pass-not-found"],
  }),
  sendPassScaleChecks: endpoint({
    method: "POST",
    path: "/api/pass/scale-checks",
    summary: "Say that a weigh team has checked its scale, by whoever holds a pass",
    access: "guest",
    status: 200,
    body: passHolder.extend({ checks }),
    answer,
    hasSecret: true,
    problems: ["pass-unknown", "pass-revoked"],
  }),
};
