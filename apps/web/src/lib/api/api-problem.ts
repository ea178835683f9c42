import type { ProblemAnswer, ProblemFields } from "@tightlines/contract/problem";

/** A call the API refused, or that never reached it. `detail` is a sentence for people. */
export class ApiProblem extends Error {
  readonly status: number;
  readonly code: ProblemAnswer["code"] | "offline";
  readonly fields: ProblemFields;
  /** What is stored now, when a change came too late, and the name of whoever stored it. */
  readonly current: unknown;
  readonly changedBy: string | undefined;

  constructor(status: number, answer: Omit<ProblemAnswer, "code"> & { code: ApiProblem["code"] }) {
    super(answer.detail);
    this.name = "ApiProblem";
    this.status = status;
    this.code = answer.code;
    this.fields = answer.fields ?? {};
    this.current = answer.current;
    this.changedBy = answer.changedBy;
  }

  get detail(): string {
    return this.message;
  }
}
