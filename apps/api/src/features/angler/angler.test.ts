import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { createTestApi, type Person, type TestApi } from "../../testing/create-test-api.ts";
import { type AnglerClient, createAnglerClient } from "../../testing/angler-client.ts";
import { createTestEvent, giveRight } from "../../testing/test-event.ts";

let api: TestApi;
let owner: Person;
let anglers: AnglerClient;

beforeAll(async () => {
  api = await createTestApi();
  owner = await api.asRole("organizer");
});
afterAll(() => api.close());
beforeEach(async () => {
  anglers = createAnglerClient(api, owner, await createTestEvent(api, owner));
});

test("an angler is added, changed and deleted, and the trail says so", async () => {
  const added = await anglers.send("POST", "/anglers", {
    first_name: " Jana ",
    last_name: "Nováková",
    category: "Ladies",
    licence: "CZ-77",
    needs_accessible_peg: true,
  });
  expect(added).toMatchObject({
    status: 201,
    data: {
      number: 1,
      first_name: "Jana",
      category: "ladies",
      team_id: null,
      team_name: null,
      slot: null,
      presence: "expected",
      is_reserve: false,
      licence: "CZ-77",
      revision: 1,
    },
  });
  const path = `/anglers/${added.data.id}`;
  const changed = await anglers.send("PATCH", path, { presence: "present", number: 44, revision: 1 });
  expect(changed.data).toMatchObject({ presence: "present", number: 44, last_name: "Nováková", revision: 2 });
  expect(await anglers.send("PATCH", path, { club: "Weir", revision: 1 })).toMatchObject({
    status: 409,
    code: "stale-revision",
    current: { number: 44 },
    changed_by: owner.user.display_name,
  });
  expect((await anglers.send("DELETE", path)).data).toEqual({ id: added.data.id });
  expect(await anglers.send("GET", path)).toMatchObject({ status: 404, code: "angler-not-found" });
  expect(await anglers.trail()).toMatchObject([
    { action: "create", after: { lastName: "Nováková" } },
    { action: "update", before: { number: 1 }, after: { number: 44, presence: "present" } },
    { action: "delete", before: { licence: "CZ-77" } },
  ]);
});

test("only who may organize the event sees licence, accessibility or account", async () => {
  const { id } = await anglers.add({ licence: "CZ-77", needs_accessible_peg: true });
  const hidden = { licence: null, needs_accessible_peg: null, user_id: null };
  const scorer = await api.asRole("organizer", "scorer");
  for (const person of [null, await api.asRole("member"), scorer]) {
    expect((await anglers.send("GET", `/anglers/${id}`, undefined, person)).data).toMatchObject(hidden);
    expect((await anglers.send("GET", "/anglers", undefined, person)).data).toMatchObject([hidden]);
  }
  // A right alone does not do: a scorer's is too small, and an owner who is a member lacks the role.
  const member = await api.asRole("member", "owner by right");
  await giveRight(api, anglers.event, scorer, "scorer");
  await giveRight(api, anglers.event, member, "owner");
  const sheet = async ({ token }: Person) => {
    const url = `/api/events/${anglers.event.id}/anglers.csv`;
    return (await api.call({ method: "GET", url, token })).body;
  };
  for (const person of [scorer, member]) {
    expect((await anglers.send("GET", `/anglers/${id}`, undefined, person)).data).toMatchObject(hidden);
    expect((await anglers.send("GET", "/anglers", undefined, person)).data).toMatchObject([hidden]);
    expect(await sheet(person)).not.toContain("CZ-77");
  }
  await giveRight(api, anglers.event, scorer, "organizer");
  for (const person of [scorer, await api.asRole("administrator")]) {
    expect((await anglers.send("GET", "/anglers", undefined, person)).data).toMatchObject([
      { licence: "CZ-77", needs_accessible_peg: true },
    ]);
    expect(await sheet(person)).toContain("CZ-77");
  }
});

test("a number is one angler's, and the refusal names him and the next free one", async () => {
  await anglers.add({ first_name: "Jan", last_name: "Novák", number: 7 });
  const { id } = await anglers.add();
  const refused = { status: 409, code: "angler-number-taken" };
  const fields = { number: [{ detail: "It is already used by Jan Novák. The next free number is 9." }] };
  expect(await anglers.send("POST", "/anglers", { ...someone, number: 7 })).toMatchObject({
    ...refused,
    fields,
  });
  expect(await anglers.send("PATCH", `/anglers/${id}`, { number: 7, revision: 1 })).toMatchObject({
    ...refused,
    fields,
  });
});

test("numbers go on after the highest; at the end they fill the gaps", async () => {
  await anglers.add({ number: 99_999 });
  expect(await anglers.add()).toMatchObject({ number: 1 });
  expect((await anglers.send("GET", "/anglers/choices")).data.next_number).toBe(2);
});

test("a team's anglers get the first free slots, a reserve none; a taken slot is refused by name", async () => {
  const team = await anglers.addTeam("Weir Herons");
  expect(await anglers.add({ first_name: "Jan", last_name: "Novák", team_id: team })).toMatchObject({
    team_name: "Weir Herons",
    slot: 1,
  });
  expect(await anglers.add({ team_id: team, slot: 3 })).toMatchObject({ slot: 3 });
  expect(await anglers.add({ team_id: team })).toMatchObject({ slot: 2 });
  expect(await anglers.add({ team_id: team, is_reserve: true })).toMatchObject({ slot: null });
  const taken = await anglers.send("POST", "/anglers", { ...someone, team_id: team, slot: 1 });
  expect(taken).toMatchObject({
    status: 409,
    code: "angler-slot-taken",
    detail: "Jan Novák already has this slot of Weir Herons.",
    fields: { slot: [{ detail: "It is already used by Jan Novák." }] },
  });
  const choices = await anglers.send("GET", "/anglers/choices");
  expect(choices.data.teams).toEqual([{ id: team, name: "Weir Herons", taken_slots: [1, 2, 3] }]);
});

test("a slot needs a team, and goes with it", async () => {
  expect(await anglers.send("POST", "/anglers", { ...someone, slot: 1 })).toMatchObject({
    status: 422,
    fields: { slot: [{ detail: "A slot needs a team." }] },
  });
  const team = await anglers.addTeam("Herons");
  const { id } = await anglers.add({ team_id: team });
  expect((await anglers.send("PATCH", `/anglers/${id}`, { team_id: null, revision: 1 })).data).toMatchObject({
    team_id: null,
    slot: null,
  });
});

test("teams and groups of another event are not there", async () => {
  const elsewhere = createAnglerClient(api, owner, await createTestEvent(api, owner));
  const [team, group] = [await elsewhere.addTeam("Herons"), await elsewhere.addGroup("A")];
  const there = await elsewhere.add();
  expect(await anglers.send("POST", "/anglers", { ...someone, team_id: team })).toMatchObject({
    status: 404,
    code: "team-not-found",
  });
  expect(await anglers.send("POST", "/anglers", { ...someone, group_id: group })).toMatchObject({
    status: 404,
    code: "group-not-found",
  });
  expect(await anglers.send("POST", "/anglers/assign", { ids: [there.id], category: "youth" })).toMatchObject(
    {
      status: 404,
      code: "angler-not-found",
    },
  );
  expect((await anglers.send("DELETE", `/anglers/${there.id}`)).status).toBe(404);
});

test("the list is filtered, searched and sorted", async () => {
  const [herons, storks] = [await anglers.addTeam("Herons"), await anglers.addTeam("Storks")];
  const group = await anglers.addGroup("A");
  await anglers.add({ first_name: "Åsa", last_name: "Berg", team_id: storks, category: "ladies" });
  await anglers.add({ first_name: "Jan", last_name: "Čech", team_id: herons, group_id: group, club: "Weir" });
  await anglers.add({ first_name: "Li", last_name: "Wu", is_reserve: true });
  const names = async (query: string) =>
    (await anglers.send("GET", `/anglers?${query}`, undefined, null)).data.map(
      (row: { first_name: string }) => row.first_name,
    );
  expect(await names("")).toEqual(["Åsa", "Jan", "Li"]);
  expect(await names("sort=-name")).toEqual(["Li", "Jan", "Åsa"]);
  expect(await names("sort=team")).toEqual(["Jan", "Åsa", "Li"]);
  expect(await names(`team=${storks}`)).toEqual(["Åsa"]);
  expect(await names("team=none")).toEqual(["Li"]);
  expect(await names(`group=${group}`)).toEqual(["Jan"]);
  expect(await names("category=Ladies")).toEqual(["Åsa"]);
  expect(await names("reserve=true")).toEqual(["Li"]);
  expect(await names("reserve=false&search=weir")).toEqual(["Jan"]);
  expect(await names("search=2%20cech")).toEqual(["Jan"]);
  expect(await names("search=storks")).toEqual(["Åsa"]);
  expect(await names("page=2&page_size=2")).toEqual(["Li"]);
  expect((await anglers.send("GET", "/anglers?team=x")).status).toBe(422);
});

test("whoever is signed in finds whom they are; a guest is nobody", async () => {
  const [ann, bo] = [await api.signUp(), await api.signUp()];
  const { id } = await anglers.add({ first_name: "Ann", last_name: "Rivers" });
  await anglers.add({ first_name: "Bo", last_name: "Otter" });
  await api.database.db.updateTable("angler").set({ userId: ann.user.id }).where("id", "=", id).execute();
  const mine = async (person: Person | null) =>
    (await anglers.send("GET", "/anglers?mine=true", undefined, person)).data.map(
      (row: { id: number }) => row.id,
    );
  expect(await mine(ann)).toEqual([id]);
  expect(await mine(bo)).toEqual([]);
  expect(await mine(null)).toEqual([]);
});

test("whoever a published draw speaks of is not deleted but withdrawn", async () => {
  const { id } = await anglers.add({ first_name: "Jan", last_name: "Novák" });
  const other = await anglers.add();
  await anglers.addDraw("published", [id]);
  expect(await anglers.send("DELETE", `/anglers/${id}`)).toMatchObject({
    status: 409,
    code: "still-needed",
    detail: "Jan Novák cannot be deleted: draw 1 speaks of this angler. Withdraw them instead.",
  });
  const withdrawn = { presence: "withdrawn", revision: 1 };
  expect((await anglers.send("PATCH", `/anglers/${id}`, withdrawn)).status).toBe(200);
  expect((await anglers.send("DELETE", `/anglers/${other.id}`)).status).toBe(200);
});

test("many are deleted at once, and one more call brings them back as they were", async () => {
  const team = await anglers.addTeam("Herons");
  const [ann, bo] = [
    await anglers.add({ team_id: team, number: 7 }),
    await anglers.add({ first_name: "Bo" }),
  ];
  const rows = [ann, bo].map(({ id, revision }) => ({ id, revision }));
  expect((await anglers.send("POST", "/anglers/delete", { rows })).data).toEqual({ ids: [ann.id, bo.id] });
  expect((await anglers.send("GET", "/anglers")).data).toEqual([]);
  expect((await anglers.trail()).slice(-2)).toMatchObject([{ action: "delete" }, { action: "delete" }]);
  const inputs = [ann, bo].map(({ number, first_name, last_name, team_id, slot }) => ({
    number,
    first_name,
    last_name,
    team_id,
    slot,
  }));
  const back = await anglers.send("POST", "/anglers/delete/undo", { anglers: inputs });
  expect(back.data.ids).toHaveLength(2);
  expect((await anglers.send("GET", "/anglers")).data).toMatchObject(inputs);
});

test("of many, those who are needed are named, and nobody is deleted", async () => {
  const some = await Promise.all(
    Array.from({ length: 5 }, (_, i) =>
      anglers.add({ first_name: "Jan", last_name: `Novák ${i}`, number: i + 1 }),
    ),
  );
  await anglers.addDraw("published", [some[1]!.id, some[4]!.id]);
  const rows = some.map(({ id, revision }) => ({ id, revision }));
  expect(await anglers.send("POST", "/anglers/delete", { rows })).toMatchObject({
    status: 409,
    code: "anglers-needed",
    detail:
      "Jan Novák 1 and Jan Novák 4 cannot be deleted: a draw, a peg, a score or a protest names them. Nobody was deleted. Leave them out, or withdraw them instead.",
  });
  expect((await anglers.send("GET", "/anglers")).data).toHaveLength(5);
});

test("of very many who are needed, ten are named", async () => {
  const some = await Promise.all(Array.from({ length: 12 }, (_, i) => anglers.add({ number: i + 1 })));
  await anglers.addDraw(
    "published",
    some.map(({ id }) => id),
  );
  const rows = some.map(({ id, revision }) => ({ id, revision }));
  const refused = await anglers.send("POST", "/anglers/delete", { rows });
  expect(refused).toMatchObject({ status: 409, facts: { others: "some" } });
  expect(refused.facts.names).toHaveLength(10);
});

const someone = { first_name: "Ann", last_name: "Rivers" };

test.each([
  [{ first_name: " " }, "first_name"],
  [{ last_name: "x".repeat(81) }, "last_name"],
  [{ number: 0 }, "number"],
  [{ number: 1.5 }, "number"],
  [{ number: 100_000 }, "number"],
  [{ category: " " }, "category"],
  [{ category: "x".repeat(31) }, "category"],
  [{ presence: "asleep" }, "presence"],
  [{ team_id: "1" }, "team_id"],
  [{ slot: -1 }, "slot"],
  [{ is_reserve: "yes" }, "is_reserve"],
  [{ licence: "x".repeat(61) }, "licence"],
])("%j is refused beside the field", async (wrong, field) => {
  const answer = await anglers.send("POST", "/anglers", { ...someone, ...wrong });
  expect(answer).toMatchObject({ status: 422, code: "invalid-input" });
  expect(Object.keys(answer.fields)).toEqual([field]);
});
