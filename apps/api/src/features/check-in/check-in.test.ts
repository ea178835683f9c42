import { randomUUID } from "node:crypto";
import { hashCheckInCode } from "@tightlines/domain/registration/check-in-code";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { createTestApi, type Person, type TestApi } from "../../testing/create-test-api.ts";
import { tap } from "../../testing/examples/check-in.examples.ts";
import { newRegistration } from "../../testing/examples/registration.examples.ts";
import { sendAs } from "../../testing/send-as.ts";
import { createTestEvent, giveRight, type TestEvent } from "../../testing/test-event.ts";
import { fillTestField } from "../../testing/test-field.ts";

let api: TestApi;
let organizer: Person;
let event: TestEvent;
let ids: number[];

beforeAll(async () => {
  api = await createTestApi();
  organizer = await api.asRole("organizer");
});
afterAll(() => api.close());

beforeEach(async () => {
  event = await createTestEvent(api, organizer);
  ids = (await fillTestField(api, event, { teams: 2, anglersPerTeam: 2 })).anglerIds;
});

test("says who is on the start list, and that nobody has come yet", async () => {
  const { anglers, codes } = await list();
  expect(codes).toEqual([]);
  expect(anglers).toHaveLength(4);
  expect(anglers[0]).toEqual({
    id: ids[0],
    number: 1,
    first_name: "Angler",
    last_name: "Nr 1",
    team_id: expect.any(Number),
    team_name: "Team 1",
    category: "open",
    is_reserve: false,
    presence: "expected",
    check_in: null,
  });
});

test("keeps who said it, when by the device, and when it arrived", async () => {
  const present = tap(ids[0]!);
  expect(await outcomesOf([present, tap(ids[1]!, { presence: "late" })])).toEqual(["applied", "applied"]);
  const { anglers } = await list();
  expect(anglers.map(({ presence }) => presence)).toEqual(["present", "late", "expected", "expected"]);
  const { check_in } = anglers[0]!;
  expect(check_in).toMatchObject({ id: present.id, by: organizer.user.display_name });
  expect(check_in?.made_at).toBe("2027-04-03T06:30:00.000Z");
  expect(Math.abs(Date.parse(check_in!.received_at) - Date.now())).toBeLessThan(60_000);
});

test("an operation is carried out once, whatever the network does", async () => {
  const present = tap(ids[0]!);
  expect(await outcomesOf([present, present])).toEqual(["applied", "repeated"]);
  const absent = tap(ids[0]!, { presence: "absent", seen: seen("present", present.id) });
  expect(await outcomesOf([absent])).toEqual(["applied"]);
  // Sent again after somebody has gone on: it answers what is stored now and changes nothing.
  const { data } = await send([present]);
  expect(data).toMatchObject([{ outcome: "repeated", angler: { presence: "absent" } }]);
  expect(await trail()).toEqual(["expected present", "present absent"]);
});

test("the same operation from two calls at the same moment is carried out once", async () => {
  const operations = ids.map((id) => tap(id));
  const answers = await Promise.all([send(operations), send(operations.toReversed()), send(operations)]);
  const outcomes = answers.flatMap(({ data }) => data.map(({ outcome }: Outcome) => outcome));
  expect(outcomes.filter((outcome) => outcome === "applied")).toHaveLength(4);
  expect(outcomes.filter((outcome) => outcome === "repeated")).toHaveLength(8);
  expect(await trail()).toHaveLength(4);
});

test("an operation's id stands for one angler: about another one it is refused", async () => {
  const { id } = tap(ids[0]!);
  const [one, other] = [tap(ids[0]!, { id }), tap(ids[1]!, { id })];
  const { data } = await send([one, other]);
  expect(data).toMatchObject([
    { outcome: "applied" },
    { outcome: "refused", problem: { code: "check-in-id-reused" }, angler: { presence: "expected" } },
  ]);
  expect(await outcomesOf([other, one])).toEqual(["refused", "repeated"]);
  const late = tap(ids[1]!, { presence: "late" });
  const onAnother = tap(ids[1]!, { presence: "absent", seen: seen("late", id) });
  expect(await outcomesOf([late, onAnother])).toEqual(["applied", "conflict"]);
});

test("two calls that use one id for two anglers at the same moment both get an outcome", async () => {
  for (let round = 0; round < 10; round += 1) {
    const { id } = tap(ids[0]!);
    const answers = await Promise.all([send([tap(ids[0]!, { id })]), send([tap(ids[1]!, { id })])]);
    expect(new Set(answers.map(({ data }) => data[0].outcome))).toEqual(new Set(["applied", "refused"]));
  }
});

test("what was tapped without signal, one on the other, is carried out one after the other", async () => {
  const present = tap(ids[0]!);
  const undone = tap(ids[0]!, { presence: "expected", seen: seen("present", present.id) });
  const late = tap(ids[0]!, { presence: "late", seen: seen("expected", undone.id) });
  expect(await outcomesOf([present, undone, late])).toEqual(["applied", "applied", "applied"]);
  expect(await trail()).toEqual(["expected present", "present expected", "expected late"]);
});

test("what somebody else said meanwhile is a conflict with both versions, and so is what followed from it", async () => {
  const other = await withRight("scorer");
  await send([tap(ids[0]!, { presence: "absent" })], other);
  const mine = tap(ids[0]!);
  const after = tap(ids[0]!, { presence: "late", seen: seen("present", mine.id) });
  const { data } = await send([mine, after, tap(ids[1]!)]);
  expect(data.map(({ outcome }: Outcome) => outcome)).toEqual(["conflict", "conflict", "applied"]);
  expect(data[0].angler).toMatchObject({ presence: "absent", check_in: { by: other.user.display_name } });
  // Whoever has seen it decides anew.
  const decided = tap(ids[0]!, { seen: seen("absent", data[0].angler.check_in.id) });
  expect(await outcomesOf([decided])).toEqual(["applied"]);
});

test("what looks as before and was changed twice meanwhile is a conflict", async () => {
  const present = tap(ids[0]!);
  await send([present, tap(ids[0]!, { presence: "expected", seen: seen("present", present.id) })]);
  expect(await outcomesOf([tap(ids[0]!, { presence: "absent" })])).toEqual(["conflict"]);
});

test("two who say the same agree, and both can go on from there", async () => {
  const [mine, theirs] = [tap(ids[0]!), tap(ids[0]!)];
  expect(await outcomesOf([mine, theirs])).toEqual(["applied", "applied"]);
  expect(await trail()).toEqual(["expected present"]);
  const onMine = tap(ids[0]!, { presence: "late", seen: seen("present", mine.id) });
  expect(await outcomesOf([onMine])).toEqual(["applied"]);
  const onTheirs = tap(ids[0]!, { presence: "absent", seen: seen("present", theirs.id) });
  expect(await outcomesOf([onTheirs])).toEqual(["conflict"]);
});

test("what was changed in the angler's own form is a conflict, too", async () => {
  const change = { presence: "absent", revision: 1 };
  await sendAs(api, organizer, "PATCH", `/events/${event.id}/anglers/${ids[0]}`, change);
  expect(await outcomesOf([tap(ids[0]!)])).toEqual(["conflict"]);
  expect(await outcomesOf([tap(ids[0]!, { seen: seen("absent") })])).toEqual(["applied"]);
});

test("an angler who has withdrawn or is gone is refused with a sentence, and holds nobody back", async () => {
  const withdrawn = { presence: "withdrawn", revision: 1 };
  await sendAs(api, organizer, "PATCH", `/events/${event.id}/anglers/${ids[0]}`, withdrawn);
  await sendAs(api, organizer, "DELETE", `/events/${event.id}/anglers/${ids[1]}`);
  const { data } = await send([tap(ids[0]!), tap(ids[1]!), tap(ids[2]!)]);
  expect(data).toMatchObject([
    {
      outcome: "refused",
      problem: { code: "angler-withdrawn", detail: "Angler Nr 1 has withdrawn already." },
    },
    { outcome: "refused", problem: { code: "angler-not-found" }, angler: null },
    { outcome: "applied", problem: null },
  ]);
});

test("an angler of another event is nobody here, and the same operation id is another operation there", async () => {
  const there = event;
  const mine = tap(ids[0]!);
  await send([mine]);
  event = await createTestEvent(api, organizer, { name: "Another" });
  expect(await send([tap(ids[0]!)])).toMatchObject({ data: [{ outcome: "refused", angler: null }] });
  const [own] = (await fillTestField(api, event, { teams: 1 })).anglerIds;
  expect(await outcomesOf([tap(own!, { id: mine.id })])).toEqual(["applied"]);
  expect(await sendAs(api, organizer, "GET", `/events/${there.id}/check-in`)).toMatchObject({ status: 200 });
});

test("an operation is read before it is believed", async () => {
  const wrong = [
    { id: "1" },
    { presence: "withdrawn" },
    { presence: "gone" },
    { made_at: "this morning" },
    { angler_id: "1" },
    { seen: null },
  ];
  for (const values of wrong)
    expect(await send([tap(ids[0]!, values)])).toMatchObject({ status: 422, code: "invalid-input" });
  expect(await send([])).toMatchObject({ status: 422 });
  expect(await send(Array.from({ length: 101 }, () => tap(ids[0]!)))).toMatchObject({ status: 422 });
});

test("a registration's code is recognized by its hash, and the list does not give it away", async () => {
  const { id, checkInCode } = await newRegistration({ api, event, caller: organizer });
  await newRegistration({ api, event, caller: organizer }, "cancelled");
  await sendAs(api, organizer, "POST", `/events/${event.id}/registrations/start-list`);
  const answer = await sendAs(api, organizer, "GET", `/events/${event.id}/check-in`);
  expect(JSON.stringify(answer)).not.toContain(checkInCode);
  const { anglers, codes } = answer.data as List;
  expect(codes.map(({ status, name }) => [status, name])).toEqual([
    ["confirmed", "Ben Weir"],
    ["cancelled", ""],
  ]);
  expect(codes[0]).toMatchObject({ hash: hashCheckInCode(event.id, checkInCode) });
  expect(codes[0]!.angler_ids).toEqual([anglers.find(({ last_name }) => last_name === "Weir")!.id]);

  const own = await sendAs(api, organizer, "GET", `/events/${event.id}/registrations/${id}`);
  expect(own.data.check_in_code).toBe(checkInCode);
  expect(
    (await sendAs(api, null, "GET", `/events/${event.id}/registrations`)).data[0].check_in_code,
  ).toBeNull();
});

test("every registration has a code of its own", async () => {
  const codes = new Set<string>();
  for (let n = 0; n < 50; n += 1)
    codes.add((await newRegistration({ api, event, caller: undefined })).checkInCode);
  expect(codes.size).toBe(50);
  for (const code of codes) expect(code).toMatch(/^[0-9A-HJKMNP-TV-Z]{12}$/);
});

interface Listed {
  id: number;
  last_name: string;
  presence: string;
  check_in: { id: string; by: string; made_at: string; received_at: string } | null;
}

interface List {
  anglers: Listed[];
  codes: { hash: string; status: string; name: string; angler_ids: number[] }[];
}

interface Outcome {
  outcome: string;
}

async function list(): Promise<List> {
  return (await sendAs(api, organizer, "GET", `/events/${event.id}/check-in`)).data;
}

function send(operations: readonly object[], person: Person = organizer) {
  return sendAs(api, person, "POST", `/events/${event.id}/check-in/operations`, { operations });
}

async function outcomesOf(operations: readonly object[]): Promise<string[]> {
  const { data } = await send(operations);
  return data.map(({ outcome }: Outcome) => outcome);
}

function seen(presence: string, checkInId: string | null = null) {
  return { presence, check_in_id: checkInId };
}

async function withRight(right: "scorer"): Promise<Person> {
  const person = await api.signUp({ firstName: "Sam", lastName: randomUUID(), role: "organizer" });
  await giveRight(api, event, person, right);
  return person;
}

/** What happened to the first angler and those after, as the trail has it. */
async function trail(): Promise<string[]> {
  const rows = await api.database.db
    .selectFrom("audit")
    .select(["before", "after"])
    .where("eventId", "=", event.id)
    .where("noun", "=", "angler")
    .orderBy("id")
    .execute();
  return rows.map(({ before, after }) => `${presenceIn(before)} ${presenceIn(after)}`);
}

function presenceIn(values: unknown): string {
  return (values as { presence: string }).presence;
}
