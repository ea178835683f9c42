import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createEventClient, springMasters } from "../../testing/event-client.ts";
import type { EventClient } from "../../testing/event-client.ts";
import { untilSomebodyWaits } from "../../testing/until-somebody-waits.ts";
import { createTestApi, type Person, type TestApi } from "../../testing/create-test-api.ts";

let api: TestApi;
let events: EventClient;
let marta: Person;

beforeAll(async () => {
  api = await createTestApi();
  events = createEventClient(api);
  marta = await api.signUp({ role: "organizer" });
});
afterAll(() => api.close());

describe("bad input is named beside its field and nothing is written", () => {
  test.each([
    ["no name", { name: "  " }, "name"],
    ["a name without end", { name: "x".repeat(121) }, "name"],
    ["a url with capitals", { url: "Spring" }, "url"],
    ["a url with a slash", { url: "a/b" }, "url"],
    ["an empty url", { url: "" }, "url"],
    ["the url of a page", { url: "add" }, "url"],
    ["a url that looks like an id", { url: "42" }, "url"],
    ["an end before the start", { ends_on: "2099-05-13" }, "ends_on"],
    ["a day that does not exist", { starts_on: "2099-02-30" }, "starts_on"],
    ["a year that does not exist", { starts_on: "0000-01-01" }, "starts_on"],
    ["an unknown time zone", { time_zone: "Europe/Atlantis" }, "time_zone"],
    ["an offset instead of a time zone", { time_zone: "+02:00" }, "time_zone"],
    ["an unknown discipline", { discipline: "golf" }, "discipline"],
    ["an unknown preset", { preset: "golf" }, "preset"],
    ["a description without end", { description: "x".repeat(20_001) }, "description"],
    ["an unknown visibility", { visibility: "secret" }, "visibility"],
    ["a character nobody can store", { venue: "a\0b" }, "venue"],
  ])("%s", async (_, wrong, field) => {
    const before = await countEvents();
    const answer = await events.send(marta, "POST", "/events", { ...springMasters, ...wrong });
    expect(answer).toMatchObject({ status: 422, code: "invalid-input" });
    expect(Object.keys(answer.fields)).toEqual([field]);
    expect(await countEvents()).toBe(before);
  });

  test("a filter by a year that does not exist", async () => {
    const answer = await events.send(marta, "GET", "/events?to=0000-01-01");
    expect(answer).toMatchObject({ status: 422, fields: { to: [{ code: "not-a-date" }] } });
  });

  test("everything that is missing is named at once", async () => {
    const { status, fields } = await events.send(marta, "POST", "/events", {});
    expect(status).toBe(422);
    expect(Object.keys(fields).sort()).toEqual([
      "discipline",
      "ends_on",
      "name",
      "preset",
      "starts_on",
      "time_zone",
    ]);
  });
});

describe("days stay in order", () => {
  test.each([
    ["both", { starts_on: "2099-06-02", ends_on: "2099-06-01" }],
    ["only the start", { starts_on: "2099-06-01" }],
    ["only the end", { ends_on: "2099-05-01" }],
  ])("when %s is changed", async (_, wrong) => {
    const { id } = await events.add(marta);
    const answer = await events.send(marta, "PATCH", `/events/${id}`, wrong);
    expect(answer).toMatchObject({
      status: 422,
      fields: { ends_on: [{ detail: "The end is before the start." }] },
    });
    expect((await events.send(marta, "GET", `/events/${id}`)).data).toMatchObject({
      starts_on: springMasters.starts_on,
      revision: 1,
    });
  });
});

describe("an address", () => {
  test("that is taken is refused beside its field", async () => {
    await events.add(marta, { url: "taken" });
    const added = await events.send(marta, "POST", "/events", { ...springMasters, url: "taken" });
    const { id } = await events.add(marta, { url: "free" });
    const changed = await events.send(marta, "PATCH", `/events/${id}`, { url: "taken" });
    for (const answer of [added, changed]) {
      expect(answer).toMatchObject({
        status: 409,
        code: "url-taken",
        fields: { url: [{ detail: expect.any(String) }] },
      });
    }
    expect((await events.send(marta, "PATCH", `/events/${id}`, { url: "free" })).status).toBe(200);
  });

  test("made of the name gets a number, also when many race for it", async () => {
    const added = await Promise.all(Array.from({ length: 8 }, () => events.add(marta, { name: "Derby" })));
    expect(added.map(({ url }) => url).sort()).toEqual([
      "derby",
      ...[2, 3, 4, 5, 6, 7, 8].map((number) => `derby-${number}`),
    ]);
  });

  test("that somebody takes in the same moment is refused like any other", async () => {
    const { id } = await events.add(marta, { url: "slow" });
    const faster = await events.add(marta, { url: "faster" });
    for (const race of [
      () => events.send(marta, "PATCH", `/events/${id}`, { url: "contested" }),
      () => events.send(marta, "POST", "/events", { ...springMasters, url: "contested" }),
    ]) {
      const answer = await api.database.db.transaction().execute(async (trx) => {
        await trx.updateTable("event").set({ url: "contested" }).where("id", "=", faster.id).execute();
        const racing = race();
        await untilSomebodyWaits(api.database);
        return { racing };
      });
      expect(await answer.racing).toMatchObject({ status: 409, code: "url-taken" });
    }
  });

  test.each(["%00", "no%20such", "..%2f..", "%F0%9F%90%9F", "0", "9".repeat(30), "x".repeat(150)])(
    "%s names no event",
    async (key) => {
      const answer = await events.send(null, "GET", `/events/${key}`);
      expect(answer).toMatchObject({ status: 404, code: "event-not-found" });
    },
  );
});

describe("the life of an event", () => {
  test("goes forward step by step", async () => {
    const event = await events.add(marta, {}, "archived");
    expect(event).toMatchObject({ status: "archived", revision: 5 });
  });

  test.each([
    ["draft", "running"],
    ["published", "finished"],
    ["finished", "cancelled"],
    ["cancelled", "published"],
  ] as const)("does not go from %s to %s", async (from, to) => {
    const { id } = await events.add(marta, {}, from);
    const answer = await events.send(marta, "PATCH", `/events/${id}`, { status: to, name: "Half" });
    expect(answer).toMatchObject({ status: 422, code: "status-not-possible" });
    expect(answer.detail).toBe(`An event cannot go from ${from} to ${to}.`);
    expect((await events.send(marta, "GET", `/events/${id}`)).data).toMatchObject({
      status: from,
      name: "Spring Masters",
    });
  });
});

async function countEvents(): Promise<number> {
  const { total } = await api.database.db
    .selectFrom("event")
    .select((expression) => expression.fn.countAll<number>().as("total"))
    .executeTakeFirstOrThrow();
  return total;
}
