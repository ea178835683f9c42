import { PRESETS } from "@tightlines/domain/ruleset/list-presets";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createTestApi, type Person, type TestApi } from "../../testing/create-test-api.ts";
import { createEventClient, type EventClient } from "../../testing/event-client.ts";

let api: TestApi;
let events: EventClient;
let marta: Person;

beforeAll(async () => {
  api = await createTestApi();
  events = createEventClient(api);
  marta = await api.signUp({ role: "organizer" });
});
afterAll(() => api.close());

interface Chosen {
  code: string;
  min_length_mm: number;
}

describe.each(PRESETS.map((ruleset) => [ruleset.preset, ruleset.catching] as const))(
  "an event with the rules %s",
  (preset, { species, otherSpecies }) => {
    test("names only species of the list", async () => {
      const { rows } = await api.database.pool.query<{ code: string }>("select code from species");
      const codes = new Set(rows.map(({ code }) => code));
      expect(Object.keys(species).filter((code) => !codes.has(code))).toEqual([]);
    });

    test("fishes for exactly those its rules count", async () => {
      const { id } = await events.add(marta, { name: preset, preset });
      const { data } = await events.send<Chosen[]>(marta, "GET", `/events/${id}/species?sort=code`);
      const counted = otherSpecies === null ? Object.entries(species) : [];
      const wanted = counted.map(([code, { minLengthMm = 0 }]) => [code, minLengthMm] as const);
      expect(new Map(data.map(({ code, min_length_mm }) => [code, min_length_mm]))).toEqual(new Map(wanted));
    });
  },
);
