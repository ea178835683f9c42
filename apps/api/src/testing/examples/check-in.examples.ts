import { randomUUID } from "node:crypto";
import type { ExampleList } from "../example.ts";
import { fillTestField } from "../test-field.ts";

const checkIn = "/api/events/{event}/check-in";

export const checkInExamples: ExampleList = {
  [`GET ${checkIn}`]: ({ event }) => ({ params: { event: event.url } }),
  [`POST ${checkIn}/operations`]: async ({ api, event }) => {
    const { anglerIds } = await fillTestField(api, event, { teams: 1 });
    return { params: { event: event.id }, body: { operations: [tap(anglerIds[0]!)] } };
  },
};

/** Somebody is there, says a device that has seen nothing about them, as the wire has it. */
export function tap(anglerId: number, values: object = {}) {
  return {
    id: randomUUID(),
    angler_id: anglerId,
    presence: "present",
    seen: { presence: "expected", check_in_id: null as string | null },
    made_at: "2027-04-03T06:30:00Z",
    ...values,
  };
}
