import { fastify } from "fastify";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { repeat } from "./repeat.ts";

beforeEach(() => vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] }));
afterEach(() => vi.useRealTimers());

test("no round begins while another one lasts, and the next begins after it, also when it failed", async () => {
  const app = fastify();
  const ends: ((error?: Error) => void)[] = [];
  repeat(
    app,
    "testing",
    1000,
    () => new Promise((resolve, reject) => ends.push((e) => (e ? reject(e) : resolve()))),
  );
  await app.ready();
  vi.advanceTimersByTime(3000);
  expect(ends).toHaveLength(1);
  ends[0]!(new Error("no luck"));
  await vi.waitFor(() => {
    vi.advanceTimersByTime(1000);
    expect(ends).toHaveLength(2);
  });
  const closed = app.close();
  ends[1]!();
  await closed;
  vi.advanceTimersByTime(3000);
  expect(ends).toHaveLength(2);
});
