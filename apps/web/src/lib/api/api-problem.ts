import type { ProblemAnswer } from "@tightlines/contract/problem/problem";
import type { SaidAnswer } from "./say-problem.ts";

/** A call the API refused, or that never reached it. Its sentences are in the reader's language. */
export class ApiProblem extends Error {
  readonly status: number;
  readonly code: ProblemAnswer["code"] | "offline";
  readonly fields: SaidAnswer["fields"];
  /** What is stored now, when a change came too late, and the name of whoever stored it. */
  readonly current: unknown;
  readonly changedBy: string | undefined;

  constructor(status: number, answer: RefusedAnswer) {
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

interface RefusedAnswer extends Pick<ProblemAnswer, "current" | "changedBy">, Partial<SaidAnswer> {
  detail: string;
  code: ApiProblem["code"];
}
