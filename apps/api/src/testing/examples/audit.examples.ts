import type { ExampleList } from "../example.ts";

export const auditExamples: ExampleList = {
  "GET /api/events/{event}/audit": ({ event }) => ({
    params: { event: event.url },
    query: { page: "1", noun: "event", search: "spring" },
  }),
  "GET /api/events/{event}/audit/acts": ({ event }) => ({
    params: { event: event.url },
    query: { page: "1" },
  }),
  "GET /api/events/{event}/audit/facets": ({ event }) => ({ params: { event: event.id } }),
};
