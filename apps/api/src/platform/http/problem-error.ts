import { problems, problemSentence } from "@tightlines/contract/problem";
import type { ProblemAnswer, ProblemCode, ProblemFacts, ProblemFields } from "@tightlines/contract/problem";

/** A failure the caller can act on. Anything else that is thrown is our fault and becomes a 500. */
export class ProblemError extends Error {
  readonly code: ProblemCode;
  readonly fields: ProblemFields | undefined;
  readonly facts: ProblemFacts;

  constructor(
    code: ProblemCode,
    details: { facts?: ProblemFacts; fields?: ProblemFields; cause?: unknown } = {},
  ) {
    super(problemSentence(code, details.facts), { cause: details.cause });
    this.name = "ProblemError";
    this.code = code;
    this.facts = details.facts ?? {};
    this.fields = details.fields;
  }

  get status(): number {
    return problems[this.code].status;
  }

  get answer(): ProblemAnswer {
    return { detail: this.message, code: this.code, ...(this.fields && { fields: this.fields }) };
  }
}
