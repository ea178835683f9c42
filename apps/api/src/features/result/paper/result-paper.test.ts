import jsQr from "jsqr";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { bumpRevisions } from "../../../platform/revision/bump-revision.ts";
import { createTestApi, ORIGIN, type Person, type TestApi } from "../../../testing/create-test-api.ts";
import { drawClient } from "../../../testing/draw-client.ts";
import { readPdf } from "../../../testing/read-pdf.ts";
import { say, scoreClient, type SentPair } from "../../../testing/score-client.ts";
import { sendAs } from "../../../testing/send-as.ts";
import { eventInput, type TestEvent } from "../../../testing/test-event.ts";
import { fillTestField, type TestField } from "../../../testing/test-field.ts";

let api: TestApi;
let organizer: Person;
let event: TestEvent;
let field: TestField;
/** Six anglers of one sector in a coarse match. */
let pairs: SentPair[];

const names = [
  "Łukasz Đorđević",
  "Șerban Žižka",
  "Ågren Жанна",
  "山田 太郎",
  "#import *bold*",
  "Jan Novotný",
];

beforeAll(async () => {
  api = await createTestApi();
  organizer = await api.asRole("organizer");
});
beforeEach(async () => {
  event = await createCoarse();
  field = await fillTestField(api, event, { sectors: 1, pegsPerSector: 6, sessions: 1, teams: 6 });
  const [session_id] = field.sessionIds;
  await rename();
  const wish = { session_ids: [session_id!], mode: { kind: "free" } };
  await drawClient(api, event, organizer).publish(wish);
  pairs = field.anglerIds.map((angler_id) => ({ session_id: session_id!, angler_id }));
  await setStatus("running");
});
afterAll(() => api.close());

test("before anybody has a score there is nothing to print", async () => {
  for (const file of ["results.pdf", "session-results.pdf", "scores.pdf"])
    expect((await get(file, organizer)).json()).toMatchObject({
      code: "nothing-scored",
      detail: "There is nothing to print yet: no score has been entered.",
    });
});

test("every table is printed as the pages show it, in anybody's letters", async () => {
  await weighAll();
  const { statusCode, headers, rawPayload } = await get("results.pdf");
  expect({ statusCode, type: headers["content-type"], name: headers["content-disposition"] }).toEqual({
    statusCode: 200,
    type: "application/pdf",
    name: `inline; filename="${event.url}-results.pdf"`,
  });
  const { title, pages, lines, missing } = await readPdf(rawPayload);
  expect(title).toBe("Results");
  expect(missing).toEqual([]);
  expect(pages).toHaveLength(2);
  expect(lines).toEqual(
    expect.arrayContaining([
      ["1", "1", "Łukasz Đorđević", "Team 1", "1", "4", "5 kg", "1"],
      ["2=", "2", "Șerban Žižka", "Team 2", "2.5", "4", "3 kg", "2.5"],
      ["2=", "3", "Ågren Жанна", "Team 3", "2.5", "4", "3 kg", "2.5"],
      ["4", "4", "山田 太郎", "Team 4", "4", "4", "1 kg", "4"],
      ["5=", "5", "#import *bold*", "Team 5", "5.5", "0 g", "5.5"],
    ]),
  );
  expect(pages[0]).toMatch(/Anglers.*Page 1 of 2/);
  expect(pages[1]).toContain("Teams");
  for (const page of pages)
    expect(page).toMatch(
      /Provisional: scores can still change · Not kept under a number yet, facts [0-9a-f]{4} /,
    );
});

test("a session and its sectors are printed, and one that is not there is refused", async () => {
  await weighAll();
  const session = await readPdf((await get("session-results.pdf?session=1")).rawPayload);
  expect(session.lines).toContainEqual([
    "1",
    "1",
    "Łukasz Đorđević",
    "Team 1",
    "Sector S1",
    "4",
    "5 kg",
    "1",
  ]);
  const sectors = await readPdf((await get("sector-results.pdf")).rawPayload);
  expect(sectors.pages).toHaveLength(1);
  expect(sectors.pages[0]).toContain("Sector S1");
  expect(sectors.lines).toContainEqual(["1", "1", "Łukasz Đorđević", "Team 1", "4", "5 kg", "1"]);
  for (const file of ["session-results", "sector-results", "scores", "filled-scorecards"])
    expect((await get(`${file}.pdf?session=9`, organizer)).json()).toMatchObject({
      code: "session-not-found",
    });
});

test("results of a number are printed as they were, and say that they are superseded", async () => {
  await weighAll();
  expect((await calculate()).data.number).toBe(1);
  expect(await firstLine("results.pdf")).toMatch(
    /Provisional: scores can still change · Results no\. 1, facts/,
  );
  await weigh(pairs[4]!, 9000);
  expect(await firstLine("results.pdf")).toContain("Changed since results no. 1");
  for (const file of ["results.pdf", "session-results.pdf", "sector-results.pdf"]) {
    const { pages, lines } = await readPdf((await get(`${file}?version=1`)).rawPayload);
    expect(pages[0]).toContain("Superseded: the facts have changed since · Results no. 1, facts");
    expect(lines.find(([place]) => place === "1")).toContain("Łukasz Đorđević");
    const now = await readPdf((await get(file)).rawPayload);
    expect(now.lines.find(([place]) => place === "1")).toContain("#import *bold*");
  }
  expect((await get("results.pdf?version=2")).json()).toMatchObject({ code: "result-version-not-found" });
});

test("what is official says so", async () => {
  await weighAll();
  await setStatus("official");
  expect(await firstLine("results.pdf")).toContain("Official · ");
  expect(await firstLine("session-results.pdf")).toContain("Official · ");
});

test("the code of every sheet says that it is current, until what it shows changes", async () => {
  await weighAll();
  const files = [
    "results.pdf",
    "sector-results.pdf",
    "scores.pdf",
    "filled-scorecards.pdf",
    "certificates.pdf",
  ];
  const codes = (await Promise.all(files.map(codesOf))).flat();
  expect(codes.length).toBeGreaterThan(12);
  expect((await Promise.all(codes.map(ask))).filter(({ is_current }) => !is_current)).toEqual([]);
  expect(await ask(codes[0]!)).toMatchObject({ kind: "table", title: "Anglers", session_number: null });
  await weigh(pairs[5]!, 100);
  const stale = (await Promise.all(codes.map(ask))).filter(({ is_current }) => !is_current);
  // The podium is the same, and so are the cards of everybody whose place did not move.
  expect(new Set(stale.map(({ kind }) => kind))).toEqual(new Set(["table", "sector", "scores", "card"]));
  const cards = stale.filter(({ kind }) => kind === "card").map(({ title }) => title);
  expect(new Set(cards)).toEqual(new Set(["Session 1, #import *bold*", "Session 1, Jan Novotný"]));
});

test("what is no code is refused, and what is gone does not hold", async () => {
  await weighAll();
  expect(await ask("session-999999-0-0123abcd")).toEqual({
    is_current: false,
    kind: "session",
    title: null,
    session_number: null,
  });
  for (const code of ["sector-1-1-0123ABCD", "boat-1-1-0123abcd", "peg-1-1-0123abcd", "x"])
    expect(await get(`results/printed/${code}`)).toMatchObject({ statusCode: 404 });
});

test("scores are printed with penalties, and everybody's card can be signed", async () => {
  await weighAll();
  const penalty = { code: "late-start", effect: "none", points: "2", weight_grams: null };
  await enter([say(pairs[0]!, "add-penalty", { penalty, reason: "Cast before the signal" })]);
  const list = await readPdf((await get("scores.pdf?session=1")).rawPayload);
  expect(list.missing).toEqual([]);
  const text = list.pages.join(" ");
  expect(text).toContain("Weighed 5 kg, 4 fish");
  expect(text).toContain("Penalty late-start: 2 points, Cast before the signal");
  for (const name of names) expect(text).toContain(name);
  const cards = await readPdf((await get("filled-scorecards.pdf", organizer)).rawPayload);
  expect(cards.pages).toHaveLength(6);
  expect(cards.missing).toEqual([]);
  const own = cards.pages.find((page) => page.includes("Łukasz Đorđević"))!;
  expect(own).toMatch(/Weighed 5 kg, 4 fish.*Penalty late-start.*Angler's signature/);
});

test("each of the first three places gets a certificate, those who share one each", async () => {
  expect((await get("certificates.pdf", organizer)).json()).toMatchObject({ code: "podium-empty" });
  await weighAll();
  const { pages, missing } = await readPdf((await get("certificates.pdf", organizer)).rawPayload);
  expect(missing).toEqual([]);
  const found = pages.map((page) => /Certificate (.+) (\d\w\w) place (\w+)/.exec(page)!.slice(1, 4));
  expect(found.filter(([, , table]) => table === "Anglers")).toEqual([
    ["Łukasz Đorđević Team 1", "1st", "Anglers"],
    ["Șerban Žižka Team 2", "2nd", "Anglers"],
    ["Ågren Жанна Team 3", "2nd", "Anglers"],
  ]);
  expect(found.filter(([, , table]) => table === "Teams")).toEqual([
    ["Team 1 Łukasz Đorđević", "1st", "Teams"],
    ["Team 2 Șerban Žižka", "2nd", "Teams"],
    ["Team 3 Ågren Жанна", "2nd", "Teams"],
  ]);
  expect(pages[0]).toContain("Printed from provisional results");
});

test("cards are for scorers, certificates for organizers, all else for everybody", async () => {
  await weighAll();
  const files = [
    "results",
    "session-results",
    "sector-results",
    "scores",
    "filled-scorecards",
    "certificates",
  ];
  const codes = await Promise.all(files.map(async (file) => (await get(`${file}.pdf`)).statusCode));
  expect(codes).toEqual([200, 200, 200, 200, 401, 401]);
});

test("people under age are shortened wherever the pages shorten them, and whole on a certificate", async () => {
  await api.database.db
    .updateTable("angler")
    .set({ isMinor: true })
    .where("id", "=", field.anglerIds[5]!)
    .execute();
  const settings = { hides_minors: true };
  await sendAs(api, organizer, "PATCH", `/events/${event.id}/registration-settings`, settings);
  await weighAll();
  await weigh(pairs[5]!, 9000);
  await calculate();
  const files = [
    "results.pdf",
    "results.pdf?version=1",
    "session-results.pdf",
    "sector-results.pdf",
    "scores.pdf",
  ];
  for (const file of [...files, "filled-scorecards.pdf"]) {
    const text = (await readPdf((await get(file, organizer)).rawPayload)).pages.join(" ");
    expect(text).toContain("Jan N.");
    expect(text).not.toContain("Novotný");
  }
  const { pages } = await readPdf((await get("certificates.pdf", organizer)).rawPayload);
  expect(pages[0]).toContain("Jan Novotný");
});

test("a paper is made once, and again after a change", async () => {
  await weighAll();
  const [one, again] = [await get("results.pdf"), await get("results.pdf")];
  expect(again.rawPayload.equals(one.rawPayload)).toBe(true);
  await weigh(pairs[5]!, 9000);
  const { lines } = await readPdf((await get("results.pdf")).rawPayload);
  expect(lines.find(([place]) => place === "1")).toContain("Jan Novotný");
});

/** Grams of the first four; the others come and catch nothing. */
async function weighAll(): Promise<void> {
  const grams = [5000, 3000, 3000, 1000, 0, 0];
  await enter(
    pairs.map((pair, index) =>
      grams[index]
        ? say(pair, "set-weigh-in", { seen: null, weigh_in: { weight_grams: grams[index], fish_count: 4 } })
        : say(pair, "set-presence", { seen: null, presence: "fished" }),
    ),
  );
}

function weigh(pair: SentPair, weight_grams: number): Promise<void> {
  return enter([say(pair, "set-weigh-in", { seen: null, weigh_in: { weight_grams } })]);
}

async function enter(operations: readonly object[]): Promise<void> {
  const outcomes = await scoreClient(api, event, organizer).outcomes(operations);
  expect(outcomes.map(({ outcome, problem }) => problem?.detail ?? outcome)).toEqual(
    operations.map(() => "applied"),
  );
}

function calculate() {
  return sendAs(api, organizer, "POST", `/events/${event.id}/results/calculate`, {});
}

/** The words of the first page. */
async function firstLine(file: string): Promise<string> {
  return (await readPdf((await get(file)).rawPayload)).pages[0]!;
}

async function ask(code: string) {
  type Answer = { data: { is_current: boolean; kind: string; title: string } };
  return (await get(`results/printed/${code}`)).json<Answer>().data;
}

/** What a phone reads off the QR codes of a paper, sheet by sheet. */
async function codesOf(file: string): Promise<string[]> {
  const { images } = await readPdf((await get(file, organizer)).rawPayload);
  return images.map(({ pixels, width, height }) => {
    const address = new URL(jsQr(pixels, width, height)!.data);
    expect(address.origin + address.pathname).toBe(`${ORIGIN}/events/${event.url}/results/pdf`);
    return address.searchParams.get("paper")!;
  });
}

function get(path: string, person?: Person) {
  return api.call({ method: "GET", url: `/api/events/${event.url}/${path}`, token: person?.token });
}

async function createCoarse(): Promise<TestEvent> {
  const url = `coarse-${crypto.randomUUID()}`;
  const input = { ...eventInput, url, discipline: "coarse", preset: "coarse-and-feeder" };
  const created = await sendAs(api, organizer, "POST", "/events", input);
  await sendAs(api, organizer, "PATCH", `/events/${created.data.id}`, { status: "published" });
  return created.data;
}

/** By a row, and told to everybody as a call would. */
async function setStatus(status: "running" | "official"): Promise<void> {
  const { db } = api.database;
  await db.updateTable("session").set({ status }).where("eventId", "=", event.id).execute();
  await db.transaction().execute((trx) => bumpRevisions(trx, [`event:${event.id}:session`]));
}

async function rename(): Promise<void> {
  for (const [index, name] of names.entries()) {
    const [firstName = "", ...rest] = name.split(" ");
    const id = field.anglerIds[index]!;
    const values = { firstName, lastName: rest.join(" ") };
    await api.database.db.updateTable("angler").set(values).where("id", "=", id).execute();
  }
}
