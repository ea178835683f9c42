import { afterAll, beforeAll, expect, test } from "vitest";
import { createEventClient } from "../../testing/event-client.ts";
import type { EventClient } from "../../testing/event-client.ts";
import { createTestApi, type Person, type TestApi } from "../../testing/create-test-api.ts";

let api: TestApi;
let events: EventClient;
let owner: Person;
let administrator: Person;
let others: (Person | null)[];

beforeAll(async () => {
  api = await createTestApi();
  events = createEventClient(api);
  owner = await api.signUp({ role: "organizer" });
  administrator = await api.signUp({ role: "administrator" });
  others = [null, await api.signUp({ role: "member" }), await api.signUp({ role: "organizer" })];
});
afterAll(() => api.close());

test("a draft does not exist for others: not by link, not in the list, not in a search", async () => {
  const { id, url, name } = await events.add(owner, { name: "Secret Draft" });
  for (const other of others) {
    for (const key of [id, url]) {
      expect(await events.send(other, "GET", `/events/${key}`)).toMatchObject({
        status: 404,
        code: "event-not-found",
      });
      // Not even by the status of a refused change.
      expect((await events.send(other, "PATCH", `/events/${key}`, { name: "x" })).status).toBe(404);
      expect((await events.send(other, "DELETE", `/events/${key}`)).status).toBe(404);
    }
    for (const query of ["", "?search=secret", "?status=upcoming"])
      expect(await events.names(other, query)).not.toContain(name);
    expect((await events.send(other, "GET", "/events?search=secret")).meta.total).toBe(0);
  }
  for (const insider of [owner, administrator]) {
    expect((await events.send(insider, "GET", `/events/${url}`)).status).toBe(200);
    expect(await events.names(insider, "?search=secret")).toEqual([name]);
  }
});

test("an unlisted event is reachable by its link and in no list of others", async () => {
  const { url, name } = await events.add(
    owner,
    { name: "Unlisted Friends", visibility: "unlisted" },
    "published",
  );
  for (const other of others) {
    expect((await events.send(other, "GET", `/events/${url}`)).status).toBe(200);
    for (const query of ["", "?search=unlisted"])
      expect(await events.names(other, query)).not.toContain(name);
  }
  expect(await events.names(owner, "?search=unlisted")).toEqual([name]);
});

test("an unlisted event is not found by counting ids", async () => {
  const friends = { name: "Guess my number", visibility: "unlisted" };
  const { id, url } = await events.add(owner, friends, "published");
  const missing = { status: 404, code: "event-not-found" };
  for (const other of others) {
    for (const path of ["", "/anglers", "/sessions", "/ruleset"])
      expect(await events.send(other, "GET", `/events/${id}${path}`)).toMatchObject(missing);
    expect(await events.send(other, "PATCH", `/events/${id}`, { name: "x" })).toMatchObject(missing);
    expect((await events.send(other, "GET", `/events/${url}/anglers`)).status).toBe(200);
  }
  for (const insider of [owner, administrator])
    expect((await events.send(insider, "GET", `/events/${id}`)).status).toBe(200);
});

test("publishing shows it to everybody, and back to draft hides it again", async () => {
  const { id, name } = await events.add(owner, { name: "Now you see me" });
  await events.send(owner, "PATCH", `/events/${id}`, { status: "published" });
  for (const other of others) expect(await events.names(other, "?search=see")).toEqual([name]);
  await events.send(owner, "PATCH", `/events/${id}`, { status: "draft" });
  for (const other of others) expect(await events.names(other, "?search=see")).toEqual([]);
});

test("my events are those I have a right on, whatever their state", async () => {
  const host = await api.signUp({ role: "organizer" });
  await events.add(host, { name: "My draft", starts_on: "2098-01-01" });
  await events.add(host, { name: "My unlisted", visibility: "unlisted" }, "published");
  const shared = await events.add(owner, { name: "Shared with me" }, "published");
  await api.database.db
    .insertInto("security")
    .values({ eventId: shared.id, userId: host.user.id, right: "scorer" })
    .execute();
  expect(await events.names(host, "?mine=true")).toEqual(["My draft", "My unlisted", "Shared with me"]);
  expect(await events.names(null, "?mine=true")).toEqual([]);
  // An administrator may manage all of them, but they are not their own.
  expect(await events.names(administrator, "?mine=true")).toEqual([]);
});
