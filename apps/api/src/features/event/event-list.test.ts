import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createEventClient } from "../../testing/event-client.ts";
import type { EventClient, SentEvent } from "../../testing/event-client.ts";
import { createTestApi, type Person, type TestApi } from "../../testing/create-test-api.ts";

let api: TestApi;
let events: EventClient;
let marta: Person;

beforeAll(async () => {
  api = await createTestApi();
  events = createEventClient(api);
  marta = await api.signUp({ role: "organizer" });
  const at = (starts_on: string, ends_on = starts_on) => ({ starts_on, ends_on });
  await events.add(marta, { name: "Far", ...at("2090-01-01"), location: "Žďár nad Sázavou" }, "published");
  await events.add(marta, { name: "Near", ...at(day(3)), discipline: "carp" }, "published");
  await events.add(marta, { name: "Long live", ...at(day(-5), day(1)), venue: "Møllegård Łódź" }, "running");
  await events.add(marta, { name: "Just over", ...at(day(-8), day(-7)), discipline: "shore" }, "finished");
  await events.add(marta, { name: "Long over", ...at("2001-01-01"), venue: "100% Water_Park" }, "published");
  await events.add(marta, { name: "Ended early", ...at(day(-1), day(2)) }, "finished");
  await events.add(marta, { name: "Put away", ...at(day(-3)) }, "archived");
  await events.add(marta, { name: "Called off", ...at(day(5)) }, "cancelled");
});
afterAll(() => api.close());

test("what is coming or running is first, the next on top, then what is over, the latest on top", async () => {
  expect(await events.names(null)).toEqual([
    "Long live",
    "Near",
    "Called off",
    "Far",
    "Ended early",
    "Just over",
    "Long over",
    "Put away",
  ]);
});

test("of one's own, drafts come first, then what is fished, what is to come, and what is over", async () => {
  const owen = await api.signUp({ role: "organizer" });
  const at = (on: string) => ({ starts_on: on, ends_on: on, visibility: "unlisted" });
  await events.add(owen, { name: "Over long ago", ...at("2001-01-01") }, "finished");
  await events.add(owen, { name: "Over", ...at("2002-01-01") }, "archived");
  await events.add(owen, { name: "Later", ...at("2090-02-02") }, "published");
  await events.add(owen, { name: "Soon", ...at("2090-02-01") }, "published");
  await events.add(owen, { name: "On", ...at("2090-02-03") }, "running");
  await events.add(owen, { name: "Idea", ...at("2090-02-04") });
  expect(await events.names(owen, "?mine=true")).toEqual([
    "Idea",
    "On",
    "Soon",
    "Later",
    "Over",
    "Over long ago",
  ]);
  expect((await events.names(owen, "?mine=true&sort=name"))[0]).toBe("Idea");
});

test.each([
  ["status=upcoming", ["Near", "Far", "Long over"]],
  ["status=running", ["Long live"]],
  ["status=finished", ["Ended early", "Just over", "Put away"]],
  ["discipline=carp", ["Near"]],
  [`from=${day(4)}`, ["Called off", "Far"]],
  [`to=${day(-9)}`, ["Long over"]],
  [`from=${day(0)}&to=${day(0)}`, ["Long live", "Ended early"]],
  [`from=${day(2)}&discipline=fly&status=upcoming`, ["Far"]],
  [
    "sort=name",
    ["Called off", "Ended early", "Far", "Just over", "Long live", "Long over", "Near", "Put away"],
  ],
  ["sort=-starts_on&status=upcoming", ["Far", "Near", "Long over"]],
  ["sort=starts_on&status=upcoming", ["Long over", "Near", "Far"]],
])("%s shows %j", async (query, names) => {
  expect(await events.names(null, `?${query}`)).toEqual(names);
});

test.each(["status=draft", "discipline=golf", "from=tomorrow", "page=0", "page=x", "sort=url", "mine=yes"])(
  "%s is refused by name",
  async (query) => {
    const answer = await events.send(null, "GET", `/events?${query}`);
    expect(answer).toMatchObject({ status: 422, code: "invalid-input" });
    expect(Object.keys(answer.fields)).toEqual([query.split("=")[0]]);
  },
);

describe("a search", () => {
  test.each([
    ["LONG live", ["Long live"]],
    ["zdar sazavou", ["Far"]],
    ["ŽĎÁR", ["Far"]],
    ["mollegard lodz", ["Long live"]],
    ["long nothing", []],
    ["%", ["Long over"]],
    ["％", ["Long over"]],
    ["_", ["Long over"]],
    ["r_p", ["Long over"]],
    ["\\", []],
    ["a", ["Long live", "Near", "Called off", "Far", "Ended early", "Long over", "Put away"]],
  ])("for %s finds %j", async (words, names) => {
    expect(await events.names(null, `?search=${encodeURIComponent(words)}`)).toEqual(names);
  });

  test("counts what it finds", async () => {
    const { meta } = await events.send(null, "GET", "/events?search=long");
    expect(meta).toEqual({ page: 1, page_size: 20, total: 2 });
  });
});

test("sixty events come page by page, none twice and none missing, also on the same days", async () => {
  const numbers = Array.from({ length: 60 }, (_, index) => index + 1);
  await Promise.all(numbers.map((number) => events.add(marta, { name: `Series ${number}` }, "published")));
  for (const sort of ["", "&sort=name", "&sort=starts_on", "&sort=-starts_on"]) {
    const pages = await Promise.all(
      [1, 2, 3, 4].map((page) =>
        events.send<SentEvent[]>(null, "GET", `/events?search=series&page=${page}${sort}`),
      ),
    );
    expect(pages.map(({ data }) => data.length)).toEqual([20, 20, 20, 0]);
    expect(pages[1]!.meta).toEqual({ page: 2, page_size: 20, total: 60 });
    expect(new Set(pages.flatMap(({ data }) => data.map(({ id }) => id))).size).toBe(60);
  }
});

/** A day so many days from today, as the event's own calendar writes it. */
function day(offset: number): string {
  return new Date(Date.now() + offset * 86_400_000).toISOString().slice(0, 10);
}
