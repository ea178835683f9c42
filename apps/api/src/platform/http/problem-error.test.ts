import type { NoFacts } from "@tightlines/contract/problem/facts";
import { type ProblemCode, type ProblemFacts, tell } from "@tightlines/contract/problem/problem";
import { expect, expectTypeOf, test } from "vitest";
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

test("a fact that is missing, misspelt or of another kind does not compile", () => {
  expectTypeOf<ProblemFacts<"too-many-requests">>().toEqualTypeOf<{ readonly seconds: number }>();
  expectTypeOf<ProblemFacts<"not-found">>().toEqualTypeOf<NoFacts>();
  expectTypeOf<"not-there">().not.toExtend<ProblemCode>();
  // The facts come with the code: whoever leaves them out, or brings some where there are none, is told by the compiler.
  type Given<Code extends ProblemCode> = ConstructorParameters<typeof ProblemError<Code>>;
  expectTypeOf<["too-many-requests"]>().not.toExtend<Given<"too-many-requests">>();
  expectTypeOf<["too-many-requests", { facts: { seconds: number } }]>().toExtend<
    Given<"too-many-requests">
  >();
  expectTypeOf<["too-many-requests", { facts: { second: number } }]>().not.toExtend<
    Given<"too-many-requests">
  >();
  expectTypeOf<["too-many-requests", { facts: { seconds: string } }]>().not.toExtend<
    Given<"too-many-requests">
  >();
  expectTypeOf<["not-found"]>().toExtend<Given<"not-found">>();
  expectTypeOf<["not-found", { facts: { name: string } }]>().not.toExtend<Given<"not-found">>();
  expectTypeOf(tell<"too-long">).parameters.toEqualTypeOf<
    [code: "too-long", facts: { readonly max: number }]
  >();
});
