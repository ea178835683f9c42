import { expect, test } from "vitest";
import { listLinkedSessions } from "./list-linked-sessions.ts";

const at = (id: number, day: number, isOfficial = true) => ({
  id,
  number: id,
  day,
  isOfficial,
  isComplete: false,
});
/** Two on the first day, two on the second, and practice on both. */
const sessions = [at(1, 1), at(2, 1), at(3, 2), at(4, 2), at(5, 1, false), at(6, 2, false)];

test.each([
  ["no limit across sessions", {}, []],
  ["a limit per session", { bestPerSession: 5 }, []],
  ["a limit per day", { bestPerDay: 5 }, [1]],
  ["a limit on that day only", { bestPerDay: [5] }, [1]],
  ["a limit per event", { bestPerEvent: 5 }, [1, 3, 4]],
] as const)("with %s", (_, limits, linked) => {
  expect(listLinkedSessions({ limits }, sessions, 2).map(({ id }) => id)).toEqual(linked);
});

test("a day without a limit of its own stands alone", () => {
  expect(listLinkedSessions({ limits: { bestPerDay: [5] } }, sessions, 3)).toEqual([]);
});
