import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestApi, type Person, type TestApi } from "../../testing/create-test-api.ts";
import { openRegistration, registrationClient } from "../../testing/registration-client.ts";
import { createTestEvent, type TestEvent } from "../../testing/test-event.ts";

let api: TestApi;
let organizer: Person;
let ann: Person;

beforeAll(async () => {
  api = await createTestApi();
  organizer = await api.asRole("organizer");
  ann = await api.signUp();
});
afterAll(() => api.close());

const self = { first_name: "Ann", last_name: "Rivers", is_self: true };
const ben = { first_name: "Ben", last_name: "Weir", club: "Weir" };
const cy = { first_name: "Cy", last_name: "Lock" };

test("whoever is replaced in a team is withdrawn, comes back when named again, and nobody is doubled", async () => {
  const { event, make, listed, change } = await madeTeam();
  await change({ entrants: [self, cy] });
  expect(await make()).toMatchObject({ added: 1, withdrawn: 1, changed: 0, teams_added: 0 });
  // Whoever is withdrawn keeps their slot, as they do when the organizer withdraws them.
  expect(await listed()).toEqual(["Ann Rivers expected 1", "Ben Weir withdrawn 2", "Cy Lock expected 3"]);
  expect(await make()).toMatchObject({ added: 0, withdrawn: 0 });

  await change({ entrants: [self, ben] });
  expect(await make()).toMatchObject({ added: 0, returned: 1, withdrawn: 1 });
  expect(await listed()).toEqual(["Ann Rivers expected 1", "Ben Weir expected 2", "Cy Lock withdrawn 3"]);
  const { rows } = await api.database.pool.query("select from entrant_removal where event_id = $1", [
    event.id,
  ]);
  expect(rows).toHaveLength(1);
});

test("a reserve who is taken out leaves the list, unless the organizer brings them back by hand", async () => {
  const { make, listed, change, correct } = await madeTeam({ ...cy, is_reserve: true });
  await change({ entrants: [self, ben] });
  expect(await make()).toMatchObject({ withdrawn: 1 });
  await correct("Cy", { presence: "expected" });
  expect(await make()).toMatchObject({ withdrawn: 0 });
  expect(await listed()).toContain("Cy Lock expected -");
});

test("what is corrected comes along, and what the organizer wrote on the list stays and is shown", async () => {
  const { make, listed, change, correct } = await madeTeam();
  await correct("Ben", { club: "Weir Anglers" });
  await change({ entrants: [self, { ...ben, last_name: "Weyr", club: "Lock" }] });
  expect(await make()).toMatchObject({ changed: 1, kept_by_hand: ["Ben Weyr"], added: 0, withdrawn: 0 });
  expect(await listed()).toEqual(["Ann Rivers expected 1", "Ben Weyr expected 2"]);
  expect(await make()).toMatchObject({ changed: 0, kept_by_hand: ["Ben Weyr"] });
  await correct("Ben", { club: "Lock" });
  expect(await make()).toMatchObject({ changed: 0, kept_by_hand: [] });
});

test("who becomes a reserve leaves their slot, and who fishes instead gets it", async () => {
  const { event, make, listed, change } = await madeTeam({ ...cy, is_reserve: true });
  expect(await listed()).toEqual(["Ann Rivers expected 1", "Ben Weir expected 2", "Cy Lock expected -"]);
  await change({ entrants: [self, { ...ben, is_reserve: true }, cy] });
  expect(await make()).toMatchObject({ changed: 2, kept_by_hand: [], added: 0, withdrawn: 0 });
  expect(await listed()).toEqual(["Ann Rivers expected 1", "Ben Weir expected -", "Cy Lock expected 2"]);
  expect(await make()).toMatchObject({ changed: 0 });
  const trail = await api.call({
    method: "GET",
    url: `/api/events/${event.id}/audit?noun=angler`,
    token: organizer.token,
  });
  expect(trail.json().data[1]).toMatchObject({
    subject: "Ben Weir, number 2",
    changes: [{ field: "slot" }, { field: "is_reserve", before: false, after: true }],
  });
});

test("a changed category comes along, and the one that the organizer wrote stays", async () => {
  const { make, categories, change, correct } = await madeTeam();
  await correct("Ben", { category: "youth" });
  await change({ category: "women" });
  expect(await make()).toMatchObject({ changed: 1, kept_by_hand: ["Ben Weir"] });
  expect(await categories()).toEqual(["Ann women", "Ben youth"]);
  await change({ category: "open" });
  expect(await make()).toMatchObject({ changed: 1, kept_by_hand: [] });
  expect(await categories()).toEqual(["Ann open", "Ben youth"]);
});

test("whoever is named again as a reserve comes back as one", async () => {
  const { make, listed, change } = await madeTeam();
  await change({ entrants: [self, cy] });
  await make();
  await change({ entrants: [self, cy, { ...ben, is_reserve: true }] });
  expect(await make()).toMatchObject({ returned: 1 });
  expect(await listed()).toEqual(["Ann Rivers expected 1", "Ben Weir expected -", "Cy Lock expected 3"]);
});

async function madeTeam(reserve?: object) {
  const event: TestEvent = await createTestEvent(api, organizer);
  await openRegistration(api, event, organizer, { registration_for: "team", team_size: 2, reserves: 1 });
  const client = registrationClient(api, event);
  const entrants = [self, ben, ...(reserve ? [reserve] : [])];
  const { id } = (await client.add(ann.token, { team_name: "Herons", entrants })).json().data;
  const base = `/api/events/${event.id}`;
  const send = async (method: "GET" | "POST" | "PATCH", url: string, payload?: object) => {
    const answer = await api.call({
      method,
      url: base + url,
      token: organizer.token,
      ...(payload && { payload }),
    });
    if (answer.statusCode !== 200) throw new Error(answer.body);
    return answer.json().data;
  };
  const make = () => send("POST", "/registrations/start-list");
  const anglers = (): Promise<Sent[]> => send("GET", "/anglers");
  await make();
  return {
    event,
    make,
    listed: async () =>
      (await anglers())
        .map((row) => `${row.first_name} ${row.last_name} ${row.presence} ${row.slot ?? "-"}`)
        .toSorted(),
    categories: async () => (await anglers()).map((row) => `${row.first_name} ${row.category}`).toSorted(),
    change: async (body: object) => {
      const { revision } = await send("GET", `/registrations/${id}`);
      await send("PATCH", `/registrations/${id}`, { ...body, revision });
    },
    correct: async (name: string, body: object) => {
      const row = (await anglers()).find(({ first_name }) => first_name === name)!;
      await send("PATCH", `/anglers/${row.id}`, { ...body, revision: row.revision });
    },
  };
}

interface Sent {
  id: number;
  revision: number;
  first_name: string;
  last_name: string;
  presence: string;
  category: string;
  slot: number | null;
}
