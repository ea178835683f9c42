import { sql } from "kysely";
import { afterEach, beforeEach, expect, test } from "vitest";
import { untilSomebodyWaits } from "../../testing/until-somebody-waits.ts";
import { createTestEvent, giveRight } from "../../testing/test-event.ts";
import { revisionOf } from "../../testing/topic-revision.ts";
import { createTestApi, type Person, type TestApi } from "../../testing/create-test-api.ts";

let api: TestApi;
let administrator: Person;

beforeEach(async () => {
  api = await createTestApi();
  administrator = await api.signUp({ role: "administrator" });
});
afterEach(() => api.close());

test("somebody takes his data along and then away", async () => {
  const member = await api.signUp({ role: "member" });
  await call(member, "PATCH", `/api/users/${member.user.id}`, { first_name: "Wilhelmina" });
  const { body } = await call(member, "GET", `/api/account/${member.user.uid}/export`);
  expect(body.data.user).toMatchObject({ email: member.email, first_name: "Wilhelmina" });
  for (const part of ["logins", "mails", "securities", "audit_entries"])
    expect(body.data.parts).toHaveProperty(part);
  expect(body.data.parts.logins).toHaveLength(1);
  expect(body.data.parts.audit_entries).toMatchObject([
    { noun: "user", action: "create" },
    { noun: "user", action: "update", after: { first_name: "Wilhelmina" } },
  ]);

  const deleted = await call(member, "DELETE", `/api/users/${member.user.uid}`);
  expect(deleted.body.data).toEqual({ id: member.user.id });
  expect((await call(member, "GET", `/api/account/${member.user.uid}`)).status).toBe(401);
  const { rows } = await sql`select from identity."user" where id = ${member.user.uid}`.execute(
    api.database.db,
  );
  expect(rows).toEqual([]);
  const trail = await trailOf(member);
  expect(trail.map(({ action }) => action)).toEqual(["create", "update", "delete"]);
  expect(JSON.stringify(trail)).not.toMatch(/Wilhelmina|Ann|Rivers|example\.org/);
});

test("what somebody did stays in the trail under his name", async () => {
  const second = await api.signUp({ firstName: "Sue", role: "administrator" });
  const member = await api.signUp({ role: "member" });
  await call(second, "PATCH", `/api/users/${member.user.id}`, { last_name: "Renamed" });
  await call(administrator, "DELETE", `/api/users/${second.user.id}`);
  expect((await trailOf(member)).at(-1)).toMatchObject({
    actorUid: second.user.uid,
    actorName: "Sue Rivers",
  });
});

test("pages that name people are rendered anew when one of them changes his name or leaves", async () => {
  const author = await api.signUp({ role: "organizer" });
  const heir = await api.signUp({ role: "organizer" });
  const event = await createTestEvent(api, author);
  await giveRight(api, event, heir, "owner");
  const before = await revisionOf(api, "users");
  await call(author, "PATCH", `/api/users/${author.user.id}`, { last_name: "Renamed" });
  expect(await revisionOf(api, "users")).toBe(before + 1);
  expect((await call(author, "DELETE", `/api/users/${author.user.id}`)).status).toBe(200);
  expect(await revisionOf(api, "users")).toBe(before + 2);
});

test("nobody deletes or exports anybody else, except an administrator", async () => {
  const [member, other] = [await api.signUp({ role: "member" }), await api.signUp({ role: "organizer" })];
  expect((await call(other, "DELETE", `/api/users/${member.user.id}`)).status).toBe(403);
  expect((await call(other, "GET", `/api/account/${member.user.id}/export`)).status).toBe(403);
  expect((await call(administrator, "DELETE", `/api/users/${member.user.id}`)).status).toBe(200);
});

test("the last administrator can be neither demoted nor deleted, not even by himself", async () => {
  const path = `/api/users/${administrator.user.id}`;
  for (const refused of [
    await call(administrator, "PATCH", path, { role: "member", first_name: "No" }),
    await call(administrator, "DELETE", path),
  ]) {
    expect([refused.status, refused.body.code]).toEqual([409, "last-administrator"]);
  }
  expect((await call(administrator, "GET", path)).body.data.first_name).toBe("Ann");
});

test("of administrators who demote or delete each other at the same moment, one stays", async () => {
  for (let round = 0; round < 5; round++) {
    const second = await api.signUp({ role: "administrator" });
    const answers = await Promise.all([
      call(administrator, "PATCH", `/api/users/${second.user.id}`, { role: "member" }),
      call(second, "DELETE", `/api/users/${administrator.user.id}`),
    ]);
    // The second to act may also find that their own rights have just ended.
    const statuses = answers.map(({ status }) => status).sort((a, b) => a - b);
    expect(statuses[0]).toBe(200);
    expect([401, 404, 409]).toContain(statuses[1]);
    const { rows } = await sql`select from "user" where role = 'administrator'`.execute(api.database.db);
    expect(rows).toHaveLength(1);
    if (answers[1].status === 200) administrator = second;
  }
});

test("the only owner of events hands over first; of two owners who leave at once, one stays", async () => {
  const owner = await api.signUp({ firstName: "Owen", role: "organizer" });
  const coOwner = await api.signUp({ role: "organizer" });
  const eventId = await addEvent("Spring Masters", owner);
  const refused = await call(owner, "DELETE", `/api/users/${owner.user.id}`);
  expect([refused.status, refused.body.code]).toEqual([409, "only-owner"]);
  expect(refused.body.detail).toContain("Owen Rivers is the only owner of Spring Masters.");

  await own(eventId, coOwner);
  const answers = await Promise.all(
    [owner, coOwner].map((user) => call(user, "DELETE", `/api/users/${user.user.id}`)),
  );
  expect(answers.map(({ status }) => status).sort((a, b) => a - b)).toEqual([200, 409]);
});

test("an owner leaves while his event takes him up again: neither waits for the other for ever", async () => {
  const owner = await api.signUp({ role: "organizer" });
  const coOwner = await api.signUp({ role: "organizer" });
  const eventId = await addEvent("Spring Masters", owner);
  await own(eventId, coOwner);
  const { leaving } = await api.database.db.transaction().execute(async (trx) => {
    await trx.selectFrom("event").select("id").where("id", "=", eventId).forUpdate().execute();
    const leaving = call(owner, "DELETE", `/api/users/${owner.user.id}`);
    await untilSomebodyWaits(api.database);
    await trx
      .insertInto("angler")
      .values({ eventId, number: 1, firstName: "Ann", lastName: "Ray", userId: owner.user.id })
      .execute();
    return { leaving };
  });
  expect((await leaving).status).toBe(200);
  const anglers = await api.database.db.selectFrom("angler").select(["firstName", "userId"]).execute();
  expect(anglers).toEqual([{ firstName: "Ann", userId: null }]);
});

test("an event that takes somebody up in the last moment keeps an owner", async () => {
  const owner = await api.signUp({ role: "organizer" });
  const eventId = await addEvent("Late Cup", owner);
  const heir = await api.signUp({ role: "organizer" });
  const { leaving } = await api.database.db.transaction().execute(async (trx) => {
    await trx.selectFrom("user").select("id").where("id", "=", heir.user.id).forUpdate().execute();
    const leaving = call(heir, "DELETE", `/api/users/${heir.user.id}`);
    await untilSomebodyWaits(api.database);
    await trx.insertInto("security").values({ eventId, userId: heir.user.id, right: "owner" }).execute();
    await trx.deleteFrom("security").where("userId", "=", owner.user.id).execute();
    return { leaving };
  });
  expect((await leaving).body.code).toBe("only-owner");
});

async function trailOf(user: Person) {
  return api.database.db
    .selectFrom("audit")
    .selectAll()
    .where("noun", "=", "user")
    .where("nounId", "=", String(user.user.id))
    .orderBy("id")
    .execute();
}

async function addEvent(name: string, owner: Person): Promise<number> {
  const { id } = await api.database.db
    .insertInto("event")
    .values({
      name,
      url: name.toLowerCase().replaceAll(" ", "-"),
      startsOn: "2026-11-20",
      endsOn: "2026-11-20",
      timeZone: "Europe/Prague",
      discipline: "predator",
      ruleset: "{}",
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  await own(id, owner);
  return id;
}

async function own(eventId: number, { user }: Person): Promise<void> {
  await api.database.db.insertInto("security").values({ eventId, userId: user.id, right: "owner" }).execute();
}

async function call(user: Person, method: "GET" | "PATCH" | "DELETE", url: string, payload?: object) {
  const answer = await api.call({ method, url, token: user.token, ...(payload && { payload }) });
  return { status: answer.statusCode, body: answer.json() };
}
