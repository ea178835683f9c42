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
