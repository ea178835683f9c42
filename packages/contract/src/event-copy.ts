import { z } from "zod";
import { endpoint } from "./endpoint.ts";
import { eventParams } from "./event-part.ts";
import { eventFields, eventResponse } from "./event.ts";
import { why } from "./problem/why.ts";

/** Who comes along: anglers bring their teams. */
export const copiedPeople = ["nobody", "teams", "anglers"] as const;

export const eventCopyInput = z.object({
  name: eventFields.name,
  startsOn: eventFields.startsOn.describe(
    "The new first day; sessions and registration move by as many days",
  ),
  people: z.enum(copiedPeople, why("not-in-list")).default("nobody"),
});

export type EventCopyInput = z.output<typeof eventCopyInput>;

export const eventCopyEndpoints = {
  copyEvent: endpoint({
    method: "POST",
    path: "/api/events/{event}/copy",
    summary:
      "Make a draft of an event's settings, rules, water and sessions; scores, draws and rights stay behind",
    access: "event-organizer",
    status: 201,
    params: eventParams,
    body: eventCopyInput,
    answer: eventResponse,
    rate: "archive",
    problems: ["too-many-events", "too-many-events-today"],
  }),
};
