import { expect, test } from "vitest";
import { startDoubt, type StartedSession } from "./start-doubt.ts";

const hour = (hours: number) => new Date(Date.UTC(2027, 4, 14, hours)).toISOString();
const now = Date.parse(hour(9));

const session = (number: number, startsAt: string, change: Partial<StartedSession> = {}): StartedSession => ({
  id: number,
  number,
  kind: "official",
  status: "scheduled",
  startsAt,
  ...change,
});

test("a session on time and in its order is started without a question", () => {
  const [first, second] = [session(1, hour(10)), session(2, hour(14))];
  expect(startDoubt(first, [first, second], now)).toBeNull();
});

test("one that is planned for later is early", () => {
  const only = session(1, hour(11));
  expect(startDoubt(only, [only], now)).toEqual({ isEarly: true, before: null });
});

test("one before it that was not started is named", () => {
  const [first, second] = [session(1, hour(8)), session(2, hour(9))];
  expect(startDoubt(second, [first, second], now)).toEqual({ isEarly: false, before: 1 });
});

test.each([
  ["was started", { status: "official" }],
  ["was cancelled", { status: "cancelled" }],
  ["is a rest", { kind: "rest" }],
] as const)("one before it that %s does not matter", (_name, change) => {
  const [first, second] = [session(1, hour(8), change), session(2, hour(9))];
  expect(startDoubt(second, [first, second], now)).toBeNull();
});
