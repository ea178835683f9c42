import { afterAll, beforeAll, expect, test } from "vitest";
import { StartupError } from "../platform/startup-error.ts";
import { createTestApi, type TestApi } from "../testing/create-test-api.ts";
import { createEventClient } from "../testing/event-client.ts";
import { fillWithDemo } from "./demo.ts";

let api: TestApi;

beforeAll(async () => {
  api = await createTestApi();
});
afterAll(() => api.close());

test("the demo fills an empty database once, and refuses one that is in use", async () => {
  const lines: string[] = [];
  const fill = () =>
    fillWithDemo({ db: api.database.db, issuer: api.identity.issuer, say: (line) => lines.push(line) });
  await fill();
  expect(lines).toHaveLength(8);
  const events = createEventClient(api);
  expect(await events.names(null)).toEqual(["Lipno Club Match", "Spring Masters", "Kołobrzeg Shore Night"]);
  const { data } = await events.send(null, "GET", "/events/spring-masters");
  expect(data).toMatchObject({ status: "published", preset: "fly-fips-mouche", time_zone: "Europe/Prague" });
  expect(data["description_html"]).toContain("<table>");
  const list = async (nouns: string) =>
    (await events.send(null, "GET", `/events/spring-masters/${nouns}?page_size=2000`)).data as unknown;
  expect(await list("anglers")).toHaveLength(100);
  expect(await list("teams")).toHaveLength(20);
  expect(await list("rotations")).toMatchObject({ conflicts: [], cells: { length: 25 } });

  const refusal = await fill().catch((error: unknown) => error);
  expect(refusal).toBeInstanceOf(StartupError);
  expect((refusal as StartupError).message).toMatch(/^The demo needs an empty database/);
  expect(lines).toHaveLength(8);
});
