import type { ExampleList, ExampleWorld } from "../example.ts";

const sectors = "/api/events/{event}/sectors";

export const sectorExamples: ExampleList = {
  [`GET ${sectors}`]: ({ event }) => ({ params: { event: event.url }, query: { page: "1", search: "weir" } }),
  [`GET ${sectors}/{id}`]: async (world) => ({ params: await pathOf(world) }),
  [`POST ${sectors}`]: ({ event }) => ({
    params: { event: event.id },
    body: { code: "W", name: "Weir", pegs: [{ number: 1, is_end: true }, { number: 2 }] },
  }),
  [`POST ${sectors}/series`]: ({ event }) => ({
    params: { event: event.id },
    body: { codes: ["X", "Y"], peg_count: 3 },
  }),
  [`POST ${sectors}/series/undo`]: async (world) => {
    const { event, id } = await pathOf(world);
    return { params: { event }, body: { rows: [{ id, revision: 1 }] } };
  },
  [`PATCH ${sectors}/order`]: async (world) => {
    const { event, id } = await pathOf(world);
    return { params: { event }, body: { ids: [id], seen: [id] } };
  },
  [`PATCH ${sectors}/{id}`]: async (world) => ({
    params: await pathOf(world),
    body: { name: "Above the weir", pegs: [{ number: 7 }], revision: 1 },
  }),
  [`DELETE ${sectors}/{id}`]: async (world) => ({ params: await pathOf(world) }),
};

/** Some endpoints are tried without an event; then there is no sector either. */
async function pathOf({ api, event }: ExampleWorld): Promise<{ event: number; id: number }> {
  const { token } = await api.asRole("administrator");
  const answer = await api.call({
    method: "POST",
    url: `/api/events/${event.url}/sectors`,
    token,
    payload: { code: "A", pegs: [{ number: 1 }, { number: 2 }] },
  });
  const id = answer.statusCode === 201 ? answer.json<{ data: { id: number } }>().data.id : 1;
  return { event: event.id, id };
}
