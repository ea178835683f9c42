import type { ResultRow } from "@tightlines/contract/result/result-table";
import { parse } from "csv-parse/sync";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestApi, type Person, type TestApi } from "../../testing/create-test-api.ts";
import { readPdf } from "../../testing/read-pdf.ts";
import { readSheet } from "../../testing/read-sheet.ts";
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

test("the paper and the files say the same as was published", async () => {
  const { pages, lines, missing } = await readPdf((await file("results.pdf")).rawPayload);
  expect(missing).toEqual([]);
  expect(pages.at(-1)).toContain(`Page ${pages.length} of ${pages.length}`);
  const isAngler = (line: string[]) => /^\d+=?$/.test(line[0]!) && /^\d+$/.test(line[1]!);
  const anglers = lines.filter(isAngler).slice(0, published.anglers.length);
  const printed = new Map(anglers.map((line) => [Number(line[1]), line]));
  expect(
    published.anglers.map(({ id }) => [
      id,
      printed.get(id)![0],
      printed.get(id)![2],
      printed.get(id)!.at(-1),
    ]),
  ).toEqual(published.anglers.map(({ id, name, rank, total }) => [id, String(rank), name, String(total)]));
  const countries = new Set(published.teams.map(({ country }) => country));
  expect(
    lines
      .filter(([place, name]) => /^\d+$/.test(place!) && countries.has(name!))
      .map((line) => [line[0], line[1], line.at(-2), line.at(-1)]),
  ).toEqual(
    published.teams.map(({ country, rank, total, points }) => [
      String(rank),
      country,
      String(points),
      String(total),
    ]),
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

test("XLSX and CSV hold the published tables, and every fish", async () => {
  const teams = await readSheet((await file("results.xlsx?classification=team")).rawPayload);
  expect(teams.map((row) => [row["Place"], row["Name"], row["Catch"], row["Points"]])).toEqual(
    published.teams.map(({ country, rank, total, points }) => [rank, country, points, total]),
  );
  const anglers: Record<string, string>[] = readCsv((await file("results.csv")).rawPayload);
  expect(anglers.map(({ Number: number, Place, Points }) => [Number(number), Number(Place), Points])).toEqual(
    (await table("individual")).map(({ number, place, points }) => [number, place, points]),
  );
  const fish: Record<string, string>[] = readCsv((await file("scores.csv")).rawPayload);
  const entered = published.facts.scores.flatMap(({ catches }) => catches);
  expect(fish.filter(({ Fish }) => Fish !== "")).toHaveLength(entered.length);
  expect(new Set(fish.map(({ Session }) => Session))).toEqual(new Set(["1", "2", "3", "4", "5", "6"]));
  const fourth: Record<string, string>[] = readCsv((await file("scores.csv?session=4")).rawPayload);
  expect(fourth).toEqual(fish.filter(({ Session }) => Session === "4"));
  const best = fourth.filter(({ Place, Sector }) => Place === "1" && Sector === "S3");
  const counted = best.filter(({ Verdict }) => Verdict === "counted");
  expect(counted.reduce((sum, { Points }) => sum + Number(Points), 0)).toBe(Number(best[0]!["Total"]));
  expect((await file("scores.csv?session=7")).json()).toMatchObject({ code: "session-not-found" });
  expect((await file("results.xlsx?classification=x")).json()).toMatchObject({ code: "result-not-found" });
});

function readCsv(bytes: Buffer): Record<string, string>[] {
  return parse(bytes, { bom: true, columns: true });
}

function file(path: string) {
  return api.call({ method: "GET", url: `/api/events/${event.url}/${path}` });
}

async function table(id: string): Promise<ResultRow[]> {
  const { status, data } = await call("GET", `?classification=${id}&page_size=2000`);
  expect(status).toBe(200);
  return data;
}

function call(method: "GET" | "POST", path: string, body?: object) {
  return sendAs(api, organizer, method, `/events/${event.id}/results${path}`, body);
}
