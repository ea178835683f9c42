import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { createTestApi, type Person, type TestApi } from "../../../testing/create-test-api.ts";
import { drawClient } from "../../../testing/draw-client.ts";
import { readPdf } from "../../../testing/read-pdf.ts";
import { createTestEvent, type TestEvent } from "../../../testing/test-event.ts";
import { fillTestField, type TestField } from "../../../testing/test-field.ts";

let api: TestApi;
let organizer: Person;
let event: TestEvent;
let field: TestField;

beforeAll(async () => {
  api = await createTestApi();
  organizer = await api.asRole("organizer");
});
beforeEach(async () => {
  event = await createTestEvent(api, organizer);
  field = await fillTestField(api, event, {
    sectors: 2,
    pegsPerSector: 5,
    sessions: 2,
    teams: 4,
    anglersPerTeam: 2,
  });
});
afterAll(() => api.close());

/** Every script and every accent somebody asked us about. */
const names = ["Łukasz Đorđević", "Șerban Žižka", "Ågren Жанна", "山田 太郎"];
const hostile = ["#import", '#read("/data.json")', "*bold* _it_ $x$ `raw`", "\\ #eval(1) <b> @a // gone"];

test("a sheet for every session and sector says who fishes where, in anybody's letters", async () => {
  await rename(names);
  await draw();
  const { statusCode, headers, rawPayload } = await get("draws.pdf");
  expect({ statusCode, type: headers["content-type"], name: headers["content-disposition"] }).toEqual({
    statusCode: 200,
    type: "application/pdf",
    name: `inline; filename="${event.url}-draws.pdf"`,
  });
  const { title, pages, missing } = await readPdf(rawPayload);
  expect(title).toBe("Draw");
  expect(missing).toEqual([]);
  expect(pages).toHaveLength(4);
  for (const name of names) expect(pages.filter((page) => page.includes(name))).toHaveLength(2);
  expect(pages[0]).toContain("Session 1");
  expect(pages[3]).toMatch(/Session 2.*Page 4 of 4/);
  const places = await drawClient(api, event, organizer).draws(`&session_id=${field.sessionIds[0]}`);
  for (const { angler_name, sector_code } of places)
    expect(pages.slice(0, 2).find((page) => page.includes(angler_name))).toContain(`Sector ${sector_code}`);
});

test("the draw of 500 anglers names every one of them, in anybody's letters", async () => {
  event = await createTestEvent(api, organizer);
  const size = { sectors: 10, pegsPerSector: 50, sessions: 1, teams: 100, anglersPerTeam: 5 };
  field = await fillTestField(api, event, size);
  await rename(names);
  await draw();
  const { pages, lines, missing } = await readPdf((await get("draws.pdf")).rawPayload);
  expect(missing).toEqual([]);
  expect(pages).toHaveLength(20);
  for (const [index, page] of pages.entries()) expect(page).toContain(`Page ${index + 1} of 20`);
  const everybody = [...names, ...Array.from({ length: 496 }, (_, index) => `Angler Nr ${index + 5}`)];
  const printed = lines.flat().filter((cell) => /^Angler Nr \d+$/.test(cell) || names.includes(cell));
  expect(printed.toSorted()).toEqual(everybody.toSorted());
});

test("a letter that no font has would be noticed", async () => {
  await rename(["Ṣọlá 𐎀"]);
  await draw();
  const { missing } = await readPdf((await get("draws.pdf")).rawPayload);
  expect(missing.length).toBeGreaterThan(0);
});

test("what looks like markup is printed letter by letter", async () => {
  await rename(hostile);
  await draw();
  for (const file of ["draws.pdf", "team-draws.pdf", "peg-cards.pdf", "scorecards.pdf"]) {
    const text = (await readPdf((await get(file, organizer)).rawPayload)).pages.join(" ");
    for (const name of hostile) expect(text).toContain(name);
  }
});

test("one session alone is printed, and one that is not there is refused", async () => {
  await draw();
  const { pages } = await readPdf((await get("draws.pdf?session=2")).rawPayload);
  expect(pages).toHaveLength(2);
  expect(pages.join(" ")).not.toContain("Session 1");
  expect((await get("draws.pdf?session=9")).json()).toMatchObject({ code: "session-not-found" });
});

test("before anybody has a peg there is nothing to print", async () => {
  expect((await get("draws.pdf")).json()).toMatchObject({
    code: "nothing-drawn",
    detail: "There is nothing to print yet: nobody has a peg. Publish the draw first.",
  });
});

test("a team's sheet shows its anglers in all sessions", async () => {
  await draw();
  const { title, pages } = await readPdf((await get("team-draws.pdf")).rawPayload);
  expect(title).toBe("Draw by team");
  const text = pages.join(" ");
  for (const team of ["Team 1", "Team 2", "Team 3", "Team 4"]) expect(text).toContain(team);
  for (const angler of ["Angler Nr 1", "Angler Nr 8"]) expect(text).toContain(angler);
});

test("a team's sheet marks who was placed by hand, and says why", async () => {
  await draw();
  const client = drawClient(api, event, organizer);
  const places = await client.draws(`&session_id=${field.sessionIds[0]}`);
  const [first] = places;
  const free = (await pegIds()).find((id) => !places.some(({ peg_id }) => peg_id === id));
  const move = { peg_id: free, revision: first!.revision, reason: "Wheelchair" };
  expect(await client.send("PATCH", `/draws/${first!.id}`, move)).toMatchObject({ status: 200 });
  const text = (await readPdf((await get("team-draws.pdf")).rawPayload)).pages.join(" ");
  expect(text).toContain(`* Session 1, ${first!.angler_name}: Placed by hand: Wheelchair`);
  expect(text.match(/Placed by hand/g)).toHaveLength(1);
});

test("every peg gets a card, four on a page", async () => {
  await draw();
  const { pages } = await readPdf((await get("peg-cards.pdf?session=1", organizer)).rawPayload);
  expect(pages).toHaveLength(2);
  expect(pages.join(" ")).toContain("Card 8 of 8");
});

test.each([
  ["fly", 8, ["Time", "Species", "Length (mm)", "Controller signs", "Angler signs"]],
  ["coarse", 2, ["Bag 1", "Bag 4", "Total (g)", "Angler signs"]],
  ["carp", 8, ["Time", "Species", "Total so far", "Marshal signs", "Saturday 3 April"]],
] as const)("scorecards are laid out as %s fills them in", async (discipline, count, words) => {
  await api.database.db.updateTable("event").set({ discipline }).where("id", "=", event.id).execute();
  await draw();
  const { pages, missing } = await readPdf((await get("scorecards.pdf?session=1", organizer)).rawPayload);
  expect(missing).toEqual([]);
  expect(pages).toHaveLength(count);
  for (const word of words) expect(pages[0]).toContain(word);
});

test("cards are for those who run the event, sheets for everybody", async () => {
  await draw();
  const codes = await Promise.all(
    ["draws.pdf", "team-draws.pdf", "peg-cards.pdf", "scorecards.pdf"].map(
      async (file) => (await get(file)).statusCode,
    ),
  );
  expect(codes).toEqual([200, 200, 401, 401]);
});

test("people under age keep their last name off every paper where the event says so", async () => {
  await rename(["Jan Novotný"]);
  await api.database.db
    .updateTable("angler")
    .set({ isMinor: true })
    .where("id", "=", field.anglerIds[0]!)
    .execute();
  await api.call({
    method: "PATCH",
    url: `/api/events/${event.id}/registration-settings`,
    token: organizer.token,
    payload: { hides_minors: true },
  });
  await draw();
  for (const file of ["draws.pdf", "team-draws.pdf", "peg-cards.pdf", "scorecards.pdf"]) {
    const text = (await readPdf((await get(file, organizer)).rawPayload)).pages.join(" ");
    expect(text).toContain("Jan N.");
    expect(text).not.toContain("Novotný");
  }
});

function get(file: string, person?: Person) {
  return api.call({ method: "GET", url: `/api/events/${event.url}/${file}`, token: person?.token });
}

async function pegIds(): Promise<number[]> {
  const pegs = await api.database.db.selectFrom("peg").select("id").where("eventId", "=", event.id).execute();
  return pegs.map(({ id }) => id);
}

function draw() {
  return drawClient(api, event, organizer).publish({ session_ids: field.sessionIds, mode: { kind: "free" } });
}

/** Gives the first anglers other names, the last word being the last name. */
async function rename(wanted: readonly string[]): Promise<void> {
  for (const [index, name] of wanted.entries()) {
    const [firstName = "", ...rest] = name.split(" ");
    await api.database.db
      .updateTable("angler")
      .set({ firstName, lastName: rest.join(" ") })
      .where("id", "=", field.anglerIds[index]!)
      .execute();
  }
}
