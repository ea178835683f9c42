import { randomUUID } from "node:crypto";
import { seasonRulesOf, usualSeasonChoice } from "@tightlines/domain/series/season-choice";
import { toSnakeCase } from "@tightlines/contract/wire/case";
import type { ExampleList, ExampleWorld } from "../example.ts";
import { createTestEvent, type TestEvent } from "../test-event.ts";
import { fillTestField } from "../test-field.ts";

const series = "/api/series/{series}";

/** One good call of each endpoint about series. */
export const seriesExamples: ExampleList = {
  "GET /api/series": () => ({ query: { page: "1", search: "league" } }),
  "POST /api/series": () => ({ body: seriesInput() }),
  [`GET ${series}`]: async (world) => ({ params: { series: (await newSeries(world)).url } }),
  [`GET ${series}/standings`]: async (world) => ({ params: { series: (await newSeries(world)).id } }),
  [`GET ${series}/records`]: async (world) => ({
    params: { series: (await newSeries(world)).url },
    query: { club: "Weir" },
  }),
  [`PATCH ${series}`]: async (world) => ({
    params: { series: (await newSeries(world)).id },
    body: { name: "Another league", revision: 1 },
  }),
  [`DELETE ${series}`]: async (world) => ({ params: { series: (await newSeries(world)).id } }),
  [`GET ${series}/people`]: async (world) => ({ params: { series: (await newSeries(world)).url } }),
  [`POST ${series}/matches`]: async (world) => {
    const { id, events } = await newSeries(world);
    const [one, other] = await Promise.all(
      events.map((event) => fillTestField(world.api, event, { teams: 1 })),
    );
    const pair = { angler_id: one!.anglerIds[0]!, other_id: other!.anglerIds[0]! };
    return { params: { series: id }, body: { matches: [{ ...pair, verdict: "same" }] } };
  },
};

export const usualRules = toSnakeCase(seasonRulesOf(usualSeasonChoice)) as Record<string, unknown>;

export function seriesInput(events: readonly TestEvent[] = []) {
  const rounds = events.map(({ id }) => ({ event_id: id }));
  return { name: `Vltava league ${randomUUID()}`, rounds, rules: usualRules };
}

/** With two public events: the caller's own, where they are somebody who can have one. */
async function newSeries({ api, caller }: ExampleWorld) {
  const isOrganizer = caller && (await api.call({ method: "GET", url: "/api/species", token: caller.token }));
  const owner = await api.asRole("organizer");
  const events = [await createTestEvent(api, owner), await createTestEvent(api, owner)];
  const { token } = isOrganizer?.statusCode === 200 ? caller! : owner;
  const payload = seriesInput(events);
  const answer = await api.call({ method: "POST", url: "/api/series", token, payload });
  if (answer.statusCode !== 201) throw new Error(`No series: ${answer.body}`);
  return { ...answer.json<{ data: { id: number; url: string } }>().data, events };
}
