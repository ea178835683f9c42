import { isRational } from "@tightlines/domain/number/rational";
import { z } from "zod";
import { camelKey, snakeKey } from "../wire/case.ts";
import { why } from "../problem/why.ts";

const notExact = why("not-exact");
const LONGEST_FRACTION = 40;

/** An exact number: whole, or a fraction like "1/2". Floats are refused, since they would make every total inexact. */
export const rational = z
  .union(
    [
      z.number().int(),
      z.templateLiteral([z.bigint(), "/", z.bigint()]).refine((text) => text.length <= LONGEST_FRACTION),
    ],
    notExact,
  )
  .refine(isRational, notExact);

/** How many: whether it may be zero is the rules' business, which say why. */
export const whole = z.number().int();

/** Nothing an event has is this many; a larger number is a slip and would only make computing slow. */
export const fewer = whole.max(1000);

/**
 * What a rule is filed under: a species, a deduction. It is a key on the wire, so it must be one that travels unchanged
 * between snake_case and camelCase.
 */
export const code = z
  .string()
  .regex(/^[\p{L}\p{N}][\p{L}\p{N} .-]{0,59}$/u, why("not-a-rules-id"))
  .refine((key) => snakeKey(key) === key && camelKey(key) === key, why("not-a-rules-name"));

export const rounding = z.strictObject({
  direction: z.enum(["up", "down", "nearest", "none"]),
  step: rational,
});
