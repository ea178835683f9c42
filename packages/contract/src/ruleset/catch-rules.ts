import { z } from "zod";
import { code, rational, rounding, whole } from "./numbers.ts";

const weightUnit = z.discriminatedUnion("name", [
  z.strictObject({ name: z.literal("gram") }),
  z.strictObject({ name: z.literal("pound"), marksPerUnit: whole }),
]);

const lengthUnit = z.discriminatedUnion("name", [
  z.strictObject({ name: z.literal("millimetre") }),
  z.strictObject({ name: z.literal("inch"), marksPerUnit: whole }),
]);

const lineClassCap = z.strictObject({
  upToLineClassKg: whole.exactOptional(),
  points: rational,
  perKilogram: rational,
});

const catchScore = z.discriminatedUnion("kind", [
  z.strictObject({ kind: z.literal("weight") }),
  z.strictObject({ kind: z.literal("length") }),
  z.strictObject({ kind: z.literal("count") }),
  z.strictObject({
    kind: z.literal("formula"),
    measure: z.enum(["length", "weight"]),
    perFish: rational,
    perUnit: rational,
    unitSize: rational,
    from: z.enum(["zero", "minimum", "threshold"]),
    floorPoints: rational.exactOptional(),
  }),
  z.strictObject({ kind: z.literal("species-table") }),
  z.strictObject({ kind: z.literal("length-to-weight") }),
  z.strictObject({
    kind: z.literal("line-class"),
    formula: z.enum(["linear", "squared"]),
    factors: z.record(code, rational).exactOptional(),
    caps: z.array(lineClassCap).max(50).exactOptional(),
  }),
]);

const speciesRule = z.strictObject({
  minLengthMm: whole.exactOptional(),
  minWeightGrams: whole.exactOptional(),
  measuredTo: z.enum(["tail", "fork", "wing"]).exactOptional(),
  perFish: rational.exactOptional(),
  perUnit: rational.exactOptional(),
  thresholdMm: whole.exactOptional(),
  points: rational.exactOptional(),
  tagPoints: rational.exactOptional(),
  tagPointsByLineClass: z.record(code, rational).exactOptional(),
  multiplier: rational.exactOptional(),
  best: whole.exactOptional(),
  full: z.strictObject({ count: whole, tailPoints: rational, tailCount: whole }).exactOptional(),
  opensAfter: z.strictObject({ species: code, count: whole }).exactOptional(),
  weightByLength: z
    .array(z.strictObject({ lengthMm: whole, weightGrams: whole }))
    .max(500)
    .exactOptional(),
  closedLineClassesKg: z.array(whole).max(50).exactOptional(),
  caps: z.array(lineClassCap).max(50).exactOptional(),
});

const deduction = { amount: rational, hitsBiggestFish: z.boolean() };

const consequence = z.discriminatedUnion("effect", [
  z.strictObject({ effect: z.literal("ignore") }),
  z.strictObject({ effect: z.literal("deduct"), ...deduction }),
  z.strictObject({ effect: z.literal("no-points") }),
  z.strictObject({ effect: z.literal("disqualify") }),
]);

/** `CatchRules` of the domain, as it travels. */
export const catchRules = z.strictObject({
  units: z.strictObject({ weight: weightUnit, length: lengthUnit }),
  lengthRounding: rounding,
  weightRounding: rounding,
  catchScore,
  species: z.record(code, speciesRule),
  otherSpecies: speciesRule.nullable(),
  limits: z.strictObject({
    bestPerSession: whole.exactOptional(),
    bestPerDay: z.union([whole, z.array(whole).max(100)]).exactOptional(),
    bestPerEvent: whole.exactOptional(),
    minimumPointsPerCatch: rational.exactOptional(),
    overLimit: consequence.exactOptional(),
  }),
  bonuses: z.strictObject({
    perSpecies: rational.exactOptional(),
    fullSet: z
      .strictObject({ species: z.array(code).max(100), count: whole, points: rational })
      .exactOptional(),
    perWeight: z.strictObject({ points: rational, unitSize: rational, rounding }).exactOptional(),
  }),
  undersized: consequence,
  deductions: z.strictObject({
    perDeadFish: z.strictObject(deduction).exactOptional(),
    perLateMinute: z
      .strictObject({ ...deduction, disqualifiesFromMinutes: whole.exactOptional() })
      .exactOptional(),
    byCode: z
      .record(code, z.strictObject({ ...deduction, from: z.enum(["catch", "total"]) }))
      .exactOptional(),
    maximum: rational.exactOptional(),
  }),
  selfReports: z.enum(["wait", "provisional"]).exactOptional(),
});
