import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { dropDraft, keepDraft, readDraft } from "./draft-store.ts";
import { newDraft } from "./registration-draft.ts";

const place = { eventUrl: "spring" };
const draft = newDraft({ kind: "individual", teamSize: 1, categories: [] }, { firstName: "Ann" });

/** As a browser keeps it: the keys are its own properties. */
class Store {
  [key: string]: unknown;
  getItem(key: string): unknown {
    return this[key] ?? null;
  }
  setItem(key: string, value: string): void {
    this[key] = value;
  }
  removeItem(key: string): void {
    delete this[key];
  }
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("localStorage", new Store());
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test("what a guest typed is there for whoever signs in next", () => {
  keepDraft(place, null, { draft });
  expect(readDraft(place, "ann")?.draft).toEqual(draft);
});

test("what a member typed is theirs: nobody else finds it, and it goes when somebody else looks", () => {
  keepDraft(place, "ann", { draft });
  expect(readDraft(place, "ben")).toBeNull();
  expect(readDraft(place, "ann")).toBeNull();
});

test("it is gone after a day, whichever event is looked at then", () => {
  keepDraft(place, null, { draft });
  vi.advanceTimersByTime(24 * 60 * 60 * 1000 + 1);
  expect(readDraft({ eventUrl: "autumn" }, null)).toBeNull();
  expect(Object.keys(localStorage)).toEqual([]);
});

test("a change of a registration and a new one are kept apart", () => {
  keepDraft({ ...place, change: "7" }, "ann", { draft });
  expect(readDraft(place, "ann")).toBeNull();
  dropDraft({ ...place, change: "7" });
  expect(readDraft({ ...place, change: "7" }, "ann")).toBeNull();
});

test("where nothing may be kept, nothing is kept and nobody is stopped", () => {
  vi.stubGlobal("localStorage", undefined);
  keepDraft(place, null, { draft });
  expect(readDraft(place, null)).toBeNull();
});
