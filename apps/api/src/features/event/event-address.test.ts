import { afterAll, beforeAll, expect, test } from "vitest";
import { createEventClient, springMasters } from "../../testing/event-client.ts";
import type { EventClient } from "../../testing/event-client.ts";
import { createTestApi, type Person, type TestApi } from "../../testing/create-test-api.ts";

let api: TestApi;
let events: EventClient;
let marta: Person;
let owen: Person;

beforeAll(async () => {
  api = await createTestApi();
  events = createEventClient(api);
  marta = await api.signUp({ role: "organizer" });
  owen = await api.signUp({ firstName: "Owen", role: "organizer" });
});
afterAll(() => api.close());

const missing = { status: 404, code: "event-not-found" };

test("every address an event ever had leads to it, and to everything below it", async () => {
  const { id } = await events.add(marta, { name: "Poster", url: "poster" }, "published");
  await move(id, "poster-2099");
  await move(id, "poster-final");
  for (const old of ["poster", "poster-2099"]) {
    expect((await events.send(null, "GET", `/events/${old}`)).data).toMatchObject({
      id,
      url: "poster-final",
    });
    expect((await events.send(null, "GET", `/events/${old}/sectors`)).status).toBe(200);
    expect((await events.send(owen, "PATCH", `/events/${old}`, { venue: "x" })).status).toBe(403);
    expect((await events.send(marta, "PATCH", `/events/${old}`, { venue: "Otava" })).status).toBe(200);
  }
});

test("an event takes its own old address back", async () => {
  const { id } = await events.add(marta, { name: "There and back", url: "there" }, "published");
  await move(id, "elsewhere");
  await move(id, "there");
  for (const address of ["there", "elsewhere"])
    expect((await events.send(null, "GET", `/events/${address}`)).data).toMatchObject({ id, url: "there" });
});

test.each(["published", "running"] as const)(
  "nobody takes the old address of a %s event, until it is cancelled",
  async (status) => {
    const url = `posters-${status}`;
    const { id } = await events.add(marta, { name: "Posters", url }, status);
    await move(id, `${url}-2098`);
    const draft = await events.add(owen, { name: "Owen's" });
    const refused = {
      status: 409,
      code: "url-taken",
      fields: { url: [{ detail: "Another event had this address, and its links still lead there." }] },
    };
    expect(await events.send(owen, "PATCH", `/events/${draft.id}`, { url })).toMatchObject(refused);
    const another = { ...springMasters, name: "Another", url };
    for (const person of [owen, marta])
      expect(await events.send(person, "POST", "/events", another)).toMatchObject(refused);
    expect((await events.send(null, "GET", `/events/${url}`)).data.id).toBe(id);
    await events.send(marta, "PATCH", `/events/${id}`, { status: "cancelled" });
    await move(draft.id, url, owen);
  },
);

test("the address a finished event gave up may be chosen for another, whose it is then", async () => {
  const first = await events.add(marta, { name: "Cup", url: "cup" }, "finished");
  await move(first.id, "cup-2098");
  const second = await events.add(owen, { name: "Cup", url: "cup" }, "published");
  expect((await events.send(null, "GET", "/events/cup")).data.id).toBe(second.id);
  // Of two that had it, the later one keeps it.
  await move(second.id, "cup-2099", owen);
  expect((await events.send(null, "GET", "/events/cup")).data.id).toBe(second.id);
  expect((await events.send(null, "GET", "/events/cup-2098")).data.id).toBe(first.id);
});

test("who gives an address up again leaves it to whose it was", async () => {
  const first = await events.add(marta, { name: "Derby", url: "derby" }, "finished");
  await move(first.id, "derby-2098");
  const second = await events.add(owen, { name: "Derby", url: "derby" });
  expect(await events.send(null, "GET", "/events/derby")).toMatchObject(missing);
  await events.send(owen, "DELETE", `/events/${second.id}`);
  expect((await events.send(null, "GET", "/events/derby")).data.id).toBe(first.id);
});

test("an address made of a name takes nobody's old one", async () => {
  const { id } = await events.add(marta, { name: "Club Day" }, "published");
  await move(id, "club-day-2098");
  expect((await events.add(owen, { name: "Club Day" })).url).toBe("club-day-2");
  expect((await events.send(null, "GET", "/events/club-day")).data.id).toBe(id);
});

test("a current address is refused, also to whom it once was", async () => {
  const { id } = await events.add(marta, { name: "Mine once", url: "mine-once" });
  await move(id, "mine-now");
  await events.add(owen, { name: "His now", url: "mine-once" });
  expect(await events.send(marta, "PATCH", `/events/${id}`, { url: "mine-once" })).toMatchObject({
    status: 409,
    code: "url-taken",
  });
});

test("an old address shows no draft and no unlisted event to others", async () => {
  const draft = await events.add(marta, { name: "Secret", url: "secret" });
  await move(draft.id, "secret-2");
  const friends = { name: "Friends", url: "friends", visibility: "unlisted" };
  const unlisted = await events.add(marta, friends, "published");
  await move(unlisted.id, "friends-2");
  for (const other of [null, owen])
    for (const old of ["secret", "friends"])
      expect(await events.send(other, "GET", `/events/${old}`)).toMatchObject(missing);
  expect((await events.send(marta, "GET", "/events/secret")).data.id).toBe(draft.id);
  expect((await events.send(marta, "GET", "/events/friends")).data.id).toBe(unlisted.id);
});

test("a deleted event leaves no address behind", async () => {
  const { id } = await events.add(marta, { name: "Gone", url: "gone" }, "published");
  await move(id, "gone-2");
  await events.send(marta, "DELETE", `/events/${id}`);
  for (const address of ["gone", "gone-2"])
    expect(await events.send(marta, "GET", `/events/${address}`)).toMatchObject(missing);
});

async function move(id: number, url: string, person = marta): Promise<void> {
  expect(await events.send(person, "PATCH", `/events/${id}`, { url })).toMatchObject({
    status: 200,
    data: { url },
  });
}
