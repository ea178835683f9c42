import { expect, test } from "vitest";
import { type Answers, answersTo, checkAnswers, type Question } from "./question.ts";

const questions: Question[] = [
  { id: "boat", label: "Do you bring a boat?", kind: "yes-no", options: [], isRequired: true },
  { id: "meal", label: "Which meal?", kind: "choice", options: ["Fish", "None"], isRequired: false },
  { id: "note", label: "Anything else?", kind: "text", options: [], isRequired: false },
];

test.each<[Answers, Record<string, string>]>([
  [{ boat: false }, {}],
  [{}, { boat: "missing" }],
  [{ boat: "yes" }, { boat: "not-yes-or-no" }],
  [{ boat: true, meal: "Beef" }, { meal: "not-in-list" }],
  [{ boat: true, meal: "Fish", note: "See you" }, {}],
  [{ boat: true, note: true }, { note: "not-a-text" }],
  [{ boat: true, meal: " " }, {}],
])("%j is told %j", (answers, problems) => {
  expect(Object.fromEntries(checkAnswers(questions, answers))).toEqual(problems);
});

test("what every object has is no answer", () => {
  const [boat] = questions;
  const asked = [{ ...boat!, id: "constructor" }];
  expect([...checkAnswers(asked, {})]).toEqual([["constructor", "missing"]]);
  expect(answersTo(asked, {})).toEqual({});
  expect(answersTo(asked, { constructor: true })).toEqual({ constructor: true });
});

test("what nobody asked for, and what is empty, is not kept", () => {
  expect(answersTo(questions, { boat: false, meal: "", secret: "x" })).toEqual({ boat: false });
});
