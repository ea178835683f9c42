import { expect, test } from "vitest";
import { answersOf, answerValues } from "./answer-values.ts";

const question = { label: "?", options: [], isRequired: false };
const questions = [
  { ...question, id: "boat", kind: "yes-no" as const },
  { ...question, id: "meal", kind: "text" as const },
  { ...question, id: "shirt", kind: "text" as const },
];

test("answers survive the way into the form and back; what nobody answered is no answer", () => {
  const answers = { boat: false, meal: "Fish" };
  const values = answerValues(questions, answers);
  expect(values).toEqual({ "answers.boat": "no", "answers.meal": "Fish", "answers.shirt": "" });
  expect(answersOf(questions, values)).toEqual(answers);
});

test("an answer to a question that is gone is left out", () => {
  expect(answerValues(questions.slice(1), { boat: true })).not.toHaveProperty(["answers.boat"]);
});
