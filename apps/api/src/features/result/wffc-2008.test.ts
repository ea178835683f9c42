import type { ResultRow } from "@tightlines/contract/result/result-table";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestApi, type Person, type TestApi } from "../../testing/create-test-api.ts";
import { sendAs } from "../../testing/send-as.ts";
import { stageWffc2008 } from "../../testing/stage-wffc-2008.ts";
import { createTestEvent, type TestEvent } from "../../testing/test-event.ts";

let api: TestApi;
let organizer: Person;
let event: TestEvent;
let published: Awaited<ReturnType<typeof stageWffc2008>>;

beforeAll(async () => {
  api = await createTestApi();
  organizer = await api.asRole("organizer");
  event = await createTestEvent(api, organizer);
  published = await stageWffc2008(api, event, organizer);
}, 120_000);
afterAll(() => api.close());

test("the 99 anglers of 2008 stand as they were published", async () => {
  const rows = await table("individual");
  const byNumber = new Map(rows.map((row) => [row.number, row]));
  expect(
    published.anglers.map(({ id }) => {
      const { place, points } = byNumber.get(id)!;
      return { id, place, points };
    }),
  ).toEqual(published.anglers.map(({ id, rank, total }) => ({ id, place: rank, points: String(total) })));
});

test("the 18 teams of 2008 stand as they were published, with what they caught", async () => {
  const rows = await table("team");
  expect(rows.map(({ name, place, points, raw }) => ({ name, place, points, raw }))).toEqual(
    published.teams.map(({ country, rank, total, points }) => ({
      name: country,
      place: rank,
      points: String(total),
      raw: String(points),
    })),
  );
});

test("the twelfth of session 4, sector III, reads why they stand behind the eleventh", async () => {
  const { data: overview } = await call("GET", "/tables");
  const session = overview.sessions.find(({ number }: { number: number }) => number === 4);
  const { data: rows } = await call("GET", `?session=${session.id}&page_size=2000`);
  const twelfth = rows.find(
    (row: { place: number; sector_code: string }) => row.place === 12 && row.sector_code === "S3",
  );
  const { data: why } = await call("GET", `/why?id=${twelfth.id}&session=${session.id}`);
  expect(why).toMatchObject({
    row: { place: 12, raw: "1960", fish_count: 2, is_decided_by_tie: true },
    decided_by: { step: "fish-count", own: "2", theirs: "3" },
    sessions: [{ field_size: 19, unit: { kind: "sector", code: "S3", session_number: 4 } }],
  });
  const eleventh = rows.find(
    (row: { place: number; sector_code: string }) => row.place === 11 && row.sector_code === "S3",
  );
  expect(why.decided_by.behind).toBe(eleventh.name);
  const fish: { verdict: string; points: string }[] = why.sessions[0].fish;
  const counted = fish.filter(({ verdict }) => verdict === "counted");
  expect(counted).toHaveLength(2);
  expect(counted.reduce((sum, { points }) => sum + Number(points), 0)).toBe(1960);
});

test("what is calculated is kept under a number, and the same facts make no second version", async () => {
  const first = await call("POST", "/calculate", { reason: "After the last session" });
  expect(first).toMatchObject({
    status: 200,
    data: { number: 1, facts_hash: expect.stringMatching(/^[0-9a-f]{64}$/) },
  });
  expect((await call("POST", "/calculate", {})).data).toEqual(first.data);
  const { data: kept } = await call("GET", "/versions/1");
  const individual = kept.tables.find(({ id }: { id: string }) => id === "individual");
  expect(individual.standings.map(({ number }: { number: number }) => number)).toEqual(
    (await table("individual")).map(({ number }) => number),
  );
});

async function table(id: string): Promise<ResultRow[]> {
  const { status, data } = await call("GET", `?classification=${id}&page_size=2000`);
  expect(status).toBe(200);
  return data;
}

function call(method: "GET" | "POST", path: string, body?: object) {
  return sendAs(api, organizer, method, `/events/${event.id}/results${path}`, body);
}
