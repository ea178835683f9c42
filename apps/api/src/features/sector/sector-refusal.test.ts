import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { createTestApi, type Person, type TestApi } from "../../testing/create-test-api.ts";
import { createSectorClient, type SentSector } from "../../testing/sector-client.ts";
import { createTestEvent, type TestEvent } from "../../testing/test-event.ts";

let api: TestApi;
let organizer: Person;
let event: TestEvent;
let sectors: ReturnType<typeof createSectorClient>;

beforeAll(async () => {
  api = await createTestApi();
  organizer = await api.asRole("organizer");
});
afterAll(() => api.close());

beforeEach(async () => {
  event = await createTestEvent(api, organizer);
  sectors = createSectorClient(api, organizer, event);
});

const pegs = (count: number) => Array.from({ length: count }, (_, index) => ({ number: index + 1 }));

test.each([
  ["no code", {}, "code"],
  ["an empty code", { code: " " }, "code"],
  ["a code with signs", { code: "<b>" }, "code"],
  ["a long code", { code: "ABCDEFGHI" }, "code"],
  ["a long name", { code: "A", name: "x".repeat(81) }, "name"],
  ["another kind", { code: "A", kind: "pond" }, "kind"],
  ["half a map pin", { code: "A", latitude: 50 }, "longitude"],
  ["a pin off the world", { code: "A", latitude: 91, longitude: 0 }, "latitude"],
  ["a pin in words", { code: "A", latitude: "north", longitude: 0 }, "latitude"],
  ["a parent that is no number", { code: "A", parent_id: "A" }, "parent_id"],
  ["pegs that are no list", { code: "A", pegs: "1-20" }, "pegs"],
  ["two pegs of one number", { code: "A", pegs: [{ number: 4 }, { number: 4 }] }, "pegs"],
  ["more than 500 pegs", { code: "A", pegs: pegs(501) }, "pegs"],
  ["a peg without a number", { code: "A", pegs: [{}] }, "pegs.0.number"],
  ["peg 0", { code: "A", pegs: [{ number: 0 }] }, "pegs.0.number"],
  ["peg 1.5", { code: "A", pegs: [{ number: 1.5 }] }, "pegs.0.number"],
  [
    "an empty reason",
    { code: "A", pegs: [{ number: 1, out_of_use_reason: " " }] },
    "pegs.0.out_of_use_reason",
  ],
  ["somebody else's peg", { code: "A", pegs: [{ id: 1, number: 1 }] }, "pegs"],
])("%s is refused beside its field, and nothing is added", async (_, input, field) => {
  const answer = await sectors.send("POST", "", input);
  expect([answer.status, answer.code]).toEqual([422, "invalid-input"]);
  expect(Object.keys(answer.fields)).toEqual([field]);
  expect(await sectors.codes()).toEqual([]);
});

test("500 pegs are not too many", async () => {
  expect((await sectors.add({ code: "A", pegs: pegs(500) })).pegs).toHaveLength(500);
});

test.each([
  ["no codes", { codes: [], peg_count: 1 }, "codes"],
  ["the same code twice", { codes: ["A", "a"], peg_count: 1 }, "codes"],
  ["too many pegs", { codes: ["A"], peg_count: 501 }, "peg_count"],
  [
    "numbers beyond 9999",
    { codes: letters(25), peg_count: 500, is_numbered_through: true },
    "is_numbered_through",
  ],
  ["too many sectors", { codes: Array.from({ length: 51 }, (_, n) => `S${n}`), peg_count: 1 }, "codes"],
])("a series with %s is refused", async (_, input, field) => {
  const answer = await sectors.send("POST", "/series", input);
  expect(answer.status).toBe(422);
  expect(Object.keys(answer.fields)).toEqual([field]);
  expect(await sectors.codes()).toEqual([]);
});

test("a code is given once in an event, whatever its case, and again in another event", async () => {
  const { id } = await sectors.add({ code: "B" });
  await sectors.add({ code: "A" });
  for (const refused of [
    await sectors.send("POST", "", { code: "a" }),
    await sectors.send("PATCH", `/${id}`, { code: "A", revision: 1 }),
  ]) {
    expect([refused.status, refused.code]).toEqual([409, "sector-code-taken"]);
    expect(refused.fields["code"]).toMatchObject([{ detail: "Another sector has this code." }]);
  }
  const other = createSectorClient(api, organizer, await createTestEvent(api, organizer));
  expect((await other.send("POST", "", { code: "A" })).status).toBe(201);
});

describe("sub-sectors", () => {
  test("go one level deep", async () => {
    const a = await sectors.add({ code: "A" });
    const a1 = await sectors.add({ code: "A1", parent_id: a.id });
    const b = await sectors.add({ code: "B" });
    const deeper = await sectors.send("POST", "", { code: "A1X", parent_id: a1.id });
    expect(deeper).toMatchObject({
      status: 409,
      code: "sub-sector-too-deep",
      detail: "Sub-sectors go one level deep: A1 is itself part of A.",
      fields: { parent_id: [{ detail: "A1 is itself part of A." }] },
    });
    const under = await sectors.send("PATCH", `/${a.id}`, { parent_id: b.id, revision: 1 });
    expect(under).toMatchObject({ status: 409, code: "sub-sector-too-deep" });
    expect(under.detail).toContain("A1 would be part of a part");
    expect((await sectors.send("PATCH", `/${a1.id}`, { parent_id: b.id, revision: 1 })).status).toBe(200);
    expect(await sectors.codes()).toEqual(["A", "B", "A1"]);
  });

  test("are never parts of themselves or of another event's sector", async () => {
    const { id } = await sectors.add({ code: "A" });
    const other = createSectorClient(api, organizer, await createTestEvent(api, organizer));
    const foreign = await other.add({ code: "X" });
    for (const [parent, status] of [
      [id, 422],
      [foreign.id, 404],
    ]) {
      const refused = await sectors.send("PATCH", `/${id}`, { parent_id: parent, revision: 1 });
      expect([refused.status, Object.keys(refused.fields)]).toEqual([status, ["parent_id"]]);
    }
  });
});

test("half a map pin is refused also when the other half was there", async () => {
  const { id } = await sectors.add({ code: "A", latitude: 1, longitude: 2 });
  const refused = await sectors.send("PATCH", `/${id}`, { latitude: null, revision: 1 });
  expect([refused.status, Object.keys(refused.fields)]).toEqual([422, ["longitude"]]);
  const gone = await sectors.send("PATCH", `/${id}`, { latitude: null, longitude: null, revision: 1 });
  expect(gone.data).toMatchObject({ latitude: null, longitude: null });
});

test("a peg of another sector or one that is gone is no peg of this one", async () => {
  const a = await sectors.add({ code: "A", pegs: pegs(1) });
  const b = await sectors.add({ code: "B", pegs: pegs(1) });
  const refused = await sectors.send("PATCH", `/${a.id}`, {
    pegs: [{ id: b.pegs[0]!.id, number: 5 }],
    revision: 1,
  });
  expect(refused.fields).toMatchObject({ pegs: [{ detail: "Peg 5 is not a peg of this sector any more." }] });
  expect((await sectors.list()).map((sector) => sector.pegs)).toEqual([a.pegs, b.pegs]);
});

describe("what others depend on", () => {
  test("a sector with parts, in the rotation and in a draw is not deleted, and the refusal names all three", async () => {
    const a = await sectors.add({ code: "A", pegs: pegs(2) });
    await sectors.add({ code: "A1", parent_id: a.id });
    await rotate(a);
    await drawOn(a, "published");
    const refused = await sectors.send("DELETE", `/${a.id}`);
    expect(refused).toMatchObject({
      status: 409,
      code: "still-needed",
      detail:
        "Sector A cannot be deleted: A1 is part of it; and 2 cells of the rotation lead there; " +
        "and draw 1 may place somebody on its pegs.",
    });
    expect(await sectors.codes()).toEqual(["A", "A1"]);
  });

  test.each(["draft", "published", "locked"] as const)(
    "a peg of a %s draw is not removed",
    async (status) => {
      const { id, pegs: own } = await sectors.add({ code: "A", pegs: pegs(3) });
      await drawOn({ pegs: own.slice(1, 2) }, status);
      const refused = await sectors.send("PATCH", `/${id}`, { pegs: [own[0]], revision: 1 });
      expect(refused).toMatchObject({
        status: 409,
        code: "peg-in-use",
        detail:
          "Peg 2 of sector A cannot be removed: draw 1 may place somebody there. Mark it out of use instead.",
      });
      // The way on: out of use, renumbered, and those nobody was drawn on may go.
      const kept = { ...own[1], number: 8, out_of_use_reason: "Flooded" };
      expect((await sectors.send("PATCH", `/${id}`, { pegs: [kept], revision: 1 })).data.pegs).toEqual([
        kept,
      ]);
    },
  );

  test("a superseded draw places nobody", async () => {
    const a = await sectors.add({ code: "A", pegs: pegs(2) });
    await drawOn(a, "superseded");
    expect((await sectors.send("DELETE", `/${a.id}`)).status).toBe(200);
  });
});

test("an event is deleted with its sectors", async () => {
  const a = await sectors.add({ code: "A", pegs: pegs(2) });
  await sectors.add({ code: "A1", parent_id: a.id });
  const url = `/api/events/${event.id}`;
  expect((await api.call({ method: "DELETE", url, token: organizer.token })).statusCode).toBe(200);
});

/** The rows of later nouns, as they stand in the database. */
async function rotate({ id: sectorId }: SentSector): Promise<void> {
  const { db } = api.database;
  const eventId = event.id;
  const group = await db
    .insertInto("group")
    .values({ eventId, code: "I", position: 0 })
    .returning("id")
    .executeTakeFirstOrThrow();
  for (const number of [1, 2]) {
    const session = await db
      .insertInto("session")
      .values({
        eventId,
        number,
        startsAt: new Date(`2027-04-0${number}T08:00:00Z`),
        endsAt: new Date(`2027-04-0${number}T11:00:00Z`),
      })
      .returning("id")
      .executeTakeFirstOrThrow();
    const cell = { eventId, groupId: group.id, sessionId: session.id, sectorId };
    await db.insertInto("rotation").values(cell).execute();
  }
}

async function drawOn(
  { pegs: drawn }: Pick<SentSector, "pegs">,
  status: "draft" | "published" | "locked" | "superseded",
): Promise<void> {
  const placements = drawn.map(({ id }) => ({ sessionId: 1, anglerId: 1, sectorId: 1, pegId: id }));
  const [input, outcome] = [{ sectors: [{ pegs: placements }] }, { placements }];
  await api.database.db
    .insertInto("drawRun")
    .values({
      eventId: event.id,
      number: 1,
      kind: "peg",
      status,
      seed: "0".repeat(64),
      seedSource: "server",
      seedHash: "",
      input: JSON.stringify(input),
      inputHash: "",
      // A draft is prepared: what it was given may be drawn.
      outcome: status === "draft" ? null : JSON.stringify(outcome),
    })
    .execute();
}

function letters(count: number): string[] {
  return Array.from({ length: count }, (_, index) => String.fromCodePoint(65 + index));
}
