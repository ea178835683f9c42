import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { createTestApi, type Person, type TestApi } from "../../testing/create-test-api.ts";
import { createTestEvent, type TestEvent } from "../../testing/test-event.ts";
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
  expect(body.data).toMatchObject({ id: null, email, waits_for: "address", right: "organizer" });
  const link = await api.lastLink(email);
  expect([link.pathname, link.searchParams.get("email")]).toEqual(["/signup", email]);
  const letter = await lastLetter();
  expect(letter.subject).toBe("You are invited to help run Spring Masters");
  expect(letter.text).toContain("Olga Rivers would like you to be an organizer of Spring Masters.");
});

test("signing up with it is not enough; the first call after confirming it is", async () => {
  await invite();
  const helper = await api.signUp({ email, firstName: "Hana" });
  const seen = () => api.call({ method: "GET", url: `/api/events/${event.id}`, token: helper.token });
  expect((await seen()).statusCode).toBe(404);
  expect(await entries()).toMatchObject([{ right: "owner" }, { waits_for: "address" }]);

  await confirm(helper);
  // The same token as before: rights need no new one.
  const answers = await Promise.all([seen(), seen(), seen(), seen()]);
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200]);
  expect(await entries()).toMatchObject([
    { right: "owner" },
    { right: "organizer", display_name: "Hana Rivers", waits_for: "organizer", invitation_id: null },
  ]);
  expect(await trail()).toMatchObject([
    { noun: "invitation", action: "create", actorUid: owner.user.uid },
    { noun: "security", action: "accept", actorUid: helper.user.uid, after: { userId: helper.user.id } },
  ]);
});

test("the event is in the newcomer's own list with the first call, whichever it is", async () => {
  await invite();
  const helper = await api.signUp({ email });
  await confirm(helper);
  const mine = await api.call({ method: "GET", url: "/api/events?mine=true", token: helper.token });
  expect(mine.json().data).toMatchObject([{ id: event.id, security: helper.user.uid }]);
});

test("an account that has yet to confirm its address is invited like a stranger", async () => {
  const squatter = await api.signUp({ email });
  const { body } = await invite();
  expect(body.data).toMatchObject({ id: null, display_name: null, waits_for: "address" });
  expect((await api.lastLink(email)).pathname).toBe("/account");
  expect((await lastLetter()).text).toContain("confirm that this address is yours");
  const seen = await api.call({ method: "GET", url: `/api/events/${event.id}`, token: squatter.token });
  expect(seen.statusCode).toBe(404);
});

test("a proof of another address is none", async () => {
  const helper = await api.signUp();
  await confirm(helper);
  await invite();
  const { token } = await api.asRole("administrator");
  const url = `/api/users/${helper.user.id}`;
  expect((await api.call({ method: "PATCH", url, token, payload: { email } })).statusCode).toBe(200);
  const seen = await api.call({ method: "GET", url: `/api/events/${event.id}`, token: helper.token });
  expect(seen.statusCode).toBe(404);
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

  const late = await api.signUp({ email });
  await confirm(late);
  const seen = await api.call({ method: "GET", url: `/api/events/${event.id}`, token: late.token });
  expect(seen.statusCode).toBe(404);
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

async function invite(right = "organizer") {
  const url = `/api/events/${event.id}/securities`;
  const answer = await api.call({ method: "POST", url, token: owner.token, payload: { email, right } });
  return { status: answer.statusCode, body: answer.json() };
}

/** By the link of the letter that came with signing up; there may be later ones about other things. */
async function confirm(person: Person): Promise<void> {
  const { link } = await api.database.db
    .selectFrom("mail")
    .select("link")
    .where("toAddress", "=", person.email.toLowerCase())
    .where("subject", "=", "Confirm your e-mail address")
    .executeTakeFirstOrThrow();
  const token = new URL(link!).searchParams.get("verify")!;
  await person.callProvider(`/verify-email?token=${encodeURIComponent(token)}`);
}

async function entries(): Promise<object[]> {
  const url = `/api/events/${event.id}/securities`;
  return (await api.call({ method: "GET", url, token: owner.token })).json().data;
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
