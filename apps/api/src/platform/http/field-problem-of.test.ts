import { why } from "@tightlines/contract/problem/why";
import { expect, test } from "vitest";
import { z } from "zod";
import { ProblemError } from "./problem-error.ts";
import { readInput } from "./read-input.ts";

const limited = z.number().int().min(1).max(9999);

test.each([
  [z.string().max(80), "x".repeat(81), "too-long", "At most 80 characters."],
  [z.string().min(2), "x", "too-short", "At least 2 characters."],
  [z.string().min(1), "", "empty", "This must not be empty."],
  [z.string(), undefined, "missing", "This is missing."],
  [z.string(), 7, "not-a-text", "Enter a text."],
  [limited, undefined, "not-a-number", "Enter a number."],
  [limited, "7", "not-a-number", "Enter a number."],
  [limited, 1.5, "not-whole", "Enter a whole number."],
  [limited, 0, "too-low", "At least 1."],
  [limited, 10_000, "too-high", "At most 9,999."],
  [z.number().gt(0), 0, "not-above", "More than 0."],
  [z.boolean(), "yes", "not-yes-or-no", "Say yes or no."],
  [z.array(z.string()).max(1), ["a", "b"], "too-many", "At most 1 entry."],
  [z.array(z.string()).min(2), ["a"], "too-few", "At least 2 entries."],
  [z.array(z.string()), "a", "not-a-list", "Enter a list."],
  [z.object({}), "a", "not-an-object", "Enter named fields."],
  [z.strictObject({}), { b: 1 }, "unknown-fields", "There is no b here."],
  [z.enum(["a", "b", "c"]), "d", "not-among", "Choose one of these: a, b and c."],
  [z.iso.date(), "soon", "not-a-date", "Enter a date."],
  [z.iso.datetime(), "soon", "not-an-instant", "Enter a date and a time."],
  [z.email(), "ann", "not-an-email", "Enter an e-mail address like ann@example.org."],
  [z.string().regex(/^a$/), "b", "wrong-form", "This has the wrong form."],
  [z.union([z.literal("none"), z.number()]), "some", "not-usable", "This cannot be used here."],
])("what a schema finds wrong has a code and a sentence: %#", (schema, value, code, detail) => {
  expect(wrong(schema, value)).toMatchObject({ code, detail });
});

test("a schema names a code of its own, with the limit of its check or with facts it gives", () => {
  const pegs = z.array(z.string()).max(2, why("too-many-pegs"));
  expect(wrong(pegs, ["a", "b", "c"])).toEqual({
    code: "too-many-pegs",
    facts: { max: 2 },
    detail: "At most 2 pegs.",
  });
  const between = why("whole-number-between", { min: 1, max: 1000 });
  expect(wrong(z.number().int(between), 1.5)).toEqual({
    code: "whole-number-between",
    facts: { min: 1, max: 1000 },
    detail: "Enter a whole number from 1 to 1,000.",
  });
});

function wrong(schema: z.ZodType, value: unknown) {
  try {
    readInput(z.object({ field: schema }), { field: value });
  } catch (error) {
    if (error instanceof ProblemError) return error.answer.fields?.["field"]?.[0];
  }
  throw new Error("was not refused");
}
