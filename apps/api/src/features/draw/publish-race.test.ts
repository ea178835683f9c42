import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestApi, type Person, type TestApi } from "../../testing/create-test-api.ts";
import { drawClient, type SentDraw, type SentPlacement, type SentRun } from "../../testing/draw-client.ts";
import { createTestEvent } from "../../testing/test-event.ts";
import { fillTestField } from "../../testing/test-field.ts";

let api: TestApi;
let organizer: Person;

beforeAll(async () => {
  api = await createTestApi();
  organizer = await api.asRole("organizer");
});
afterAll(() => api.close());

const VIEWERS = 60;

test("whoever looks while 500 anglers are drawn again sees the old draw or the new one, never a mix", async () => {
  const event = await createTestEvent(api, organizer);
  const size = { sectors: 25, pegsPerSector: 20, sessions: 1, teams: 100, anglersPerTeam: 5 };
  const { sessionIds } = await fillTestField(api, event, size);
  const client = drawClient(api, event, organizer);
  const wish = { mode: { kind: "free" }, session_ids: sessionIds };
  const before = await client.publish(wish);
  const prepared = (await client.prepare({ ...wish, reason: "The river has risen" })).data;
  const after: SentRun = (await client.step(prepared, "draw")).data;
  const origin = await api.app.listen({ port: 0, host: "127.0.0.1" });

  const ending = new AbortController();
  const seen = new Set<string>();
  const look = async () => {
    const answer = await fetch(`${origin}/api/events/${event.id}/draws?page_size=1000`);
    const { data } = (await answer.json()) as { data: SentDraw[] };
    seen.add(describe(data, { before, after }));
  };
  const watch = async () => {
    while (!ending.signal.aborted) await look();
    // Asked for after the draw was published.
    await look();
  };
  await look();
  const watching = Promise.all(Array.from({ length: VIEWERS }, watch));
  const published = await client.step(after, "publish");
  ending.abort();
  await watching;
  expect(published.status).toBe(200);
  expect(seen).toEqual(new Set(["before", "after"]));
  // Half a minute on a machine that is busy with ten other things.
}, 180_000);

/** Which draw it is, whole and to the last peg; anything else is a mix. */
function describe(rows: SentDraw[], runs: Record<"before" | "after", SentRun>): string {
  for (const name of ["before", "after"] as const) {
    const { id, placements } = runs[name];
    const isWhole = rows.every(({ run_id }) => run_id === id) && placesOf(rows) === placesOf(placements!);
    if (isWhole) return name;
  }
  return `a mix of ${rows.length} rows of the runs ${[...new Set(rows.map(({ run_id }) => run_id))].join()}`;
}

function placesOf(rows: readonly SentPlacement[]): string {
  return rows
    .map(({ angler_id, peg_id }) => `${angler_id}:${peg_id}`)
    .toSorted()
    .join(" ");
}
