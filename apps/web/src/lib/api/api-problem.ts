import type { ProblemAnswer, ProblemFields } from "@tightlines/contract/problem";

/** A call the API refused, or that never reached it. `detail` is a sentence for people. */
export class ApiProblem extends Error {
  readonly status: number;
  readonly code: ProblemAnswer["code"] | "offline";
  readonly fields: ProblemFields;

  constructor(status: number, answer: { detail: string; code: ApiProblem["code"]; fields?: ProblemFields }) {
    super(answer.detail);
    this.name = "ApiProblem";
    this.status = status;
    this.code = answer.code;
    this.fields = answer.fields ?? {};
  }

  get detail(): string {
    return this.message;
  }
}
