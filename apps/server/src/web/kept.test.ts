import { expect, test, vi } from "vitest";
import { countChanges } from "./changes.ts";
import { createKept } from "./kept.ts";
import type { Made } from "./kept.ts";

test("what many ask for at once is made once, and kept", async () => {
  const { get, made } = createStore();
  const values = await Promise.all(Array.from({ length: 50 }, () => get("/spring")));
  expect(await get("/spring")).toBe(values[0]);
  expect([made, new Set(values).size]).toEqual([["/spring"], 1]);
});

test("it is made anew when something it shows has changed, and for nothing else", async () => {
  const { get, made, change } = createStore();
  await get("/spring", ["event:1", "event:1:angler"]);
  change("event:2");
  change("events");
  await get("/spring");
  expect(made).toHaveLength(1);
  for (const topic of ["event:1", "event:1:angler"]) {
    change(topic);
    await get("/spring", ["event:1", "event:1:angler"]);
  }
  expect(made).toHaveLength(3);
});

test("it is made anew on the next day, and when the clock is set back to the day before", async () => {
  vi.useFakeTimers({ now: Date.parse("2026-11-16T23:59:59Z"), toFake: ["Date"] });
  try {
    const { get, made } = createStore();
    await get("/spring");
    vi.setSystemTime(Date.parse("2026-11-17T00:00:00Z"));
    await get("/spring");
    expect(made).toHaveLength(2);
    vi.setSystemTime(Date.parse("2026-11-16T23:59:59Z"));
    await get("/spring");
    expect(made).toHaveLength(3);
  } finally {
    vi.useRealTimers();
  }
});

test("a burst of changes costs one making in a while, and nobody waits for it", async () => {
  const { get, made, change, hold } = createStore({ restMs: 250 });
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "performance"] });
  try {
    await get("/spring");
    vi.advanceTimersByTime(1000);
    change("events");
    const release = hold();
    const first = get("/spring");
    // While somebody waits for the new version, everybody else has the one before at once.
    expect(await Promise.all([get("/spring"), get("/spring")])).toEqual(["/spring 1", "/spring 1"]);
    release();
    expect(await first).toBe("/spring 2");
    const seen = new Set<string>();
    for (let ms = 0; ms < 1000; ms += 10) {
      change("events");
      seen.add(await get("/spring"));
      await vi.advanceTimersByTimeAsync(10);
    }
    expect(made.length).toBeLessThanOrEqual(6);
    expect(seen.size).toBeGreaterThanOrEqual(4);
    // The last change is not forgotten, also when nobody asks again in time.
    await vi.advanceTimersByTimeAsync(250);
    expect(await get("/spring")).toBe(`/spring ${made.length}`);
  } finally {
    vi.useRealTimers();
  }
});

test("what takes long to make is made less often in a burst", async () => {
  const { get, made, change, hold } = createStore({ restMs: 250 });
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "performance"] });
  try {
    const release = hold();
    const first = get("/spring");
    await vi.advanceTimersByTimeAsync(150);
    release();
    await first;
    for (let ms = 0; ms < 740; ms += 10) {
      change("events");
      await get("/spring");
      await vi.advanceTimersByTimeAsync(10);
    }
    expect(made).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(20);
    expect(made).toHaveLength(2);
  } finally {
    vi.useRealTimers();
  }
});

test("the first change after a quiet time is seen at once by whoever made it", async () => {
  const { get, change } = createStore({ restMs: 0 });
  await get("/spring");
  change("events");
  expect(await get("/spring")).toBe("/spring 2");
});

test("whoever asks after a change is not shown what began to be made before it", async () => {
  const { get, made, change, hold } = createStore();
  const release = hold();
  const early = get("/spring");
  change("events");
  const late = [get("/spring"), get("/spring")];
  release();
  expect(await early).toBe("/spring 1");
  expect(await Promise.all(late)).toEqual(["/spring 2", "/spring 2"]);
  expect(made).toHaveLength(2);
});

test("what is not to be kept is made for each who asks, and takes the version before with it", async () => {
  const { get, made, change, keepNothing } = createStore({ restMs: 0 });
  await get("/spring");
  change("events");
  keepNothing();
  expect([await get("/spring"), await get("/spring")]).toEqual(["/spring 2", "/spring 3"]);
  expect(made).toHaveLength(3);
});

test("what fails is tried again, and the version before stays for the others", async () => {
  const { get, change, fail } = createStore({ restMs: 0 });
  fail(true);
  await expect(get("/spring")).rejects.toThrow("no database");
  fail(false);
  const before = await get("/spring");
  change("events");
  fail(true);
  const failing = get("/spring");
  expect(await get("/spring")).toBe(before);
  await expect(failing).rejects.toThrow("no database");
  fail(false);
  expect(await get("/spring")).not.toBe(before);
});

test("bytes are limited: what anybody can make up goes first, then what was not asked for for longest", async () => {
  const { get, made } = createStore({ maxBytes: 1000 });
  const once = async (key: string, bytes: number) => void (await get(key, ["events"], bytes));
  await once("/spring", 300);
  await once("/autumn", 300);
  for (let n = 0; n < 500; n++) await once(`/events?search=${n}`, 100);
  made.length = 0;
  await once("/autumn", 300);
  await once("/spring", 300);
  expect(made).toEqual([]);
  await once("/winter", 400);
  made.length = 0;
  await once("/spring", 300);
  await once("/winter", 400);
  expect(made).toEqual([]);
  await once("/autumn", 300);
  expect(made).toEqual(["/autumn"]);
});

interface StoreOptions {
  restMs?: number;
  maxBytes?: number;
}

function createStore(options: StoreOptions = { restMs: 0 }) {
  const listeners: ((topic: string) => void)[] = [];
  const kept = createKept<string>(
    countChanges({
      onChange: (heard) => {
        listeners.push(heard);
        return () => {};
      },
    }),
    options,
  );
  const made: string[] = [];
  let [isKept, isBroken] = [true, false];
  let held = Promise.resolve();
  return {
    made,
    change: (topic: string) => listeners.forEach((heard) => heard(topic)),
    keepNothing: () => (isKept = false),
    fail: (fails: boolean) => (isBroken = fails),
    hold: () => {
      let release = () => {};
      held = new Promise((resolve) => (release = resolve));
      return release;
    },
    get: (key: string, topics = ["events"], bytes = 10) =>
      kept.get(key, async (): Promise<Made<string>> => {
        made.push(key);
        const value = `${key} ${made.length}`;
        await held;
        if (isBroken) throw new Error("no database");
        return isKept ? { value, keep: { topics, bytes } } : { value };
      }),
  };
}
