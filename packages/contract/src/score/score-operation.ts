import { READER_MAX_LENGTH, REASON_MAX_LENGTH } from "@tightlines/domain/text-lengths";
import { z } from "zod";
import { saidProblem } from "../problem/said-problem.ts";
import { why } from "../problem/why.ts";
import { rowIdInBody } from "../row-id.ts";
import { scoreResponse } from "./score-response.ts";
import { catchInput, lateMinutes, penaltyInput, sessionPresences, weighInInput } from "./score-values.ts";

const operationId = z.uuid().toLowerCase();
const seen = operationId
  .nullable()
  .describe(
    "The operation that had said this last when the device showed it; another one of the same device, too",
  );
const sha256 = z.string().regex(/^[0-9a-f]{64}$/);
const reason = z.string().trim().max(REASON_MAX_LENGTH);
const neededReason = reason.min(1, why("reason-missing"));

/** What every operation carries, whatever it says. */
const envelope = {
  id: operationId.describe("Made on the device, once for each thing that is said"),
  sessionId: rowIdInBody,
  anglerId: rowIdInBody,
  madeAt: z.iso.datetime(why("not-an-instant")).describe("By the clock of the device"),
  deviceId: operationId.nullable().default(null),
  deviceNumber: z
    .number()
    .int()
    .min(1)
    .max(Number.MAX_SAFE_INTEGER)
    .nullable()
    .default(null)
    .describe("Counts the operations of a device, so that a missing one is noticed"),
  reason: reason.default("").describe("Why it is changed; needed once the angler has signed"),
};

const needsReason = { ...envelope, reason: neededReason };

/** One thing that somebody says about a score. It is carried out once, however often it is sent. */
export const scoreOperation = z.discriminatedUnion("kind", [
  z.object({ ...envelope, kind: z.literal("add-catch"), catch: catchInput }),
  z.object({ ...envelope, kind: z.literal("change-catch"), catchId: operationId, seen, catch: catchInput }),
  z.object({ ...needsReason, kind: z.literal("void-catch"), catchId: operationId, seen }),
  z.object({ ...needsReason, kind: z.literal("restore-catch"), catchId: operationId, seen }),
  z.object({ ...envelope, kind: z.literal("set-weigh-in"), seen, weighIn: weighInInput.nullable() }),
  z.object({
    ...envelope,
    kind: z.literal("set-presence"),
    seen,
    presence: z.enum(sessionPresences, why("not-in-list")),
    lateMinutes: lateMinutes.default(0),
  }),
  z.object({ ...needsReason, kind: z.literal("add-penalty"), penalty: penaltyInput }),
  z.object({ ...needsReason, kind: z.literal("void-penalty"), penaltyId: operationId, seen }),
  z.object({
    ...envelope,
    kind: z.literal("sign"),
    hash: sha256.describe("Of what the angler saw"),
    receiptHash: sha256
      .optional()
      .describe(
        "SHA-256 of a secret that the device has made for the angler: whoever knows it reads the receipt",
      ),
  }),
  z.object({
    ...envelope,
    kind: z.literal("check"),
    hash: sha256.describe("Of what a second person has read from the card, without seeing the score"),
    readBy: z
      .string()
      .trim()
      .min(1, why("empty"))
      .max(READER_MAX_LENGTH)
      .optional()
      .describe("Their name; needed where they use the account of whoever entered the score"),
  }),
]);

export type ScoreOperationInput = z.output<typeof scoreOperation>;

export const scoreOutcomes = ["applied", "repeated", "waiting", "conflict", "refused"] as const;

export const scoreOutcome = z.object({
  id: z.string().describe("That of the operation"),
  outcome: z
    .enum(scoreOutcomes)
    .describe(
      "Repeated: it had been applied before. Waiting: it builds on an operation that has not arrived, and is carried out when it has. Conflict: somebody has said something else since it was made",
    ),
  score: scoreResponse.nullable().describe("What is stored now; null where nothing is"),
  problem: saidProblem.nullable().describe("Why it was refused"),
});

export type ScoreOutcome = z.output<typeof scoreOutcome>;

/** An operation as it was received, and what became of it. */
export const loggedOperation = z.object({
  id: z.string(),
  number: z.number().int().describe("In the order they were received"),
  scoreId: z.number().int().nullable(),
  sessionId: z.number().int(),
  anglerId: z.number().int(),
  kind: z.string(),
  outcome: z.enum(["applied", "conflict", "refused"]),
  problem: saidProblem.nullable(),
  said: z.record(z.string(), z.unknown()).describe("The operation itself"),
  before: z.unknown().describe("The part of the score before"),
  after: z.unknown().describe("The same part afterwards"),
  reason: z.string(),
  by: z.string().nullable().describe("The account, or the pass; null when that account is gone"),
  passId: z.number().int().nullable().describe("The pass it was entered with"),
  takenInBy: z.string().nullable().describe("Who brought it from the device, where that did not send it"),
  deviceId: z.string().nullable(),
  madeAt: z.iso.datetime().describe("By the clock of the device"),
  receivedAt: z.iso.datetime().describe("By the clock of the server"),
  decidedAt: z.iso.datetime().nullable().describe("When somebody decided about a conflict or a refusal"),
  decidedReason: z.string(),
});

export type LoggedOperation = z.output<typeof loggedOperation>;
