import { z } from "zod";
import { wholeNumber } from "./event-settings.ts";
import { why } from "./problem/why.ts";
import { WHOLE_LIST } from "./whole-list.ts";

/** "40 anglers on 5 sectors in 2 sessions of 4 hours, from 9 o'clock": what a new event is laid out for. */
export const eventLayoutInput = z.object({
  anglers: wholeNumber(1, WHOLE_LIST).describe("Every sector gets pegs enough for its share of them"),
  sectors: wholeNumber(1, 50),
  sessions: wholeNumber(1, 50).describe("Spread over the event's days"),
  minutes: z
    .number()
    .int(why("not-whole-minutes"))
    .min(5, why("too-few-minutes"))
    .max(2880, why("longer-than-two-days")),
  firstStart: z
    .string()
    .regex(/^([01]\d|2[0-3]):[0-5]\d$/, why("not-a-time"))
    .describe("When each day begins, on the event's own clock"),
  pauseMinutes: z
    .number()
    .int(why("not-whole-minutes"))
    .min(0)
    .max(1440, why("longer-than-a-day"))
    .default(0),
  rotates: z
    .boolean()
    .default(false)
    .describe("Whether groups are made, as many as sectors, and a rotation that moves them"),
});

export type EventLayoutInput = z.output<typeof eventLayoutInput>;
