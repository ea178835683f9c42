import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { type AnglerClient, createAnglerClient } from "../../testing/angler-client.ts";
import { createTestApi, type Person, type TestApi } from "../../testing/create-test-api.ts";
import { createTestEvent } from "../../testing/test-event.ts";

let api: TestApi;
let owner: Person;
let anglers: AnglerClient;
let herons: number;
let storks: number;

beforeAll(async () => {
  api = await createTestApi();
  owner = await api.asRole("organizer");
});
afterAll(() => api.close());
beforeEach(async () => {
  anglers = createAnglerClient(api, owner, await createTestEvent(api, owner));
  herons = await anglers.addTeam("Herons");
  storks = await anglers.addTeam("Storks");
});

describe("transfer", () => {
  test("moves an angler into a free slot of another team, and keeps the reason", async () => {
    const group = await anglers.addGroup("A");
    const { id } = await anglers.add({ team_id: herons, slot: 4, group_id: group });
    await anglers.add({ team_id: storks });
    const moved = await anglers.send("POST", `/anglers/${id}/transfer`, {
      team_id: storks,
      reason: "Both captains agreed",
    });
    expect(moved).toMatchObject({ status: 200, data: { team_name: "Storks", slot: 2, group_id: group } });
    expect((await anglers.trail()).at(-1)).toMatchObject({
      action: "transfer",
      before: { teamId: herons, slot: 4 },
      after: { teamId: storks, slot: 2 },
      reason: "Both captains agreed",
    });
  });

  test("needs a reason, a team of the event and a free slot", async () => {
    const { id } = await anglers.add({ team_id: herons });
    await anglers.add({ first_name: "Jan", last_name: "Novák", team_id: storks });
    const send = (body: object) => anglers.send("POST", `/anglers/${id}/transfer`, body);
    const why = { reason: "Asked" };
    expect((await send({ team_id: storks, reason: "  " })).fields).toHaveProperty("reason");
    expect(await send({ team_id: 999_999, ...why })).toMatchObject({ status: 404, code: "team-not-found" });
    expect((await send({ team_id: storks, slot: 1, ...why })).detail).toBe(
      "Jan Novák already has this slot of Storks.",
    );
  });

  test("needs no reason in a draft, where nobody has seen the teams, by whatever way", async () => {
    expect((await anglers.send("PATCH", "", { status: "draft" })).status).toBe(200);
    const { id } = await anglers.add({ team_id: herons });
    const there = await anglers.send("POST", `/anglers/${id}/transfer`, { team_id: storks });
    expect(there).toMatchObject({ status: 200, data: { team_name: "Storks" } });
    const back = await anglers.send("POST", "/anglers/assign", { ids: [id], team_id: herons });
    expect(back).toMatchObject({ status: 200, data: { anglers: [{ team_name: "Herons" }] } });
    expect((await anglers.trail()).slice(-2)).toMatchObject([
      { action: "transfer", reason: null },
      { action: "transfer", reason: null },
    ]);
  });

  test("is the only way from one team to another: a change of somebody's details has no reason", async () => {
    const { id } = await anglers.add({ team_id: herons });
    expect(await anglers.send("PATCH", `/anglers/${id}`, { team_id: storks, revision: 1 })).toMatchObject({
      status: 422,
      fields: {
        team_id: [{ detail: "To move an angler to another team, press Transfer. The reason is kept." }],
      },
    });
    expect((await anglers.send("PATCH", `/anglers/${id}`, { team_id: herons, revision: 1 })).status).toBe(
      200,
    );
    const free = await anglers.add();
    const joined = await anglers.send("PATCH", `/anglers/${free.id}`, { team_id: storks, revision: 1 });
    expect(joined).toMatchObject({ status: 200, data: { team_name: "Storks" } });
  });

  test("is refused once the draw is locked, by every way", async () => {
    const group = await anglers.addGroup("A");
    const { id } = await anglers.add({
      first_name: "Jan",
      last_name: "Novák",
      team_id: herons,
      group_id: group,
    });
    const late = await anglers.add();
    await anglers.addDraw("published", []);
    const there = { team_id: storks, reason: "Asked" };
    expect((await anglers.send("POST", `/anglers/${id}/transfer`, there)).status).toBe(200);
    await anglers.addDraw("locked", []);
    const refused = {
      status: 409,
      code: "draw-locked",
      detail: "The draw is locked: Jan Novák stays in the team. Let a reserve take the place instead.",
    };
    const back = { ...there, team_id: herons };
    expect(await anglers.send("POST", `/anglers/${id}/transfer`, back)).toMatchObject(refused);
    expect(await anglers.send("PATCH", `/anglers/${id}`, { team_id: null, revision: 2 })).toMatchObject(
      refused,
    );
    expect(await anglers.send("POST", "/anglers/assign", { ids: [id], team_id: herons })).toMatchObject(
      refused,
    );
    expect(await anglers.send("POST", "/anglers/assign", { ids: [id], group_id: null })).toMatchObject({
      detail: "The draw is locked: Jan Novák stays in the group. Let a reserve take the place instead.",
    });
    // A late entrant had no place to leave.
    expect((await anglers.send("POST", "/anglers/assign", { ids: [late.id], team_id: herons })).status).toBe(
      200,
    );
  });
});

describe("substitute", () => {
  test("a reserve takes slot and group, also of a locked draw; the other is withdrawn and stays", async () => {
    const group = await anglers.addGroup("A");
    const out = await anglers.add({ team_id: herons, slot: 2, group_id: group });
    const reserve = await anglers.add({ team_id: herons, is_reserve: true, category: "youth" });
    await anglers.addRotation(group);
    await anglers.addDraw("locked", [out.id]);
    const body = { reserve_id: reserve.id, reason: "A broken arm" };
    const answer = await anglers.send("POST", `/anglers/${out.id}/substitute`, body);
    expect(answer.data).toMatchObject({
      angler: { id: out.id, team_id: herons, slot: null, group_id: null, presence: "withdrawn" },
      reserve: { id: reserve.id, slot: 2, group_id: group, is_reserve: false, category: "youth" },
    });
    const [gone, came] = (await anglers.trail()).slice(-2);
    expect([gone, came]).toMatchObject([
      { action: "substitute", after: { presence: "withdrawn" }, reason: "A broken arm" },
      { action: "substitute", after: { isReserve: false, slot: 2 }, reason: "A broken arm" },
    ]);
    expect(await anglers.send("POST", `/anglers/${out.id}/substitute`, body)).toMatchObject({
      code: "angler-withdrawn",
    });
  });

  test("not by the last angler of a group that the rotation counts on", async () => {
    const [left, taken] = [await anglers.addGroup("A"), await anglers.addGroup("B")];
    const out = await anglers.add({ team_id: herons, slot: 2, group_id: taken });
    const reserve = await anglers.add({ team_id: herons, is_reserve: true, group_id: left });
    await anglers.addRotation(left);
    const body = { reserve_id: reserve.id, reason: "A broken arm" };
    expect(await anglers.send("POST", `/anglers/${out.id}/substitute`, body)).toMatchObject({
      status: 409,
      code: "group-emptied",
      detail: expect.stringContaining("group A"),
    });
    await anglers.add({ group_id: left });
    expect((await anglers.send("POST", `/anglers/${out.id}/substitute`, body)).status).toBe(200);
  });

  test("only by a reserve who is there, of the same team or of none", async () => {
    const out = await anglers.add({ team_id: herons });
    const wrong = [
      await anglers.add({ team_id: herons }),
      await anglers.add({ team_id: storks, is_reserve: true }),
      await anglers.add({ team_id: herons, is_reserve: true, presence: "absent" }),
      out,
    ];
    for (const { id } of wrong)
      expect(
        await anglers.send("POST", `/anglers/${out.id}/substitute`, { reserve_id: id, reason: "Ill" }),
      ).toMatchObject({ status: 422, code: "not-a-reserve" });
    const free = await anglers.add({ is_reserve: true, presence: "late" });
    const done = await anglers.send("POST", `/anglers/${out.id}/substitute`, {
      reserve_id: free.id,
      reason: "Ill",
    });
    expect(done.data.reserve).toMatchObject({ team_name: "Herons", slot: 1 });
  });
});

describe("many at once", () => {
  test("are given a team, and one more call makes everything as it was", async () => {
    const first = await anglers.add({ team_id: herons, slot: 5 });
    const second = await anglers.add();
    const reserve = await anglers.add({ team_id: herons, is_reserve: true, slot: 9 });
    const ids = [second.id, first.id, reserve.id];
    const why = { reason: "Both captains agreed" };
    const done = await anglers.send("POST", "/anglers/assign", { ids, team_id: storks, ...why });
    expect(done.data.anglers).toMatchObject([
      { id: first.id, team_id: storks, slot: 1 },
      { id: second.id, team_id: storks, slot: 2 },
      { id: reserve.id, team_id: storks, slot: null },
    ]);
    const undone = await anglers.send("POST", "/anglers/assign", { changes: done.data.undo, ...why });
    expect(undone.data.anglers).toMatchObject([
      { id: first.id, team_id: herons, slot: 5, revision: 3 },
      { id: second.id, team_id: null, slot: null },
      { id: reserve.id, team_id: herons, slot: 9 },
    ]);
  });

  test("go from team to team only with a reason, as one alone does, and the trail keeps it", async () => {
    const member = await anglers.add({ team_id: herons });
    const free = await anglers.add();
    const body = { ids: [member.id, free.id], team_id: storks };
    for (const reason of [undefined, "  "]) {
      const refused = await anglers.send("POST", "/anglers/assign", { ...body, reason });
      expect(refused).toMatchObject({ status: 422, code: "invalid-input" });
      expect(Object.keys(refused.fields)).toEqual(["reason"]);
    }
    // Into a team, or out of it, nobody asks.
    for (const wish of [
      { ids: [free.id], team_id: herons },
      { ids: [free.id], team_id: null },
    ])
      expect((await anglers.send("POST", "/anglers/assign", wish)).status).toBe(200);
    const reason = "The club was split";
    expect((await anglers.send("POST", "/anglers/assign", { ...body, reason })).status).toBe(200);
    const trail = (await anglers.trail()).slice(-2);
    expect(trail).toMatchObject([
      { action: "transfer", before: { teamId: herons }, after: { teamId: storks }, reason },
      { action: "update", before: { teamId: null }, after: { teamId: storks }, reason },
    ]);
  });

  test("may swap their slots in one go", async () => {
    const [a, b] = [await anglers.add({ team_id: herons }), await anglers.add({ team_id: herons })];
    const changes = [
      { id: a.id, revision: 1, slot: 2 },
      { id: b.id, revision: 1, slot: 1 },
    ];
    const done = await anglers.send("POST", "/anglers/assign", { changes });
    expect(done.data.anglers).toMatchObject([{ slot: 2 }, { slot: 1 }]);
    const same = changes.map(({ id }) => ({ id, revision: 2, slot: 4 }));
    expect((await anglers.send("POST", "/anglers/assign", { changes: same })).code).toBe("angler-slot-taken");
  });

  test("all or none: a stale or unknown one keeps everybody as they are", async () => {
    const [a, b] = [await anglers.add(), await anglers.add()];
    const changes = [
      { id: a.id, revision: 1, category: "youth" },
      { id: b.id, revision: 7, category: "youth" },
    ];
    expect(await anglers.send("POST", "/anglers/assign", { changes })).toMatchObject({
      code: "stale-revision",
      current: { id: b.id },
    });
    const unknown = { ids: [a.id, 999_999], category: "youth" };
    expect((await anglers.send("POST", "/anglers/assign", unknown)).code).toBe("angler-not-found");
    expect((await anglers.send("GET", "/anglers")).data).toMatchObject([
      { category: "open", revision: 1 },
      { category: "open", revision: 1 },
    ]);
  });

  test("what is not changed is not touched", async () => {
    const [a, b] = [await anglers.add({ category: "youth" }), await anglers.add()];
    const done = await anglers.send("POST", "/anglers/assign", { ids: [a.id, b.id], category: "youth" });
    expect(done.data.undo.map(({ id }: { id: number }) => id)).toEqual([b.id]);
    expect(done.data.anglers).toMatchObject([{ revision: 1 }, { revision: 2 }]);
  });

  test.each([
    [{}, "ids"],
    [{ ids: [], category: "youth" }, "ids"],
    [{ ids: [1] }, "ids"],
    [{ ids: [1], changes: [{ id: 1, revision: 1 }] }, "ids"],
    [{ changes: [{ id: 1 }] }, "changes.0.revision"],
  ])("%j is refused", async (body, field) => {
    const answer = await anglers.send("POST", "/anglers/assign", body);
    expect(answer).toMatchObject({ status: 422, code: "invalid-input" });
    expect(Object.keys(answer.fields)).toEqual([field]);
  });
});

describe("a group the rotation counts on", () => {
  const refused = {
    status: 409,
    code: "group-emptied",
    detail:
      "That would leave group A without anglers, and the rotation sends it to 1 session. Clear its rotation or add somebody else to it first.",
  };

  test("is not left empty, by whatever way", async () => {
    const group = await anglers.addGroup("A");
    const [a, b] = [await anglers.add({ group_id: group }), await anglers.add({ group_id: group })];
    await anglers.addRotation(group);
    const ids = [a.id, b.id];
    expect(await anglers.send("POST", "/anglers/assign", { ids, group_id: null })).toMatchObject(refused);
    expect((await anglers.send("POST", "/anglers/assign", { ids: [a.id], group_id: null })).status).toBe(200);
    expect(await anglers.send("PATCH", `/anglers/${b.id}`, { group_id: null, revision: 1 })).toMatchObject(
      refused,
    );
    expect(await anglers.send("DELETE", `/anglers/${b.id}`)).toMatchObject(refused);
  });

  test("may be filled with others in the same call", async () => {
    const [group, other] = [await anglers.addGroup("A"), await anglers.addGroup("B")];
    const [a, b] = [await anglers.add({ group_id: group }), await anglers.add({ group_id: other })];
    await anglers.addRotation(group);
    const changes = [
      { id: a.id, revision: 1, group_id: other },
      { id: b.id, revision: 1, group_id: group },
    ];
    expect((await anglers.send("POST", "/anglers/assign", { changes })).status).toBe(200);
  });
});
