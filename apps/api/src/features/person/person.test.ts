import { afterAll, beforeAll, expect, test } from "vitest";
import { type CaughtEvent, catchIn, makeOfficial } from "../../testing/caught-event.ts";
import { createTestApi, type Person, type TestApi } from "../../testing/create-test-api.ts";
import { openRegistration, registrationClient } from "../../testing/registration-client.ts";
import { say, scoreClient } from "../../testing/score-client.ts";
import { sendAs } from "../../testing/send-as.ts";
import { createTestEvent } from "../../testing/test-event.ts";
import { revisionOf } from "../../testing/topic-revision.ts";

let api: TestApi;
let organizer: Person;
let species: { id: number; name: string };

beforeAll(async () => {
  api = await createTestApi();
  organizer = await api.asRole("organizer");
  species = await api.database.db
    .selectFrom("species")
    .select(["id", "name"])
    .limit(1)
    .executeTakeFirstOrThrow();
});
afterAll(() => api.close());

test("nobody has a page before they agree, and nobody finds it after they have withdrawn", async () => {
  const ann = await api.signUp({ firstName: "Ann", lastName: "Rivers" });
  expect((await mine(ann, "GET")).data).toEqual({ url: null, agreed_at: null });
  const { status, data } = await mine(ann, "POST");
  expect(status).toBe(201);
  expect(data.url).toMatch(/^[a-z2-9]{12}$/);
  expect((await mine(ann, "POST")).data).toEqual(data);
  expect((await page(data.url)).data).toEqual({ url: data.url, name: "Ann Rivers", events: [], records: [] });

  expect((await mine(ann, "DELETE")).data).toEqual({ url: null, agreed_at: null });
  const [gone, never] = [await page(data.url), await page("neverwasthere")];
  expect(gone).toEqual(never);
  expect(gone).toMatchObject({ status: 404, code: "person-not-found" });
  // An old link does not work again.
  expect((await mine(ann, "POST")).data.url).not.toBe(data.url);
  expect((await trailOf(ann)).slice(-3)).toEqual(["publish", "withdraw", "publish"]);
});

test("a page lists the public events of the account with places and biggest fish, and nobody else's", async () => {
  const ann = await api.signUp({ firstName: "Ann", lastName: "Rivers" });
  const first = await caught("2027-04-03", ann, [300, 450]);
  const second = await caught("2027-05-01", ann, [450]);
  // The same name without the account is somebody else.
  await caught("2027-06-05", undefined, [900]);
  await makeOfficial(api, first);
  const url = await agree(ann);
  const { data } = await page(url);
  const event = { place: 1, shared_by: 1, anglers: 2 };
  expect(data.events).toMatchObject([
    { event_id: second.id, event_url: second.url, state: "provisional", ...event },
    { event_id: first.id, name: "Masters of 2027-04-03", state: "official", ...event },
  ]);
  expect(data.events[0].angler_id).toBe(second.anglerIds["Ann"]);
  // The first of two level fish stands first.
  const fish = { size: 450, name: "Ann Rivers", units: "metric" };
  expect(data.records).toMatchObject([
    {
      name: species.name,
      longest: [
        { event_id: first.id, is_official: true, ...fish },
        { event_id: second.id, is_official: false, ...fish },
      ],
      heaviest: [],
    },
  ]);
});

test("drafts, unlisted events and fish that do not count are left out", async () => {
  const ann = await api.signUp({ firstName: "Ann", lastName: "Rivers" });
  const shown = await caught("2027-04-03", ann, [300, 600]);
  const hidden = await caught("2027-05-01", ann, [700]);
  await sendAs(api, organizer, "PATCH", `/events/${hidden.id}`, { visibility: "unlisted" });
  const draft = await caught("2027-06-05", ann, [800]);
  await api.database.db.updateTable("event").set({ status: "draft" }).where("id", "=", draft.id).execute();
  await strike(shown, 600);
  const url = await agree(ann);
  const { data } = await page(url);
  expect(data.events.map((each: { event_id: number }) => each.event_id)).toEqual([shown.id]);
  expect(sizesOf(data)).toEqual([300]);
  // It follows what becomes public.
  await sendAs(api, organizer, "PATCH", `/events/${hidden.id}`, { visibility: "public" });
  expect(sizesOf((await page(url)).data)).toEqual([700]);
});

test("an event that hides the names of people under age is neither listed nor leads to the page", async () => {
  const zoe = await api.signUp({ firstName: "Zoe", lastName: "Abel" });
  const url = await agree(zoe);
  const event = await caught("2027-04-03", zoe, [300], { is_minor: true });
  const settings = (hides_minors: boolean) =>
    sendAs(api, organizer, "PATCH", `/events/${event.id}/registration-settings`, { hides_minors });
  await settings(false);
  expect((await page(url)).data.events).toHaveLength(1);
  expect(await personUrlOf(event)).toBe(url);
  await settings(true);
  expect((await page(url)).data).toMatchObject({ events: [], records: [] });
  expect(await personUrlOf(event)).toBeNull();
});

test("the result of an angler leads to the page of whoever agreed, as long as they do", async () => {
  const ann = await api.signUp({ firstName: "Ann", lastName: "Rivers" });
  const event = await caught("2027-04-03", ann, [300]);
  expect(await personUrlOf(event)).toBeNull();
  const url = await agree(ann);
  expect(await personUrlOf(event)).toBe(url);
  expect(await personUrlOf(event, "Bo")).toBeNull();
  await mine(ann, "DELETE");
  expect(await personUrlOf(event)).toBeNull();
});

test("the export names the page, and it goes with the account", async () => {
  const ann = await api.signUp({ firstName: "Ann", lastName: "Rivers" });
  const url = await agree(ann);
  const { data } = await sendAs(api, ann, "GET", `/account/${ann.user.id}/export`);
  expect(data.parts.people).toEqual([{ user_id: ann.user.id, url, agreed_at: expect.any(String) }]);
  await sendAs(api, ann, "PATCH", `/users/${ann.user.id}`, { last_name: "Brooks" });
  expect((await page(url)).data.name).toBe("Ann Brooks");
  expect((await sendAs(api, ann, "DELETE", `/users/${ann.user.id}`)).status).toBe(200);
  expect((await page(url)).status).toBe(404);
});

test("a start list that links somebody's account moves their page", async () => {
  const ann = await api.signUp({ firstName: "Ann", lastName: "Rivers" });
  const url = await agree(ann);
  const event = await createTestEvent(api, organizer);
  await openRegistration(api, event, organizer);
  const entrants = [{ first_name: "Ann", last_name: "Rivers", is_self: true }];
  const added = await registrationClient(api, event).add(ann.token, { entrants });
  expect(added.statusCode).toBe(201);
  const before = await revisionOf(api, "people");
  await sendAs(api, organizer, "POST", `/events/${event.id}/registrations/start-list`, {});
  expect(await revisionOf(api, "people")).toBe(before + 1);
  expect((await page(url)).data.events).toMatchObject([
    { event_id: event.id, state: "to-come", place: null },
  ]);
});

function mine(person: Person, method: "GET" | "POST" | "DELETE") {
  return sendAs(api, person, method, "/people/mine");
}

async function agree(person: Person): Promise<string> {
  return (await mine(person, "POST")).data.url;
}

function page(url: string) {
  return sendAs(api, null, "GET", `/people/${url}`);
}

/** Ann, of this account or of none, and Bo, who blanked. */
function caught(day: string, account: Person | undefined, fish: number[], angler = {}): Promise<CaughtEvent> {
  const catchers = [
    { name: "Ann", fish, angler, ...(account && { account }) },
    { name: "Bo", fish: [] },
  ];
  return catchIn(api, organizer, { day, speciesId: species.id, catchers });
}

async function personUrlOf({ id, anglerIds }: CaughtEvent, name = "Ann"): Promise<string | null> {
  const { data } = await sendAs(api, null, "GET", `/events/${id}/results/anglers/${anglerIds[name]}`);
  return data.person_url;
}

function sizesOf({ records }: { records: { longest: { size: number }[] }[] }): number[] {
  return records.flatMap(({ longest }) => longest.map(({ size }) => size));
}

/** Strikes a fish of Ann's through. */
async function strike(event: CaughtEvent, length: number): Promise<void> {
  const client = scoreClient(api, event, organizer);
  const score = (await client.call("GET", "")).data.find(
    ({ angler_id }: { angler_id: number }) => angler_id === event.anglerIds["Ann"],
  );
  const fish = score.catches.find(({ length_mm }: { length_mm: number }) => length_mm === length);
  const pair = { session_id: event.sessionId, angler_id: event.anglerIds["Ann"]! };
  const said = { catch_id: fish.id, seen: fish.said_by ?? fish.id, reason: "Measured wrongly" };
  const [outcome] = await client.outcomes([say(pair, "void-catch", said)]);
  expect(outcome).toMatchObject({ outcome: "applied" });
}

async function trailOf({ user }: Person): Promise<string[]> {
  const rows = await api.database.db
    .selectFrom("audit")
    .select("action")
    .where("noun", "=", "user")
    .where("nounId", "=", String(user.id))
    .orderBy("id")
    .execute();
  return rows.map(({ action }) => action);
}
