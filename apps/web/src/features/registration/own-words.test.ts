import { expect, test } from "vitest";
import { ownSentence } from "./own-words.ts";

const pending = {
  kind: "individual",
  status: "pending",
  waitlistPosition: null,
  offeredUntil: null,
  awaitsDraw: false,
  holdsPlace: false,
} as const;

test.each([
  [pending, "Your registration has arrived. The organizer decides about it."],
  [{ ...pending, awaitsDraw: true }, "You take part in the lottery."],
  [{ ...pending, kind: "team", awaitsDraw: true }, "Your team takes part in the lottery."],
  [{ ...pending, holdsPlace: true }, "You have a place. The organizer still has to confirm it."],
  [{ ...pending, status: "waitlisted", waitlistPosition: 12 }, "You are number 12 on the waitlist."],
] as const)("%j is said plainly", (standing, sentence) => {
  expect(ownSentence(standing, "Europe/Prague")).toBe(sentence);
});

test("an offer whose time has passed says what becomes of it, and not that a place is held", () => {
  const offered = { ...pending, status: "waitlisted", waitlistPosition: 1 } as const;
  const offeredUntil = "2027-05-14T10:00:00.000Z";
  expect(ownSentence({ ...offered, offeredUntil }, "Europe/Prague")).toContain("A place is held for you");
  expect(ownSentence({ ...offered, offeredUntil }, "Europe/Prague", true)).toBe(
    "The time to accept this place is over. It goes to the next on the waitlist, and you go to its end. If nobody else waits, it is offered to you again.",
  );
});
