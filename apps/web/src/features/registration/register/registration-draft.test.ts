import type { RegistrationState } from "@tightlines/contract/registration/registration";
import { expect, test } from "vitest";
import { draftOf, emptyEntrant, inputOf, isOwnMinor, newDraft } from "./registration-draft.ts";
import { detailsValues, type Questions, whoValues, withDetails, withWho } from "./step-values.ts";

const team: RegistrationState = {
  phase: "open",
  now: "2027-01-01T00:00:00.000Z",
  opensAt: null,
  closesAt: "2027-05-01T00:00:00.000Z",
  kind: "team",
  teamSize: 2,
  reserves: 2,
  needsApproval: false,
  mode: "first-come",
  lottery: null,
  placesLeft: null,
  capacity: null,
  waiting: 0,
  confirmed: 0,
  contactMonths: 12,
  currency: "EUR",
  categories: [],
};

const questions: Questions = [
  { id: "meal", label: "Dinner?", kind: "yes-no", options: [], isRequired: true },
  { id: "note", label: "Notes", kind: "text", options: [], isRequired: false },
];

test("what is typed in two steps is sent with everybody in their place", () => {
  const begun = newDraft(team, { firstName: "Ann", lastName: "Rivers", phone: "+420 1" });
  const who = withWho(
    begun,
    {
      ...whoValues(begun, team),
      teamName: "Herons",
      "entrants.1.firstName": "Mia",
      "entrants.1.lastName": "Lake",
      "entrants.1.email": " mia@example.org ",
      reserveCount: 1,
      "entrants.2.firstName": "Ray",
      "entrants.2.lastName": "Pike",
      "entrants.2.isMinor": true,
      guardianName: "Lou Pike",
    },
    team,
  );
  const values = { ...detailsValues(who, questions), "answers.meal": "no", category: "youth" };
  const input = inputOf(withDetails(who, values, questions), team);
  expect(input).toMatchObject({
    teamName: "Herons",
    phone: "+420 1",
    category: "youth",
    guardianName: "Lou Pike",
    answers: { meal: false },
  });
  expect(input.answers).not.toHaveProperty("note");
  expect(input.entrants).toMatchObject([
    { firstName: "Ann", isSelf: true, isReserve: false, email: null },
    { firstName: "Mia", isSelf: false, isReserve: false, email: "mia@example.org" },
    { firstName: "Ray", isSelf: false, isReserve: true, isMinor: true },
  ]);
});

test("a reserve that was taken out again is not sent, and a guardian only for somebody under age", () => {
  const draft = newDraft(team, {});
  const typed = {
    ...whoValues(draft, team),
    "entrants.2.firstName": "Ray",
    guardianName: "Lou",
    reserveCount: 0,
  };
  const input = inputOf(withWho(draft, typed, team), team);
  expect(input.entrants).toHaveLength(2);
  expect(input.guardianName).toBe("");
  expect(input.guardianConsent).toBe("");
  const minor = withWho(draft, { ...typed, "entrants.0.isMinor": true, consents: true }, team);
  expect(inputOf(minor, team).guardianConsent).toMatch(/parent or guardian/);
});

test("an angler who registers alone names nobody else, and the only category is chosen", () => {
  const youth = { category: "youth", fee: 500, capacity: null, placesLeft: null };
  const draft = newDraft({ ...team, kind: "individual", categories: [youth] }, { firstName: "Ann" });
  expect(draft.entrants).toEqual([{ ...emptyEntrant, firstName: "Ann" }]);
  expect(draft.category).toBe("youth");
  expect(newDraft({ ...team, categories: [youth, { ...youth, category: "open" }] }, {}).category).toBe("");
});

test("what is stored goes through the form unchanged", () => {
  const entrant = { ...emptyEntrant, id: 1, isReserve: false, isSelf: true, anglerId: null };
  const stored = {
    teamName: "Herons",
    phone: "+420 1",
    category: "open",
    guardianName: "",
    guardianConsent: "",
    answers: { meal: true, note: "yes" },
    entrants: [
      { ...entrant, firstName: "Ann", lastName: "Rivers", licence: "CZ 1" },
      { ...entrant, firstName: "Mia", lastName: "Lake", isSelf: false },
      { ...entrant, firstName: "Ray", lastName: "Pike", isSelf: false, isReserve: true },
    ],
  };
  const draft = draftOf(stored);
  const through = withDetails(
    withWho(draft, whoValues(draft, team), team),
    detailsValues(draft, questions),
    questions,
  );
  expect(through).toEqual(draft);
  expect(inputOf(through, team)).toMatchObject({
    answers: { meal: true, note: "yes" },
    entrants: [{ isSelf: true, licence: "CZ 1" }, { isSelf: false }, { isReserve: true }],
  });
});

test("consent is ticked only where a guardian has given it", () => {
  const stored = {
    teamName: "",
    phone: "",
    category: "youth",
    answers: {},
    guardianName: "Lou Pike",
    entrants: [{ ...emptyEntrant, firstName: "Ray", isMinor: true, isSelf: false }],
  };
  expect(draftOf({ ...stored, guardianConsent: "I agree" }).consents).toBe(true);
  expect(draftOf({ ...stored, guardianConsent: "" }).consents).toBe(false);
});

test("somebody under age who registers themselves is told apart from one whom a guardian registers", () => {
  const draft = newDraft(team, {});
  const typed = { ...whoValues(draft, team), "entrants.0.isMinor": true };
  expect(isOwnMinor(withWho(draft, typed, team))).toBe(true);
  expect(isOwnMinor(withWho(draft, { ...typed, fishes: "other" }, team))).toBe(false);
  expect(isOwnMinor(withWho(draft, { ...whoValues(draft, team), "entrants.1.isMinor": true }, team))).toBe(
    false,
  );
});
