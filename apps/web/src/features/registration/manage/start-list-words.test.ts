import { expect, test } from "vitest";
import { sayAgreement, sayDistance, sayMade } from "./start-list-words.ts";

const nothing = { added: 0, linked: 0, changed: 0, keptByHand: [], withdrawn: 0, returned: 0, teamsAdded: 0 };

test("the distance counts whoever is missing and whoever is there without a place", () => {
  expect(sayDistance({ ...nothing, added: 11, returned: 1, withdrawn: 1 })).toBe(
    "12 confirmed anglers are not on the start list yet. 1 angler without a place is still on the start list.",
  );
  expect(sayDistance({ ...nothing, linked: 2 })).toMatch(/^2 anglers on the start list are not joined/);
});

test("what was done is said part by part, and what was not done is left out", () => {
  expect(sayMade({ ...nothing, added: 4, teamsAdded: 2, withdrawn: 1 })).toBe(
    "The start list is up to date. 4 anglers were added. 2 teams were added. 1 angler was withdrawn.",
  );
});

test("what stays as the organizer wrote it is named, also when there is nothing else to do", () => {
  const kept = { ...nothing, keptByHand: ["Ben Weir"] };
  const sentence =
    "You changed the start list by hand and it stays like that; the registration says something else about: Ben Weir.";
  expect(sayAgreement(kept)).toBe(sentence);
  expect(sayMade({ ...kept, changed: 2 })).toBe(
    `The start list is up to date. 2 anglers were changed. ${sentence}`,
  );
  expect(sayAgreement(nothing)).toBe("The start list agrees with the confirmed registrations.");
});
