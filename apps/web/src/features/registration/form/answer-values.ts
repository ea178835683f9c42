import type { RegistrationSettings } from "@tightlines/contract/registration/registration-settings";

type Question = RegistrationSettings["questions"][number];
type Answers = Record<string, string | boolean>;

/** An answer stands in the form under the name by which the API speaks of it. */
export type AnswerValues = Record<`answers.${string}`, string>;

/** Yes and no are words here: a box that is not ticked would be an answer nobody gave. */
export function answerValues(questions: readonly Question[], answers: Answers): AnswerValues {
  return Object.fromEntries(
    questions.map(({ id }) => {
      const answer = answers[id];
      return [`answers.${id}`, typeof answer === "boolean" ? (answer ? "yes" : "no") : (answer ?? "")];
    }),
  );
}

export function answersOf(questions: readonly Question[], values: AnswerValues): Answers {
  return Object.fromEntries(
    questions.flatMap(({ id, kind }): [string, string | boolean][] => {
      const value = values[`answers.${id}`] ?? "";
      if (value === "") return [];
      return [[id, kind === "yes-no" ? value === "yes" : value]];
    }),
  );
}
