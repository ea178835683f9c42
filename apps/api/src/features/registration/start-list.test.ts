import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestApi, type Person, type TestApi } from "../../testing/create-test-api.ts";
import { addMembers, type Member } from "../../testing/many-members.ts";
import {
  openRegistration,
  registrationClient,
  type SentRegistration,
} from "../../testing/registration-client.ts";
import { createTestEvent, type TestEvent } from "../../testing/test-event.ts";

let api: TestApi;
let organizer: Person;
let members: Member[];

beforeAll(async () => {
  api = await createTestApi();
  organizer = await api.asRole("organizer");
  members = await addMembers(api, 3);
});
afterAll(() => api.close());

test("confirmed registrations become anglers once, later ones are added, cancelled ones withdraw", async () => {
  const event = await openEvent({ capacity: 2 });
  const [first, second, third] = [await enter(event, 0), await enter(event, 1), await enter(event, 2)];
  expect(await preview(event)).toMatchObject({ added: 2 });
  expect(await make(event)).toMatchObject({ added: 2, withdrawn: 0 });
  expect(await make(event)).toEqual({
    added: 0,
    linked: 0,
    changed: 0,
    kept_by_hand: [],
    withdrawn: 0,
    returned: 0,
    teams_added: 0,
  });
  expect(await names(event)).toEqual(["Member0 expected", "Member1 expected"]);

  // The first cancels, the third moves up.
  const { change, decide, get } = registrationClient(api, event);
  await change(members[0]!.token, first.id, { status: "cancelled", revision: first.revision });
  expect(await make(event)).toMatchObject({ added: 1, withdrawn: 1 });
  expect(await names(event)).toEqual(["Member0 withdrawn", "Member1 expected", "Member2 expected"]);

  // The desk brings the first back in place of the second.
  await decide(organizer.token, [second], { status: "cancelled", reason: "Ill" });
  const again = (await get(organizer.token, first.id)).json<{ data: SentRegistration }>().data;
  await decide(organizer.token, [again], { status: "confirmed" });
  expect(await make(event)).toMatchObject({ added: 0, returned: 1, withdrawn: 1 });
  expect(await names(event)).toEqual(["Member0 expected", "Member1 withdrawn", "Member2 expected"]);
  expect(third.status).toBe("waitlisted");
});

test("they are linked to their accounts, and to whoever stands on the list under their name", async () => {
  const event = await openEvent({});
  await enter(event, 0);
  const payload = { first_name: "MEMBER1", last_name: members[1]!.lastName };
  await api.call({ method: "POST", url: `/api/events/${event.id}/anglers`, token: organizer.token, payload });
  await enter(event, 1);
  expect(await make(event)).toMatchObject({ added: 1, linked: 1 });
  const rows = await api.database.db
    .selectFrom("angler")
    .innerJoin("user", "user.id", "angler.userId")
    .select("user.email")
    .where("eventId", "=", event.id)
    .execute();
  expect(rows.map(({ email }) => email).toSorted()).toEqual([members[0]!.email, members[1]!.email]);
});

test("whoever links their account after the list was made finds the event among their own with the next list", async () => {
  const event = await openEvent({});
  const first = await enter(event, 0);
  const { db } = api.database;
  const [member] = await db
    .selectFrom("entrant")
    .select("userId")
    .where("registrationId", "=", first.id)
    .execute();
  const link = (userId: number | null) =>
    db.updateTable("entrant").set({ userId }).where("registrationId", "=", first.id).execute();
  await link(null);
  await make(event);
  await link(member!.userId);
  const accounts = async () =>
    (await db.selectFrom("angler").select("userId").where("eventId", "=", event.id).execute()).map(
      ({ userId }) => userId,
    );
  expect(await accounts()).toEqual([null]);
  expect(await preview(event)).toMatchObject({ linked: 1 });
  await make(event);
  expect(await preview(event)).toMatchObject({ linked: 0 });
  expect(await accounts()).toEqual([member!.userId]);
});

test("whom the organizer withdrew stays withdrawn, whatever the list is asked for", async () => {
  const event = await openEvent({});
  const first = await enter(event, 0);
  await make(event);
  await withdraw(event, first.id);
  expect(await preview(event)).toMatchObject({ returned: 0 });
  expect(await make(event)).toMatchObject({ returned: 0, added: 0 });
  expect(await names(event)).toEqual(["Member0 withdrawn"]);
});

test("a team registration becomes a team with its anglers and its reserve", async () => {
  const event = await openEvent({ registration_for: "team", team_size: 2, reserves: 1 });
  const { add } = registrationClient(api, event);
  await add(members[0]!.token, {
    team_name: "Weir Herons",
    entrants: [
      { first_name: "Ann", last_name: "Rivers", is_self: true },
      { first_name: "Ben", last_name: "Weir" },
      { first_name: "Cy", last_name: "Lock", is_reserve: true },
    ],
  });
  expect(await make(event)).toMatchObject({ added: 3, teams_added: 1 });
  const { data } = (
    await api.call({ method: "GET", url: `/api/events/${event.id}/anglers`, token: organizer.token })
  ).json();
  expect(data).toMatchObject([
    { first_name: "Ann", team_name: "Weir Herons", slot: 1, is_reserve: false },
    { first_name: "Ben", team_name: "Weir Herons", slot: 2, is_reserve: false },
    { first_name: "Cy", team_name: "Weir Herons", slot: null, is_reserve: true },
  ]);
});

test("a team's captain is the first of age, since everybody reads their name", async () => {
  const event = await openEvent({ registration_for: "team", team_size: 2 });
  const kim = { first_name: "Kim", last_name: "Adams", is_minor: true };
  const entrants = [kim, { first_name: "Ben", last_name: "Weir" }];
  await registrationClient(api, event).add(members[0]!.token, {
    team_name: "Young Herons",
    guardian_name: "Eve Adams",
    entrants,
  });
  await make(event);
  const { data } = (await api.call({ method: "GET", url: `/api/events/${event.id}/teams` })).json();
  expect(data).toMatchObject([{ name: "Young Herons", captain: "Ben Weir" }]);
});

test("a corrected name is still the same angler, and nobody deletes a registration under them", async () => {
  const event = await openEvent({});
  const { change, delete: remove, get } = registrationClient(api, event);
  const { id, revision } = await enter(event, 0);
  await make(event);
  const listed = (await get(organizer.token, id)).json<{ data: SentRegistration }>().data;
  const entrants = [{ first_name: "Membre", last_name: members[0]!.lastName, is_self: true }];
  const renamed = (await change(members[0]!.token, id, { entrants, revision })).json<{
    data: SentRegistration;
  }>().data;
  expect(renamed.entrants[0]!.angler_id).toBe(listed.entrants[0]!.angler_id);
  expect(await preview(event)).toMatchObject({ added: 0, changed: 1 });
  expect(await make(event)).toMatchObject({ added: 0, changed: 1 });
  expect(await names(event)).toEqual(["Membre expected"]);
  expect(await preview(event)).toMatchObject({ changed: 0 });

  await change(members[0]!.token, id, { status: "cancelled", revision: renamed.revision });
  expect((await remove(organizer.token, id)).json().code).toBe("registration-on-start-list");
  expect(await make(event)).toMatchObject({ withdrawn: 1 });
  expect((await remove(organizer.token, id)).statusCode).toBe(200);
});

test("two teams of one name do not become one team", async () => {
  const event = await openEvent({ registration_for: "team", team_size: 1, reserves: 1 });
  const { add, change, decide } = registrationClient(api, event);
  const team = (name: string, first_name: string) => ({
    team_name: name,
    entrants: [{ first_name, last_name: "Weir" }],
  });
  const sent = async (answer: ReturnType<typeof add>) =>
    (await answer).json<{ data: SentRegistration }>().data;
  const herons = await sent(add(members[0]!.token, team("Herons", "Ann")));
  const again = await add(members[1]!.token, team("HERÓNS", "Ben"));
  expect(again.json()).toMatchObject({
    code: "team-name-taken",
    fields: { team_name: [{ code: "team-has-this-name" }] },
  });
  const otters = await sent(add(members[1]!.token, team("Otters", "Ben")));
  const { revision } = otters;
  const renamed = await change(members[1]!.token, otters.id, { team_name: "herons", revision });
  expect(renamed.json().code).toBe("team-name-taken");

  // The name is free once they cancel, and theirs no more.
  const cancelled = { status: "cancelled", revision: herons.revision };
  const gone = await sent(change(members[0]!.token, herons.id, cancelled));
  expect((await change(members[1]!.token, otters.id, { team_name: "Herons", revision })).statusCode).toBe(
    200,
  );
  const back = await decide(organizer.token, [gone], { status: "confirmed" });
  expect(back.json().code).toBe("team-name-taken");
});

test("whoever joins a registered team later comes into its team, whatever it is called by then", async () => {
  const event = await openEvent({ registration_for: "team", team_size: 1, reserves: 1 });
  const { add, change } = registrationClient(api, event);
  const ann = { first_name: "Ann", last_name: "Weir" };
  const answer = await add(members[0]!.token, { team_name: "Herons", entrants: [ann] });
  const { id, revision } = answer.json<{ data: SentRegistration }>().data;
  await make(event);
  await api.database.db
    .updateTable("team")
    .set({ name: "Grey Herons" })
    .where("eventId", "=", event.id)
    .execute();
  const entrants = [ann, { first_name: "Cy", last_name: "Lock", is_reserve: true }];
  await change(members[0]!.token, id, { entrants, revision });
  expect(await make(event)).toMatchObject({ added: 1, teams_added: 0 });
});

test("the list knows who is under age, also of whoever stood on it or says so later", async () => {
  const event = await openEvent({});
  const { add, change } = registrationClient(api, event);
  const url = `/api/events/${event.id}/anglers`;
  const ben = { first_name: "Ben", last_name: "Weir" };
  await api.call({ method: "POST", url, token: organizer.token, payload: ben });
  const guardian_name = "Eve Weir";
  await add(members[0]!.token, { entrants: [{ ...ben, is_minor: true }], guardian_name });
  await add(members[1]!.token, {
    entrants: [{ first_name: "Cy", last_name: "Lock", is_minor: true }],
    guardian_name,
  });
  const { id, revision } = await enter(event, 2);
  const minors = async () => {
    const { data } = (await api.call({ method: "GET", url, token: organizer.token })).json();
    return data.map(({ is_minor }: { is_minor: boolean }) => is_minor);
  };
  await make(event);
  expect(await minors()).toEqual([true, true, false]);
  const { firstName: first_name, lastName: last_name } = members[2]!;
  const entrants = [{ first_name, last_name, is_self: true, is_minor: true }];
  await change(organizer.token, id, { entrants, guardian_name, guardian_consent: "I agree", revision });
  await make(event);
  expect(await minors()).toEqual([true, true, true]);
});

async function openEvent(settings: object): Promise<TestEvent> {
  const event = await createTestEvent(api, organizer);
  await openRegistration(api, event, organizer, settings);
  return event;
}

async function enter(event: TestEvent, index: number): Promise<SentRegistration> {
  const { firstName: first_name, lastName: last_name, token } = members[index]!;
  const { add } = registrationClient(api, event);
  const answer = await add(token, { entrants: [{ first_name, last_name, is_self: true }] });
  return answer.json<{ data: SentRegistration }>().data;
}

/** The organizer withdraws whomever a registration made. */
async function withdraw(event: TestEvent, registrationId: number): Promise<void> {
  const { get } = registrationClient(api, event);
  const { data } = (await get(organizer.token, registrationId)).json<{ data: SentRegistration }>();
  const url = `/api/events/${event.id}/anglers/${data.entrants[0]!.angler_id}`;
  const { revision } = (await api.call({ method: "GET", url, token: organizer.token })).json().data;
  const payload = { presence: "withdrawn", revision };
  const answer = await api.call({ method: "PATCH", url, token: organizer.token, payload });
  if (answer.statusCode !== 200) throw new Error(answer.body);
}

async function preview(event: TestEvent): Promise<object> {
  return startList("GET", event);
}

async function make(event: TestEvent): Promise<object> {
  return startList("POST", event);
}

async function startList(method: "GET" | "POST", event: TestEvent): Promise<object> {
  const url = `/api/events/${event.id}/registrations/start-list`;
  const answer = await api.call({ method, url, token: organizer.token });
  if (answer.statusCode !== 200) throw new Error(answer.body);
  return answer.json<{ data: object }>().data;
}

async function names(event: TestEvent): Promise<string[]> {
  const rows = await api.database.db
    .selectFrom("angler")
    .select(["firstName", "presence"])
    .where("eventId", "=", event.id)
    .orderBy("number")
    .execute();
  return rows.map(({ firstName, presence }) => `${firstName} ${presence}`);
}
