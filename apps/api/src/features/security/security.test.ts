import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { createTestApi, type Person, type TestApi } from "../../testing/create-test-api.ts";
import { createTestEvent, giveRight, type TestEvent } from "../../testing/test-event.ts";
import { newEmail } from "../../testing/test-login.ts";

let api: TestApi;
let owner: Person;
let organizer: Person;
let event: TestEvent;

beforeAll(async () => {
  api = await createTestApi();
  owner = await api.asRole("organizer", "Olga");
  organizer = await api.asRole("organizer", "Otto");
});
afterAll(() => api.close());
beforeEach(async () => {
  event = await createTestEvent(api, owner);
  await giveRight(api, event, organizer, "organizer");
});

describe("the list", () => {
  test("shows owners first, with names, addresses and what is missing", async () => {
    const member = await api.asRole("member", "Mia");
    await giveRight(api, event, member, "scorer");
    const email = newEmail("invited");
    await add(owner, { email, right: "organizer" });
    const { data, meta } = (await call(organizer, "GET", "")).body;
    expect(meta).toEqual({ page: 1, page_size: 20, total: 4 });
    expect(data.map(({ right }: Entry) => right)).toEqual(["owner", "organizer", "organizer", "scorer"]);
    expect(find(data, owner.email)).toMatchObject({
      display_name: "Olga Rivers",
      uid: owner.user.uid,
      invitation_id: null,
      waits_for: null,
    });
    expect(find(data, member.email)).toMatchObject({ waits_for: "organizer", right: "scorer" });
    expect(find(data, email)).toMatchObject({
      id: null,
      invitation_id: expect.any(Number),
      display_name: null,
      waits_for: "acceptance",
      invited_by: "Olga Rivers",
    });
  });

  test("is searched by name and address, sorted and paged", async () => {
    await add(owner, { email: "zz-weir@example.org", right: "scorer" });
    const names = async (query: string) =>
      (await call(owner, "GET", `?${query}`)).body.data.map(({ email }: Entry) => email);
    expect(await names("search=ótto")).toEqual([organizer.email]);
    expect(await names("search=zz-weir")).toEqual(["zz-weir@example.org"]);
    expect(await names("sort=-name")).toEqual(["zz-weir@example.org", organizer.email, owner.email]);
    expect(await names("page=2&page_size=1")).toEqual([organizer.email]);
  });
});

test("the rights come out as a file, invitations included", async () => {
  const email = newEmail("invited");
  await add(owner, { email, right: "scorer" });
  const answer = await api.call({ method: "GET", url: `${securities()}.csv`, token: organizer.token });
  const [header, ...lines] = answer.body.replace("\uFEFF", "").trim().split("\r\n");
  expect(header).toBe("Name,E-mail,Right,Waits for,Invited by,Since (Europe/Prague)");
  expect(lines.map((line) => line.split(",").slice(0, 5))).toEqual([
    ["Olga Rivers", owner.email.toLowerCase(), "owner", "", ""],
    ["Otto Rivers", organizer.email.toLowerCase(), "organizer", "", ""],
    ["", email, "scorer", "the invitation to be accepted", "Olga Rivers"],
  ]);
});

describe("whoever accepts", () => {
  test("has the right at once, without a new token", async () => {
    const helper = await api.asRole("organizer", "Hana");
    const url = `/api/events/${event.id}`;
    const change = () =>
      api.call({ method: "PATCH", url, token: helper.token, payload: { venue: "The weir" } });
    const { status } = await add(organizer, { email: ` ${upper(helper.email)}`, right: "organizer" });
    expect(status).toBe(201);
    expect((await change()).statusCode).toBe(403);

    const { id } = await accept(helper);
    expect((await change()).statusCode).toBe(200);
    await call(owner, "DELETE", `/${id}`);
    expect((await change()).statusCode).toBe(403);
  });

  test("but was only a member becomes organizer by it, and by nobody else", async () => {
    const member = await api.signUp();
    await add(owner, { email: member.email, right: "scorer" });
    expect((await api.findUser(member))?.role).toBe("member");
    expect(await accept(member)).toMatchObject({ waits_for: null });
    expect((await api.findUser(member))?.role).toBe("organizer");
  });

  test("and has a right already is not invited again", async () => {
    const { status, body } = await add(owner, { email: organizer.email, right: "scorer" });
    expect([status, body.code]).toEqual([409, "security-taken"]);
    expect(body.detail).toContain("Otto Rivers already has access to this event.");
    expect(body.fields).toHaveProperty("email");
  });
});

describe("an organizer", () => {
  test("manages organizers and scorers, but no owners", async () => {
    const entries = await list();
    const ownerEntry = find(entries, owner.email);
    const refused = [
      await add(organizer, { email: newEmail(), right: "owner" }),
      await call(organizer, "DELETE", `/${ownerEntry.id}`),
      await call(organizer, "PATCH", `/${ownerEntry.id}`, { right: "scorer", revision: 1 }),
      await call(organizer, "PATCH", `/${find(entries, organizer.email).id}`, {
        right: "owner",
        revision: 1,
      }),
    ];
    expect(refused.map(({ status }) => status)).toEqual([403, 403, 403, 403]);

    const { body } = await add(organizer, { email: newEmail(), right: "organizer" });
    const invitations = `/api/events/${event.id}/invitations/${body.data.invitation_id}`;
    const withdrawn = await api.call({ method: "DELETE", url: invitations, token: organizer.token });
    expect(withdrawn.statusCode).toBe(200);
    const leaves = await call(organizer, "DELETE", `/${find(entries, organizer.email).id}`);
    expect(leaves.status).toBe(200);
    expect((await call(organizer, "GET", "")).status).toBe(403);
  });

  test("whose right was taken a moment ago gives none, though he was let in", async () => {
    const { id } = find(await list(), organizer.email);
    const answers = await Promise.all([
      call(owner, "DELETE", `/${id}`),
      add(organizer, { email: newEmail(), right: "scorer" }),
    ]);
    expect(answers[0].status).toBe(200);
    expect([201, 403]).toContain(answers[1].status);
    // Whoever came second saw what the first had done: there was no invitation yet, or it ended with the right.
    expect(await list()).toHaveLength(1);
  });
});

describe("the last owner", () => {
  test("can be neither removed nor demoted, not even by an administrator or himself", async () => {
    const administrator = await api.asRole("administrator");
    const { id } = find(await list(), owner.email);
    for (const person of [owner, administrator]) {
      for (const answer of [
        await call(person, "DELETE", `/${id}`),
        await call(person, "PATCH", `/${id}`, { right: "organizer", revision: 1 }),
      ]) {
        expect([answer.status, answer.body.code]).toEqual([409, "last-owner"]);
        expect(answer.body.detail).toContain("The only owner of this event is Olga Rivers.");
      }
    }
    const unchanged = await call(owner, "PATCH", `/${id}`, { right: "owner", revision: 1 });
    expect(unchanged.status).toBe(200);
  });

  test("is there, however two owners race to remove each other", async () => {
    for (let round = 0; round < 5; round++) {
      event = await createTestEvent(api, owner);
      await giveRight(api, event, organizer, "owner");
      const entries = await list();
      const answers = await Promise.all([
        call(owner, "DELETE", `/${find(entries, organizer.email).id}`),
        call(organizer, "PATCH", `/${find(entries, owner.email).id}`, { right: "scorer", revision: 1 }),
      ]);
      const statuses = answers.map(({ status }) => status).sort((a, b) => a - b);
      expect(statuses[0]).toBe(200);
      expect([403, 404]).toContain(statuses[1]);
      expect(await owners()).toHaveLength(1);
    }
  });
});

test("a right is changed once: the second, who saw the old one, is shown both", async () => {
  const { id } = find(await list(), organizer.email);
  const first = await call(owner, "PATCH", `/${id}`, { right: "owner", revision: 1 });
  expect(first.body.data).toMatchObject({ right: "owner", revision: 2 });
  const second = await call(owner, "PATCH", `/${id}`, { right: "scorer", revision: 1 });
  expect([second.status, second.body.code]).toEqual([409, "stale-revision"]);
  expect(second.body.current).toMatchObject({ right: "owner", revision: 2 });
  expect(second.body.changed_by).toBe("Olga Rivers");
});

test("an entry of another event, or none at all, is not found", async () => {
  const other = await createTestEvent(api, organizer);
  const { id } = find(await list(other), organizer.email);
  for (const path of [`/${id}`, "/0", "/abc", "/999999999"]) {
    expect((await call(owner, "GET", path)).body.code).toBe("security-not-found");
    expect((await call(owner, "DELETE", path)).body.code).toBe("security-not-found");
  }
  const foreign = await api.call({ method: "GET", url: securities(other), token: owner.token });
  expect(foreign.statusCode).toBe(403);
});

test.each([
  [{ right: "scorer" }, ["email"]],
  [{ email: "nobody", right: "scorer" }, ["email"]],
  [{ email: "ann@example.org", right: "king" }, ["right"]],
  [{ email: `${"a".repeat(250)}@example.org`, right: "scorer" }, ["email"]],
  [{}, ["email", "right"]],
])("%j is refused beside the field", async (input, fields) => {
  const { status, body } = await add(owner, input);
  expect(status).toBe(422);
  expect(Object.keys(body.fields).sort()).toEqual(fields);
});

test("every change of rights is in the trail, by number and not by name", async () => {
  const helper = await api.asRole("organizer", "Hugo");
  await add(owner, { email: helper.email, right: "scorer" });
  const { id } = await accept(helper);
  await call(owner, "PATCH", `/${id}`, { right: "organizer", revision: 1 });
  await call(owner, "DELETE", `/${id}`);
  const trail = await api.database.db
    .selectFrom("audit")
    .select(["action", "before", "after", "actorName"])
    .where("eventId", "=", event.id)
    .where("noun", "=", "security")
    .orderBy("id")
    .execute();
  const userId = helper.user.id;
  expect(trail).toEqual([
    { action: "accept", before: null, after: { userId, right: "scorer" }, actorName: "Hugo Rivers" },
    {
      action: "update",
      before: { right: "scorer" },
      after: { right: "organizer" },
      actorName: "Olga Rivers",
    },
    { action: "delete", before: { userId, right: "organizer" }, after: null, actorName: "Olga Rivers" },
  ]);
});

interface Entry {
  id: number;
  email: string;
  right: string;
  invitation_id: number | null;
}

function securities({ id }: TestEvent = event): string {
  return `/api/events/${id}/securities`;
}

async function call(person: Person, method: "GET" | "PATCH" | "DELETE", path: string, payload?: object) {
  const answer = await api.call({
    method,
    url: securities() + path,
    token: person.token,
    ...(payload && { payload }),
  });
  return { status: answer.statusCode, body: answer.json() };
}

async function add(person: Person, payload: object) {
  const answer = await api.call({ method: "POST", url: securities(), token: person.token, payload });
  return { status: answer.statusCode, body: answer.json() };
}

async function list(of = event): Promise<Entry[]> {
  const { token } = await api.asRole("administrator");
  return (await api.call({ method: "GET", url: securities(of), token })).json().data;
}

async function owners(): Promise<Entry[]> {
  return (await list()).filter(({ right }) => right === "owner");
}

function find(entries: readonly Entry[], email: string): Entry {
  const entry = entries.find((each) => each.email === email.toLowerCase());
  if (!entry) throw new Error(`${email} is not in the list.`);
  return entry;
}

async function accept({ token }: Person): Promise<Entry & { waits_for: string | null }> {
  const list = await api.call({ method: "GET", url: "/api/invitations", token });
  const [{ id }] = list.json<{ data: [{ id: number }] }>().data;
  return (await api.call({ method: "POST", url: `/api/invitations/${id}/accept`, token })).json().data;
}

function upper(email: string): string {
  return email.toUpperCase();
}
