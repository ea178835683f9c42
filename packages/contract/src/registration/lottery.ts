import type { DrawnEntry, LotteryInput } from "@tightlines/domain/registration/draw-lottery";
import { INGREDIENT_MAX_LENGTH } from "@tightlines/domain/registration/registration-lengths";
import { isOneLine } from "@tightlines/domain/on-one-line";
import { z } from "zod";
import { endpoint } from "../endpoint.ts";
import { eventParams } from "../event-part.ts";
import { why } from "../problem/why.ts";

const id = z.number().int();
const count = z.number().int();

/** Nothing in it may be lost on the way: its hash is published. */
export const lotteryInput: z.ZodType<LotteryInput, LotteryInput> = z.strictObject({
  registrations: z.array(z.strictObject({ registrationId: id, category: z.string() })),
  capacity: count.nullable().describe("The places of the event; null for no limit"),
  taken: count.describe("Places that were given by hand before the draw"),
  limits: z
    .array(z.strictObject({ category: z.string(), capacity: count, taken: count }))
    .describe("Categories that have a limit of their own"),
});

export const lotteryOutcome: z.ZodType<readonly DrawnEntry[], readonly DrawnEntry[]> = z.array(
  z.object({ registrationId: id, hasPlace: z.boolean() }),
);

/** What everybody may know of the lottery of an event. */
export const lotteryResponse = z.object({
  seedHash: z.string().describe("SHA-256 of the seed, known before anybody registers"),
  preparedAt: z.iso.datetime().describe("Since when the seed is fixed"),
  drawn: z
    .object({
      at: z.iso.datetime(),
      actorName: z.string().nullable().describe("Who drew; null when that account is gone"),
      algorithm: z.string(),
      seed: z.string(),
      ingredient: z.string().nullable().describe("What the crowd added to the seed"),
      inputHash: z.string().describe("SHA-256 of all that went into the draw"),
      input: lotteryInput,
      outcome: lotteryOutcome.describe("Everybody, in the order that was drawn"),
      names: z
        .array(z.object({ registrationId: id, name: z.string() }))
        .describe("Of those whose registration still stands, as the public list shows them"),
    })
    .nullable()
    .describe("Null until it is drawn"),
});

export const lotteryDraw = z.object({
  ingredient: z
    .string()
    .trim()
    .max(INGREDIENT_MAX_LENGTH)
    .refine(isOneLine, why("several-lines"))
    .default("")
    .describe("Something nobody could know before, such as the lottery numbers of that evening"),
});

export type LotteryResponse = z.output<typeof lotteryResponse>;
export type LotteryDraw = z.output<typeof lotteryDraw>;

export const lotteryEndpoints = {
  getLottery: endpoint({
    method: "GET",
    path: "/api/events/{event}/registrations/lottery",
    summary: "The lottery of an event's places, with all that anybody needs to draw it again",
    access: "event-guest",
    status: 200,
    params: eventParams,
    answer: lotteryResponse,
    problems: ["lottery-not-found"],
  }),
  drawLottery: endpoint({
    method: "POST",
    path: "/api/events/{event}/registrations/lottery",
    summary: "Draw the places among everybody who registered in time: once, and for good",
    access: "event-organizer",
    status: 200,
    params: eventParams,
    inTurn: true,
    body: lotteryDraw,
    answer: lotteryResponse,
    problems: [
      "lottery-not-found",
      "lottery-not-closed",
      "lottery-drawn",
      "lottery-empty",
      "lottery-too-late",
    ],
  }),
};
