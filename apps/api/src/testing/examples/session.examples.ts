import type { ExampleList, ExampleWorld } from "../example.ts";
import type { TestEvent } from "../test-event.ts";

/** Within the days of the events that tests make. */
export const sessionInput = {
  name: "Morning",
  starts_at: "2027-04-03T07:00:00.000Z",
  ends_at: "2027-04-03T10:00:00.000Z",
};

export const seriesInput = {
  count: 3,
  minutes: 180,
  days: 2,
  first_day: "2027-04-03",
  first_start: "09:00",
  pause_minutes: 60,
};

export const sessionExamples: ExampleList = {
  "GET /api/events/{event}/sessions": ({ event }) => ({ params: { event: event.url } }),
  "GET /api/events/{event}/sessions/{id}": async ({ api, event }) => ({
    params: { event: event.url, id: (await newSession(api, event)).id },
  }),
  "POST /api/events/{event}/sessions": ({ event }) => ({
    params: { event: event.id },
    body: sessionInput,
  }),
  "POST /api/events/{event}/sessions/series": ({ event }) => ({
    params: { event: event.id },
    body: seriesInput,
  }),
  "POST /api/events/{event}/sessions/series/undo": async ({ api, event }) => {
    const { id, revision } = await newSession(api, event);
    return { params: { event: event.url }, body: { rows: [{ id, revision }] } };
  },
  "PATCH /api/events/{event}/sessions/{id}": async ({ api, event }) => {
    const { id, revision } = await newSession(api, event);
    return { params: { event: event.url, id }, body: { name: "Dawn", revision } };
  },
  "DELETE /api/events/{event}/sessions/{id}": async ({ api, event }) => ({
    params: { event: event.url, id: (await newSession(api, event)).id },
  }),
  "GET /api/events/{event}/progress": ({ event }) => ({ params: { event: event.url } }),
};

/** Where there is no such event, an id that names nothing. */
export async function newSession(
  api: ExampleWorld["api"],
  event: TestEvent,
): Promise<{ id: number; revision: number }> {
  const { token } = await api.asRole("administrator");
  const url = `/api/events/${event.id}/sessions`;
  const answer = await api.call({ method: "POST", url, token, payload: sessionInput });
  return answer.statusCode === 201
    ? answer.json<{ data: { id: number; revision: number } }>().data
    : { id: 1, revision: 1 };
}
