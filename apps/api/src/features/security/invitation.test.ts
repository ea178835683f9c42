import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { createTestApi, type Person, type TestApi } from "../../testing/create-test-api.ts";
import { createTestEvent, giveRight, type TestEvent } from "../../testing/test-event.ts";
import { newEmail } from "../../testing/test-login.ts";

let api: TestApi;
let owner: Person;
let event: TestEvent;
let email: string;

beforeAll(async () => {
  api = await createTestApi();
});
afterAll(() => api.close());
beforeEach(async () => {
  owner = await api.signUp({ firstName: "Olga" });
  await api.giveRole(owner, "organizer");
  await owner.refresh();
  event = await createTestEvent(api, owner, { isDraft: true });
  email = newEmail("invited");
});

test("an address nobody has is invited; the letter leads to sign-up with it filled in", async () => {
  const { body } = await invite();
  expect(body.data).toMatchObject({ id: null, email, waits_for: "acceptance", right: "organizer" });
  const link = await api.lastLink(email);
  expect([link.pathname, link.searchParams.get("email")]).toEqual(["/signup", email]);
  expect(link.searchParams.get("return")).toBe("/account/invitations");
  const letter = await lastLetter();
  expect(letter.subject).toBe("You are invited to help run Spring Masters");
  expect(letter.text).toContain("Olga Rivers would like you to be an organizer of Spring Masters.");
});

test("an account gets the same answer as a stranger, and its name is told when it has accepted", async () => {
  const stranger = await invite();
  const helper = await api.signUp({ firstName: "Hana" });
  email = helper.email;
  const known = await invite();
  const answers = [stranger, known].map(({ status, body: { data } }) => {
    const { email: _email, invitation_id: _id, created_at: _at, updated_at: _then, ...rest } = data;
    return [status, rest];
  });
  expect(answers[1]).toEqual(answers[0]);
  const link = await api.lastLink(email);
  expect([link.pathname, link.searchParams.get("email")]).toEqual(["/login", email]);

  // Whatever the person does meanwhile, the organizer learns nothing from it.
  await api.call({ method: "GET", url: "/api/events", token: helper.token });
  const shown = JSON.stringify(await entries());
  expect([shown.includes("Hana"), shown.includes(helper.user.uid)]).toEqual([false, false]);
  await accept(helper);
  expect(JSON.stringify(await entries())).toContain("Hana Rivers");
});

test("whoever was invited sees by whom and to what, and has the right when they accept it", async () => {
  await invite();
  const helper = await api.signUp({ email, firstName: "Hana", role: "organizer" });
  const seen = () => api.call({ method: "GET", url: `/api/events/${event.id}`, token: helper.token });
  expect((await seen()).statusCode).toBe(404);
  expect(await invitationsOf(helper)).toMatchObject([
    { right: "organizer", event_name: "Spring Masters", event_url: event.url, invited_by: "Olga Rivers" },
  ]);

  // The same token as before: rights need no new one. Several presses are one.
  const answers = await Promise.all([accept(helper), accept(helper), accept(helper)]);
  expect(answers.map(({ statusCode }) => statusCode).sort((a, b) => a - b)).toEqual([200, 404, 404]);
  expect((await seen()).statusCode).toBe(200);
  expect(await entries()).toMatchObject([
    { right: "owner" },
    { right: "organizer", display_name: "Hana Rivers", waits_for: null, invitation_id: null },
  ]);
  expect(await trail()).toMatchObject([
    { noun: "invitation", action: "create", actorUid: owner.user.uid },
    { noun: "security", action: "accept", actorUid: helper.user.uid, after: { userId: helper.user.id } },
  ]);
});

test("a member who accepts becomes an organizer by it, since the right is of no use without the role", async () => {
  await invite("scorer");
  const helper = await api.signUp({ email });
  expect((await accept(helper)).json().data).toMatchObject({ right: "scorer", waits_for: null });
  await helper.refresh();
  const url = `/api/events/${event.id}/scores`;
  expect((await api.call({ method: "GET", url, token: helper.token })).statusCode).toBe(200);
  const raised = await api.database.db
    .selectFrom("audit")
    .select(["actorUid", "after"])
    .where("noun", "=", "user")
    .where("nounId", "=", String(helper.user.id))
    .where("action", "=", "update")
    .execute();
  expect(raised).toEqual([{ actorUid: helper.user.uid, after: { role: "organizer" } }]);
});

test("whoever says no is not asked again, and the organizer sees that it is over", async () => {
  await invite();
  const helper = await api.signUp({ email });
  const [invitation] = await invitationsOf(helper);
  const url = `/api/invitations/${invitation!.id}`;
  const declined = await api.call({ method: "DELETE", url, token: helper.token });
  expect(declined.json().data).toEqual({ id: invitation!.id });
  expect(await invitationsOf(helper)).toEqual([]);
  expect(await entries()).toMatchObject([{ right: "owner" }]);
  expect((await trail()).at(-1)).toMatchObject({ noun: "invitation", action: "decline" });
});

test("nobody sees, accepts or declines another one's invitation", async () => {
  const { body } = await invite();
  const other = await api.signUp();
  expect(await invitationsOf(other)).toEqual([]);
  const url = `/api/invitations/${body.data.invitation_id}`;
  for (const person of [other, owner]) {
    const accepted = await api.call({ method: "POST", url: `${url}/accept`, token: person.token });
    const declined = await api.call({ method: "DELETE", url, token: person.token });
    expect([accepted.json().code, declined.json().code]).toEqual(Array(2).fill("invitation-not-found"));
  }
});

test("a right that somebody has meanwhile stays what it is", async () => {
  await invite("scorer");
  const helper = await api.signUp({ email });
  await giveRight(api, event, helper, "owner");
  expect((await accept(helper)).json().data).toMatchObject({ right: "owner" });
});

describe("an address that is not proven", () => {
  test("accepts nothing: an address an administrator gave somebody is not theirs yet", async () => {
    const helper = await api.signUp();
    await invite();
    await changeAddress(helper, email);
    expect(await invitationsOf(helper)).toEqual([]);
    const { invitationId } = await api.database.db
      .selectFrom("invitation")
      .select("id as invitationId")
      .where("email", "=", email)
      .executeTakeFirstOrThrow();
    const url = `/api/invitations/${invitationId}/accept`;
    const refused = await api.call({ method: "POST", url, token: helper.token });
    expect([refused.statusCode, refused.json().code]).toEqual([409, "email-unproven"]);
  });

  test("invites nobody, neither for the first time nor again", async () => {
    const { body } = await invite();
    await changeAddress(owner, newEmail("unproven"));
    email = newEmail("second");
    const refused = await invite();
    expect([refused.status, refused.body.code]).toEqual([409, "email-unproven"]);
    expect(await countLetters()).toBe(0);
    const url = `/api/events/${event.id}/invitations/${body.data.invitation_id}/resend`;
    const again = await api.call({ method: "POST", url, token: owner.token });
    expect(again.json().code).toBe("email-unproven");
  });
});

describe("an invitation ends", () => {
  let organizer: Person;

  beforeEach(async () => {
    organizer = await api.signUp({ firstName: "Otto", role: "organizer" });
    await giveRight(api, event, organizer, "organizer");
  });

  test("with the right of whoever sent it", async () => {
    await invite("scorer", organizer);
    const helper = await api.signUp({ email });
    const { id } = await entryOf(organizer);
    const url = `/api/events/${event.id}/securities/${id}`;
    expect((await api.call({ method: "DELETE", url, token: owner.token })).statusCode).toBe(200);
    expect(await invitationsOf(helper)).toEqual([]);
    expect(await entries()).toMatchObject([{ right: "owner" }]);
    expect((await trail()).at(-1)).toMatchObject({ noun: "invitation", action: "delete" });
  });

  test("when they may not give so much any more, and those they still may give stay", async () => {
    await giveRight(api, event, organizer, "owner");
    await invite("owner", organizer);
    email = newEmail("other");
    await invite("scorer", organizer);
    const { id, revision } = await entryOf(organizer);
    const url = `/api/events/${event.id}/securities/${id}`;
    const payload = { right: "organizer", revision };
    expect((await api.call({ method: "PATCH", url, token: owner.token, payload })).statusCode).toBe(200);
    const open = (await entries()).filter(({ invitation_id }) => invitation_id !== null);
    expect(open).toMatchObject([{ email, right: "scorer" }]);
  });

  test("with their account", async () => {
    await invite("scorer", organizer);
    const url = `/api/users/${organizer.user.id}`;
    expect((await api.call({ method: "DELETE", url, token: organizer.token })).statusCode).toBe(200);
    expect(await entries()).toMatchObject([{ right: "owner" }]);
  });

  test("when they are not an organizer any more", async () => {
    await invite("scorer", organizer);
    const helper = await api.signUp({ email });
    await api.giveRole(organizer, "member");
    expect((await accept(helper)).json().code).toBe("invitation-not-found");
  });
});

test("nobody is invited twice; the invitation is sent again or withdrawn instead", async () => {
  const { body } = await invite();
  const again = await invite("scorer");
  expect([again.status, again.body.code]).toEqual([409, "invitation-taken"]);
  expect(again.body.fields).toHaveProperty("email");

  const url = `/api/events/${event.url}/invitations/${body.data.invitation_id}`;
  const resent = await api.call({ method: "POST", url: `${url}/resend`, token: owner.token });
  expect(resent.json().data).toMatchObject({ email, right: "organizer" });
  expect(await countLetters()).toBe(2);

  const withdrawn = await api.call({ method: "DELETE", url, token: owner.token });
  expect(withdrawn.json().data).toEqual({ id: body.data.invitation_id });
  const gone = await api.call({ method: "POST", url: `${url}/resend`, token: owner.token });
  expect([gone.statusCode, gone.json().code]).toEqual([404, "invitation-not-found"]);
  expect(await trail()).toMatchObject([{ action: "create" }, { action: "resend" }, { action: "delete" }]);

  expect(await invitationsOf(await api.signUp({ email }))).toEqual([]);
});

test("an invitation of another event is not found", async () => {
  const { body } = await invite();
  const other = await createTestEvent(api, owner, { isDraft: true, name: "Autumn Cup" });
  const url = `/api/events/${other.id}/invitations/${body.data.invitation_id}`;
  const answer = await api.call({ method: "DELETE", url, token: owner.token });
  expect(answer.json().code).toBe("invitation-not-found");
});

test("one address gets ten letters an hour and no more", async () => {
  const { body } = await invite();
  const url = `/api/events/${event.id}/invitations/${body.data.invitation_id}/resend`;
  const statuses: number[] = [];
  for (let time = 0; time < 11; time++)
    statuses.push((await api.call({ method: "POST", url, token: owner.token })).statusCode);
  expect(statuses).toEqual([...Array<number>(9).fill(200), 429, 429]);
  expect(await countLetters()).toBe(10);
});

test("one organizer causes sixty letters an hour and no more", async () => {
  const statuses = new Map<number, number>();
  for (let time = 0; time < 62; time++) {
    email = newEmail("many");
    const { status } = await invite("scorer");
    statuses.set(status, (statuses.get(status) ?? 0) + 1);
  }
  expect([...statuses]).toEqual([
    [201, 60],
    [429, 2],
  ]);
});

test("whoever is waited for finds that in his data, and takes it along when he leaves", async () => {
  await invite();
  const helper = await api.signUp({ email });
  const url = `/api/account/${helper.user.uid}/export`;
  const { parts } = (await api.call({ method: "GET", url, token: helper.token })).json().data;
  expect(parts.invitations).toMatchObject([{ event_name: "Spring Masters", right: "organizer" }]);

  const left = await api.call({
    method: "DELETE",
    url: `/api/users/${helper.user.id}`,
    token: helper.token,
  });
  expect(left.statusCode).toBe(200);
  expect(await entries()).toMatchObject([{ right: "owner" }]);
  expect(await trail()).toMatchObject([{ action: "create", after: { right: "organizer" } }]);
  expect(JSON.stringify(await trail())).not.toContain(email);
});

async function invite(right = "organizer", { token } = owner) {
  const url = `/api/events/${event.id}/securities`;
  const answer = await api.call({ method: "POST", url, token, payload: { email, right } });
  return { status: answer.statusCode, body: answer.json() };
}

async function invitationsOf({ token }: Person): Promise<{ id: number }[]> {
  return (await api.call({ method: "GET", url: "/api/invitations", token })).json().data;
}

/** By its number, which is known from before: the list may be out of date. */
async function accept({ token }: Person) {
  const { id } = (await api.database.db
    .selectFrom("invitation")
    .select("id")
    .where("email", "=", email)
    .executeTakeFirst()) ?? { id: 0 };
  return api.call({ method: "POST", url: `/api/invitations/${id}/accept`, token });
}

async function changeAddress({ user }: Person, address: string): Promise<void> {
  const { token } = await api.asRole("administrator");
  const url = `/api/users/${user.id}`;
  const answer = await api.call({ method: "PATCH", url, token, payload: { email: address } });
  expect(answer.statusCode).toBe(200);
}

interface Entry {
  id: number | null;
  invitation_id: number | null;
  uid: string | null;
  revision: number;
}

async function entries(): Promise<Entry[]> {
  const url = `/api/events/${event.id}/securities`;
  return (await api.call({ method: "GET", url, token: owner.token })).json().data;
}

async function entryOf({ user }: Person): Promise<Entry> {
  return (await entries()).find(({ uid }) => uid === user.uid)!;
}

function trail() {
  return api.database.db
    .selectFrom("audit")
    .select(["noun", "action", "actorUid", "after"])
    .where("eventId", "=", event.id)
    .where("noun", "in", ["security", "invitation"])
    .orderBy("id")
    .execute();
}

function lastLetter() {
  return letters().orderBy("id", "desc").limit(1).executeTakeFirstOrThrow();
}

async function countLetters(): Promise<number> {
  return (await letters().execute()).length;
}

function letters() {
  return api.database.db.selectFrom("mail").select(["subject", "text"]).where("toAddress", "=", email);
}
