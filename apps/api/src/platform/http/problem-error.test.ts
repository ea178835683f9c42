import { tell } from "@tightlines/contract/problem/problem";
import { expect, test } from "vitest";
import { ProblemError } from "./problem-error.ts";

test("an answer carries the code, its facts and the English sentence, for the whole and for each field", () => {
  const { status, answer } = new ProblemError("too-many-requests", {
    facts: { seconds: 7 },
    fields: { name: [tell("too-long", { max: 80 }), tell("name-missing")] },
  });
  expect(status).toBe(429);
  expect(answer).toEqual({
    code: "too-many-requests",
    facts: { seconds: 7 },
    detail: "Too many attempts. Try again in 7 seconds.",
    fields: {
      name: [
        { code: "too-long", facts: { max: 80 }, detail: "At most 80 characters." },
        { code: "name-missing", detail: "Enter a name." },
      ],
    },
  });
});

test("a problem without facts carries none", () => {
  expect(new ProblemError("not-found").answer).toEqual({
    code: "not-found",
    detail: "There is nothing here under that name.",
  });
});

/** Never run: it holds because it compiles. */
export function factsAreTyped(): void {
  // @ts-expect-error: the sentence names how many seconds
  void new ProblemError("too-many-requests");
  // @ts-expect-error: a misspelt fact
  void new ProblemError("too-many-requests", { facts: { second: 7 } });
  // @ts-expect-error: a fact of another kind
  void new ProblemError("too-many-requests", { facts: { seconds: "seven" } });
  // @ts-expect-error: there is no such fact
  void new ProblemError("not-found", { facts: { name: "Ann" } });
  // @ts-expect-error: there is no such code
  void new ProblemError("not-there");
  // @ts-expect-error: a field's sentence names its limit
  tell("too-long");
}
