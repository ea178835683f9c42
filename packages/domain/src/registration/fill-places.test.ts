import { expect, test } from "vitest";
import { type Capacity, fillPlaces, placesLeft, type Taken, placesOverall } from "./fill-places.ts";

const nobody: Taken = { total: 0, categories: new Map() };

function capacity(total: number | null, categories: Record<string, number> = {}): Capacity {
  return { total, categories: new Map(Object.entries(categories)) };
}

function queue(...categories: string[]) {
  return categories.map((category, index) => ({ id: index + 1, category }));
}

test("without a limit there is always room", () => {
  expect(placesLeft(capacity(null), nobody, "open")).toBeNull();
  expect(fillPlaces(queue("open", "youth"), capacity(null), nobody)).toHaveLength(2);
});

test("the smaller of the event's and the category's room counts", () => {
  const taken = { total: 8, categories: new Map([["youth", 1]]) };
  expect(placesLeft(capacity(10, { youth: 5 }), taken, "youth")).toBe(2);
  expect(placesLeft(capacity(20, { youth: 5 }), taken, "youth")).toBe(4);
  expect(placesLeft(capacity(null, { youth: 5 }), taken, "open")).toBeNull();
});

test("nobody is chased away where more are in than there is room for", () => {
  expect(placesLeft(capacity(5), { total: 9, categories: new Map() }, "open")).toBe(0);
});

test("places go in the order of the queue, and no further than they reach", () => {
  const ids = fillPlaces(queue("open", "open", "open"), capacity(2), nobody).map(({ id }) => id);
  expect(ids).toEqual([1, 2]);
});

test("a full category holds nobody of another one back", () => {
  const ids = fillPlaces(queue("youth", "youth", "open", "youth"), capacity(3, { youth: 1 }), nobody);
  expect(ids.map(({ id }) => id)).toEqual([1, 3]);
});

test("the places that are filled and those that were taken never exceed the capacity", () => {
  const names = ["open", "youth", "ladies"];
  for (let seed = 1; seed <= 500; seed++) {
    const random = (most: number) => (((seed * 7919 + most * 104_729) >>> 3) % most) + 1;
    const limits = capacity(random(12), { youth: random(5), ladies: random(4) });
    const waiting = queue(...Array.from({ length: random(20) }, (_, i) => names[(i * seed) % 3]!));
    const filled = fillPlaces(waiting, limits, nobody);
    expect(filled.length).toBeLessThanOrEqual(limits.total!);
    for (const [category, most] of limits.categories) {
      expect(filled.filter((one) => one.category === category).length).toBeLessThanOrEqual(most);
    }
    // Whoever was left out had no room, also after everybody else was served.
    const after = { total: filled.length, categories: countsOf(filled) };
    for (const one of waiting.filter((each) => !filled.includes(each)))
      expect(placesLeft(limits, after, one.category)).toBe(0);
  }
});

function countsOf(rows: readonly { category: string }[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { category } of rows) counts.set(category, (counts.get(category) ?? 0) + 1);
  return counts;
}

test("an event has no more places than its categories have together, where each has a limit", () => {
  const categories = new Map([
    ["open", 2],
    ["youth", 1],
  ]);
  const taken = { total: 3, categories: new Map([...categories, ["guests", 0]]) };
  const names = ["open", "youth"];
  expect(placesOverall({ total: 10, categories }, taken, names)).toEqual({ capacity: 3, placesLeft: 0 });
  expect(placesOverall({ total: null, categories }, taken, names)).toEqual({ capacity: 3, placesLeft: 0 });
  const withGuests = [...names, "guests"];
  expect(placesOverall({ total: 10, categories }, taken, withGuests)).toEqual({
    capacity: 10,
    placesLeft: 7,
  });
  expect(placesOverall({ total: null, categories }, taken, withGuests)).toEqual({
    capacity: null,
    placesLeft: null,
  });
  expect(
    placesOverall({ total: 3, categories }, { total: 1, categories: new Map([["open", 1]]) }, names),
  ).toEqual({
    capacity: 3,
    placesLeft: 2,
  });
});
