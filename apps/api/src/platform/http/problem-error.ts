import { problems, problemSentence } from "@tightlines/contract/problem";
import type { ProblemAnswer, ProblemCode, ProblemFacts, ProblemFields } from "@tightlines/contract/problem";

/** A failure the caller can act on. Anything else that is thrown is our fault and becomes a 500. */
export class ProblemError extends Error {
  readonly code: ProblemCode;
  readonly fields: ProblemFields | undefined;
  readonly facts: ProblemFacts;
  readonly stored: Pick<ProblemAnswer, "current" | "changedBy">;

  constructor(code: ProblemCode, details: ProblemDetails = {}) {
    super(problemSentence(code, details.facts), { cause: details.cause });
    this.name = "ProblemError";
    this.code = code;
    this.facts = details.facts ?? {};
    this.fields = details.fields;
    this.stored = details.stored ?? {};
  }

  get status(): number {
    return problems[this.code].status;
  }

  get answer(): ProblemAnswer {
    const { message: detail, code, fields, stored } = this;
    return { detail, code, ...(fields && { fields }), ...stored };
  }
}

interface ProblemDetails {
  facts?: ProblemFacts;
  fields?: ProblemFields;
  /** What is stored now, where the caller wanted to change something older. */
  stored?: Pick<ProblemAnswer, "current" | "changedBy">;
  cause?: unknown;
}
