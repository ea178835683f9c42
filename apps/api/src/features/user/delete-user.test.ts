import { sql } from "kysely";
import { afterEach, beforeEach, expect, test } from "vitest";
import { startTestApi, type TestApi, type TestUser } from "../../testing/test-api.ts";

let api: TestApi;
let administrator: TestUser;

beforeEach(async () => {
  api = await startTestApi();
  administrator = await api.signIn("administrator");
});
afterEach(() => api.close());

test("somebody takes his data along and then away", async () => {
  const member = await api.signIn("member");
  await call(member, "PATCH", `/api/users/${member.userId}`, { first_name: "Wilhelmina" });
  const { body } = await call(member, "GET", `/api/account/${member.uid}/export`);
  expect(body.data.user).toMatchObject({ email: member.email, first_name: "Wilhelmina" });
  for (const part of ["logins", "mails", "securities", "audit_entries"])
    expect(body.data.parts).toHaveProperty(part);
  expect(body.data.parts.logins).toHaveLength(1);
  expect(body.data.parts.audit_entries).toMatchObject([
    { noun: "user", action: "update", after: { first_name: "Wilhelmina" } },
  ]);

  const deleted = await call(member, "DELETE", `/api/users/${member.uid}`);
  expect(deleted.body.data).toEqual({ id: member.userId });
  expect((await call(member, "GET", `/api/account/${member.uid}`)).status).toBe(401);
  const { rows } = await sql`select from identity."user" where id = ${member.uid}`.execute(api.database.db);
  expect(rows).toEqual([]);
  const trail = await trailOf(member);
  expect(trail.map(({ action }) => action)).toEqual(["update", "delete"]);
  expect(JSON.stringify(trail)).not.toMatch(/Wilhelmina|Person|example\.org/);
});

test("what somebody did stays in the trail under his name", async () => {
  const second = await api.signIn("administrator");
  const member = await api.signIn("member");
  await call(second, "PATCH", `/api/users/${member.userId}`, { last_name: "Renamed" });
  await call(administrator, "DELETE", `/api/users/${second.userId}`);
  expect(await trailOf(member)).toMatchObject([{ actorUid: second.uid, actorName: "Person 2" }]);
});

test("nobody deletes or exports anybody else, except an administrator", async () => {
  const [member, other] = [await api.signIn("member"), await api.signIn("organizer")];
  expect((await call(other, "DELETE", `/api/users/${member.userId}`)).status).toBe(403);
  expect((await call(other, "GET", `/api/account/${member.userId}/export`)).status).toBe(403);
  expect((await call(administrator, "DELETE", `/api/users/${member.userId}`)).status).toBe(200);
});

test("the last administrator can be neither demoted nor deleted, not even by himself", async () => {
  const path = `/api/users/${administrator.userId}`;
  for (const refused of [
    await call(administrator, "PATCH", path, { role: "member", first_name: "No" }),
    await call(administrator, "DELETE", path),
  ]) {
    expect([refused.status, refused.body.code]).toEqual([409, "last-administrator"]);
  }
  expect((await call(administrator, "GET", path)).body.data.first_name).toBe("Person");
});

test("of administrators who demote or delete each other at the same moment, one stays", async () => {
  for (let round = 0; round < 5; round++) {
    const second = await api.signIn("administrator");
    const answers = await Promise.all([
      call(administrator, "PATCH", `/api/users/${second.userId}`, { role: "member" }),
      call(second, "DELETE", `/api/users/${administrator.userId}`),
    ]);
    // The second to act may also find that his own rights have just ended.
    const statuses = answers.map(({ status }) => status).sort((a, b) => a - b);
    expect(statuses[0]).toBe(200);
    expect([401, 404, 409]).toContain(statuses[1]);
    const { rows } = await sql`select from "user" where role = 'administrator'`.execute(api.database.db);
    expect(rows).toHaveLength(1);
    if (answers[1].status === 200) administrator = second;
  }
});

test("the only owner of events hands over first; of two owners who leave at once, one stays", async () => {
  const owner = await api.signIn("organizer");
  const coOwner = await api.signIn("organizer");
  const eventId = await addEvent("Spring Masters", owner);
  const refused = await call(owner, "DELETE", `/api/users/${owner.userId}`);
  expect([refused.status, refused.body.code]).toEqual([409, "only-owner"]);
  expect(refused.body.detail).toContain("Person 2 is the only owner of Spring Masters.");

  await own(eventId, coOwner);
  const answers = await Promise.all(
    [owner, coOwner].map((user) => call(user, "DELETE", `/api/users/${user.userId}`)),
  );
  expect(answers.map(({ status }) => status).sort((a, b) => a - b)).toEqual([200, 409]);
});

async function trailOf(user: TestUser) {
  return api.database.db
    .selectFrom("audit")
    .selectAll()
    .where("noun", "=", "user")
    .where("nounId", "=", String(user.userId))
    .orderBy("id")
    .execute();
}

async function addEvent(name: string, owner: TestUser): Promise<number> {
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

async function own(eventId: number, { userId }: TestUser): Promise<void> {
  await api.database.db.insertInto("security").values({ eventId, userId, right: "owner" }).execute();
}

async function call(user: TestUser, method: "GET" | "PATCH" | "DELETE", url: string, payload?: object) {
  const answer = await api.app.inject({ method, url, headers: user.headers, ...(payload && { payload }) });
  return { status: answer.statusCode, body: answer.json() };
}
