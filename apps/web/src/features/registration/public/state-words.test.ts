import type { EventResponse } from "@tightlines/contract/event";
import type { RegistrationState } from "@tightlines/contract/registration/registration";
import { expect, test } from "vitest";
import { categoryPlaces, howSentence, placesSentence } from "./state-words.ts";

const event = {
  registrationClosesAt: "2027-05-01T18:00:00Z",
  startsOn: "2027-05-14",
  timeZone: "Europe/Prague",
} as EventResponse;

const lottery = { seedHash: "ab", entered: 3, drawnAt: null };
const state = {
  needsApproval: false,
  mode: "lottery",
  lottery,
  capacity: 5,
  placesLeft: 2,
  categories: [] as RegistrationState["categories"],
} as RegistrationState;
const drawn = { ...state, lottery: { ...lottery, drawnAt: "2027-05-02T18:00:00Z" } };
const arrival = { ...state, lottery: null };

test("how places are given is said for the lottery before closing, before the draw and after it", () => {
  expect(howSentence(event, state, false)).toBe(
    "By lottery. Everyone who registers until May 1, 2027, 20:00 takes part in the draw. It does not matter who comes first.",
  );
  expect(howSentence(event, state, true)).toMatch(/The draw has not taken place yet\.$/);
  expect(howSentence(event, { ...drawn, needsApproval: true }, true)).toMatch(
    /^By lottery\. The draw took place on May 2, 2027, 20:00\. .* The organizer then confirms each place\.$/,
  );
  expect(howSentence(event, arrival, false)).toBe("In the order of arrival.");
  expect(howSentence(event, { ...arrival, needsApproval: true }, false)).toBe(
    "The organizer decides about every registration.",
  );
});

test("an event whose categories have limits is not said to have none", () => {
  const unlimited = { ...arrival, capacity: null, placesLeft: null };
  expect(placesSentence(unlimited)).toBe("There is no limit.");
  const open = { category: "open", fee: 0, capacity: null, placesLeft: null };
  expect(placesSentence({ ...unlimited, categories: [open] })).toBe("There is no limit.");
  const categories = [open, { category: "youth", fee: 0, capacity: 1, placesLeft: 0 }];
  for (const each of [unlimited, { ...state, capacity: null, placesLeft: null }])
    expect(placesSentence({ ...each, categories })).toBe("Some categories have a limit.");
});

test("before the draw places are not left, they are drawn", () => {
  expect(placesSentence(state)).toBe("2 places will be drawn.");
  expect(placesSentence({ ...state, placesLeft: null })).toBe(
    "There is no limit: everyone who takes part gets a place.",
  );
  expect(placesSentence(drawn)).toBe("2 of 5 places are left.");
  const youth = { category: "youth", fee: 0, capacity: 1, placesLeft: 1 };
  expect(categoryPlaces(youth, true)).toBe("1 place");
  expect(categoryPlaces(youth, false)).toBe("1 left");
});
