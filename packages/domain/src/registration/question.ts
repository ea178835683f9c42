export const questionKinds = ["text", "choice", "yes-no"] as const;

/** What an organizer asks everybody who registers. */
export interface Question {
  readonly id: string;
  readonly label: string;
  readonly kind: (typeof questionKinds)[number];
  /** What can be chosen, where something is to be chosen. */
  readonly options: readonly string[];
  readonly isRequired: boolean;
}

/** By the question's id. An answer that was not given is not there. */
export type Answers = Readonly<Record<string, string | boolean>>;

export type AnswerProblem = "missing" | "not-a-text" | "not-in-list" | "not-yes-or-no";

/** What is wrong with the answers, by the question's id; "no" is an answer. */
export function checkAnswers(
  questions: readonly Question[],
  answers: Answers,
): ReadonlyMap<string, AnswerProblem> {
  return new Map(
    questions.flatMap((question) => {
      const problem = checkAnswer(question, answerTo(question, answers));
      return problem ? [[question.id, problem] as const] : [];
    }),
  );
}

/** Only what was asked is kept. */
export function answersTo(questions: readonly Question[], answers: Answers): Answers {
  return Object.fromEntries(
    questions.flatMap((question) => {
      const answer = answerTo(question, answers);
      return answer === undefined || answer === "" ? [] : [[question.id, answer]];
    }),
  );
}

/** A question may be called "constructor", which every object has without being told. */
function answerTo({ id }: Question, answers: Answers): string | boolean | undefined {
  return Object.hasOwn(answers, id) ? answers[id] : undefined;
}

function checkAnswer(
  { kind, options, isRequired }: Question,
  answer: string | boolean | undefined,
): AnswerProblem | undefined {
  if (answer === undefined || (typeof answer === "string" && answer.trim() === ""))
    return isRequired ? "missing" : undefined;
  if (kind === "yes-no") return typeof answer === "boolean" ? undefined : "not-yes-or-no";
  if (typeof answer !== "string") return "not-a-text";
  return kind === "choice" && !options.includes(answer) ? "not-in-list" : undefined;
}
