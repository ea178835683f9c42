import { afterAll, beforeAll, expect, test } from "vitest";
import { openFileStore } from "../platform/files/open-file-store.ts";
import { StartupError } from "../platform/startup-error.ts";
import { createTestApi, type TestApi } from "../testing/create-test-api.ts";
import { createEventClient } from "../testing/event-client.ts";
import { silentLog } from "../testing/silent-log.ts";
import { fillWithDemo } from "./demo.ts";

let api: TestApi;

beforeAll(async () => {
  api = await createTestApi();
});
afterAll(() => api.close());

test("the demo fills an empty database once, and refuses one that is in use", async () => {
  const lines: string[] = [];
  const fill = () =>
    fillWithDemo({
      db: api.database.db,
      issuer: api.identity.issuer,
      files: openFileStore(api.settings),
      log: silentLog,
      say: (line) => lines.push(line),
    });
  await fill();
  expect(lines).toHaveLength(9);
  const events = createEventClient(api);
  expect((await events.names(null)).toSorted()).toEqual([
    "Kołobrzeg Shore Night",
    "Lipno Club Match",
    "Lipno Opening Match",
    "Spring Masters",
  ]);
  const { data } = await events.send(null, "GET", "/events/spring-masters");
  expect(data).toMatchObject({ status: "running", preset: "fly-fips-mouche", time_zone: "Europe/Prague" });
  expect(data["description_html"]).toContain("<table>");
  const list = async (nouns: string) =>
    (await events.send(null, "GET", `/events/spring-masters/${nouns}?page_size=2000`)).data as unknown;
  expect(await list("anglers")).toHaveLength(100);
  expect(await list("teams")).toHaveLength(20);
  expect(await list("rotations")).toMatchObject({ conflicts: [], cells: { length: 25 } });

  // Drawn, fished by half, and official by half of that.
  expect(await list("sessions")).toMatchObject(
    ["official", "provisional", "running", "scheduled", "scheduled"].map((status) => ({ status })),
  );
  expect(await list("draws")).toHaveLength(500);
  expect(await list("scores")).toHaveLength(250);
  expect(await list("results/versions")).toMatchObject([{ number: 2 }, { number: 1 }]);
  const { data: shown } = await events.send<{ cover_photo: string }[]>(null, "GET", "/events");
  expect(new Set(shown.map(({ cover_photo }) => cover_photo)).size).toBe(4);
  // Two rounds of the season are official, one is being fished, and one is still to come.
  const { data: season } = await events.send(null, "GET", "/series/club-season/standings");
  expect(season).toMatchObject({
    rounds: ["official", "official", "provisional"].map((state) => ({ state })),
    is_provisional: true,
  });

  const refusal = await fill().catch((error: unknown) => error);
  expect(refusal).toBeInstanceOf(StartupError);
  expect((refusal as StartupError).message).toMatch(/^The demo needs an empty database/);
  expect(lines).toHaveLength(9);
});
