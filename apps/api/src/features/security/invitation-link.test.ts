import { rates } from "@tightlines/contract/limits";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { createTestApi, type Person, type TestApi } from "../../testing/create-test-api.ts";
import { sendAs } from "../../testing/send-as.ts";
import { createTestEvent, giveRight, type TestEvent } from "../../testing/test-event.ts";
import { newEmail } from "../../testing/test-login.ts";

let api: TestApi;
let owner: Person;
let event: TestEvent;

beforeAll(async () => {
  api = await createTestApi();
});
afterAll(() => api.close());
beforeEach(async () => {
  owner = await api.signUp({ firstName: "Olga", role: "organizer" });
  event = await createTestEvent(api, owner, { isDraft: true });
});

const HOUR = 3_600_000;
const inHours = (hours: number) => new Date(Date.now() + hours * HOUR).toISOString();

test("a link has a secret that is told once and stored nowhere", async () => {
  const { status, data } = await add();
  expect(status).toBe(201);
  expect(data).toMatchObject({ right: "scorer", max_people: 2, invited_by: "Olga Rivers", taken_by: [] });
  expect(data.secret).toMatch(/^[\w-]{32}$/);
  expect((await list()).data).toEqual([{ ...data, secret: undefined }]);
  const stored = await api.database.db.selectFrom("invitationLink").selectAll().execute();
  expect(JSON.stringify(stored)).not.toContain(data.secret);
  const hash = stored.find(({ id }) => id === data.id)!.secretHash;
  const said = JSON.stringify(await api.database.db.selectFrom("audit").selectAll().execute());
  expect([said.includes(data.secret), said.includes(hash)]).toEqual([false, false]);
});

test("a guest reads who invites them to what, and nothing else about a draft", async () => {
  const { data } = await add();
  expect((await open(null, data.secret)).data).toEqual({
    right: "scorer",
    event_name: "Spring Masters",
    invited_by: "Olga Rivers",
    expires_at: data.expires_at,
  });
  expect((await take(null, data.secret)).status).toBe(401);
});

test("a member accepts, is organizer and has the right; the organizer sees who it was", async () => {
  const { data } = await add();
  const helper = await api.signUp({ firstName: "Hana" });
  expect(await take(helper, data.secret)).toMatchObject({
    status: 200,
    data: { right: "scorer", event_name: "Spring Masters", event_url: event.url },
  });
  await helper.refresh();
  expect((await sendAs(api, helper, "GET", `/events/${event.id}/scores`)).status).toBe(200);
  // Once more is the same answer, and counts as nobody else.
  expect((await take(helper, data.secret)).status).toBe(200);
  expect((await list()).data[0].taken_by).toMatchObject([
    { display_name: "Hana Rivers", email: helper.email },
  ]);
  expect(await trail()).toMatchObject([
    { noun: "invitation-link", action: "create", actorUid: owner.user.uid },
    {
      noun: "security",
      action: "accept",
      actorUid: helper.user.uid,
      after: { userId: helper.user.id, right: "scorer", invitationLinkId: data.id },
    },
  ]);
});

test("so many people accept as the link says, however many come at once", async () => {
  const { data } = await add({ max_people: 2 });
  const people = await Promise.all([1, 2, 3, 4].map(() => api.signUp({ role: "organizer" })));
  const answers = await Promise.all(people.map((person) => take(person, data.secret)));
  expect(answers.map(({ status }) => status).sort((a, b) => a - b)).toEqual([200, 200, 410, 410]);
  expect((await list()).data[0].taken_by).toHaveLength(2);
  expect((await open(null, data.secret)).code).toBe("invitation-link-ended");
});

test("a right that somebody has already stays what it is", async () => {
  const { data } = await add({ right: "scorer", max_people: 1 });
  expect((await take(owner, data.secret)).data).toMatchObject({ right: "owner" });
  expect((await list()).data[0].taken_by).toEqual([]);
});

test("whoever was removed is not let in again by the same link", async () => {
  const { data } = await add();
  const helper = await api.signUp({ role: "organizer" });
  await take(helper, data.secret);
  await removeFrom(helper);
  expect(await take(helper, data.secret)).toMatchObject({ status: 410, code: "invitation-link-ended" });
});

describe("a link ends", () => {
  test("when it is revoked, which can be said twice", async () => {
    const { data } = await add();
    const path = `/events/${event.id}/invitation-links/${data.id}/revoke`;
    const { data: ended } = await sendAs(api, owner, "POST", path, {});
    expect(ended.revoked_at).not.toBeNull();
    expect((await sendAs(api, owner, "POST", path, {})).data).toEqual(ended);
    expect((await open(null, data.secret)).code).toBe("invitation-link-ended");
    expect((await take(await api.signUp(), data.secret)).code).toBe("invitation-link-ended");
    expect((await trail()).map(({ action }) => action)).toEqual(["create", "withdraw"]);
    const other = await createTestEvent(api, owner, { name: "Autumn Cup" });
    const elsewhere = `/events/${other.id}/invitation-links/${data.id}/revoke`;
    expect((await sendAs(api, owner, "POST", elsewhere, {})).code).toBe("invitation-not-found");
  });

  test("when its time is over", async () => {
    const { data } = await add();
    await api.database.pool.query("update invitation_link set expires_at = now() where id = $1", [data.id]);
    expect((await take(await api.signUp(), data.secret)).code).toBe("invitation-link-ended");
  });

  test("with the right, the role or the account of whoever made it", async () => {
    const otto = await api.signUp({ firstName: "Otto", role: "organizer" });
    await giveRight(api, event, otto, "organizer");
    const { data: first } = await add({}, otto);
    await api.giveRole(otto, "member");
    expect((await open(null, first.secret)).code).toBe("invitation-link-ended");
    await api.giveRole(otto, "organizer");
    expect((await open(null, first.secret)).status).toBe(200);
    await removeFrom(otto);
    expect((await list()).data[0].revoked_at).not.toBeNull();

    await giveRight(api, event, otto, "organizer");
    await otto.refresh();
    const { data: second } = await add({}, otto);
    const left = await sendAs(api, otto, "DELETE", `/users/${otto.user.id}`);
    expect(left.status).toBe(200);
    expect((await open(null, second.secret)).code).toBe("invitation-link-unknown");
  });
});

test("a link makes no owners, and ends within three months", async () => {
  expect(await add({ right: "owner" })).toMatchObject({
    status: 422,
    fields: { right: [{ code: "right-missing" }] },
  });
  expect(await add({ expires_at: inHours(-1) })).toMatchObject({
    status: 422,
    fields: { expires_at: [{ code: "link-end-past" }] },
  });
  expect(await add({ expires_at: inHours(93 * 24) })).toMatchObject({
    status: 422,
    fields: { expires_at: [{ code: "link-end-too-far" }] },
  });
  expect((await add({ max_people: 101 })).status).toBe(422);
});

test("an address that is not proven neither makes a link nor accepts one", async () => {
  const { data } = await add();
  const helper = await api.signUp();
  for (const person of [helper, owner]) await changeAddress(person);
  expect((await take(helper, data.secret)).code).toBe("email-unproven");
  expect((await add()).code).toBe("email-unproven");
});

test("guessing is limited by where it comes from, and an existing link still opens", async () => {
  const { data } = await add();
  const statuses = new Set<number>();
  for (let time = 0; time <= rates.guess.attempts; time++)
    statuses.add((await open(null, `guess-${time}`)).status);
  expect([...statuses]).toEqual([404, 429]);
  expect((await open(null, data.secret)).status).toBe(200);
});

test("what somebody made and took is in their data", async () => {
  const { data } = await add();
  const helper = await api.signUp({ role: "organizer" });
  await take(helper, data.secret);
  const partsOf = async (person: Person) =>
    (await sendAs(api, person, "GET", `/account/${person.user.uid}/export`)).data.parts;
  expect((await partsOf(owner)).invitation_links).toMatchObject([{ event_id: event.id, right: "scorer" }]);
  expect((await partsOf(helper)).invitation_links_taken).toMatchObject([{ event_id: event.id }]);
});

function add(link: object = {}, person = owner) {
  const body = { right: "scorer", max_people: 2, expires_at: inHours(48), ...link };
  return sendAs(api, person, "POST", `/events/${event.id}/invitation-links`, body);
}

function list() {
  return sendAs(api, owner, "GET", `/events/${event.id}/invitation-links`);
}

function open(person: Person | null, secret: string) {
  return sendAs(api, person, "POST", "/invitation-link", { secret });
}

function take(person: Person | null, secret: string) {
  return sendAs(api, person, "POST", "/invitation-link/accept", { secret });
}

async function removeFrom(person: Person): Promise<void> {
  const { data } = await sendAs(api, owner, "GET", `/events/${event.id}/securities`);
  const { id } = data.find(({ email }: { email: string }) => email === person.email);
  expect((await sendAs(api, owner, "DELETE", `/events/${event.id}/securities/${id}`)).status).toBe(200);
}

/** As an administrator does it: the new address is not proven. */
async function changeAddress(person: Person): Promise<void> {
  const administrator = await api.asRole("administrator");
  const answer = await sendAs(api, administrator, "PATCH", `/users/${person.user.id}`, {
    email: newEmail("unproven"),
  });
  expect(answer.status).toBe(200);
  await person.refresh();
}

function trail() {
  return api.database.db
    .selectFrom("audit")
    .selectAll()
    .where("eventId", "=", event.id)
    .where("noun", "in", ["security", "invitation-link"])
    .orderBy("id")
    .execute();
}
