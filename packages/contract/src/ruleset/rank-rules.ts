import { z } from "zod";
import { rational, whole } from "./numbers.ts";

const unitTieBreak = z.enum([
  "fish-count",
  "longest-fish",
  "second-longest-fish",
  "heaviest-fish",
  "second-heaviest-fish",
  "total-weight",
  "total-length",
  "first-fish-earlier",
  "last-fish-earlier",
]);

export const resultPoints = z.discriminatedUnion("kind", [
  z.strictObject({ kind: z.literal("place") }),
  z.strictObject({ kind: z.literal("raw") }),
  z.strictObject({
    kind: z.literal("table"),
    points: z.array(rational).max(500),
    tail: rational,
    overallTop: z.array(rational).max(500).exactOptional(),
  }),
  z.strictObject({
    kind: z.literal("base-step"),
    first: rational,
    steps: z.array(z.strictObject({ downTo: whole.exactOptional(), step: rational })).max(100),
    floor: rational.exactOptional(),
  }),
  z.strictObject({ kind: z.literal("percent-of-best") }),
  z.strictObject({ kind: z.literal("field-size") }),
  z.strictObject({ kind: z.literal("per-beaten"), taking: rational, perBeaten: rational }),
]);

const priceKinds = [
  z.strictObject({ kind: z.literal("last-place") }),
  z.strictObject({ kind: z.literal("average-remaining") }),
  z.strictObject({ kind: z.literal("n-plus"), k: whole }),
  z.strictObject({ kind: z.literal("last-caught-plus"), k: rational }),
  z.strictObject({ kind: z.literal("shared-next") }),
  z.strictObject({ kind: z.literal("fixed"), points: rational }),
  z.strictObject({ kind: z.literal("blank-plus"), k: rational }),
] as const;

export const price = z.discriminatedUnion("kind", priceKinds);

export const prices = z.strictObject({
  blank: price,
  absent: price,
  withdrawn: z.discriminatedUnion("kind", [...priceKinds, z.strictObject({ kind: z.literal("as-fished") })]),
  disqualified: price,
});

const bonuses = z.strictObject({
  biggestFish: rational.exactOptional(),
  fullLimit: rational.exactOptional(),
  perFish: rational.exactOptional(),
  perEntryDrawn: rational.exactOptional(),
  takingPart: rational.exactOptional(),
});

const switches = {
  direction: z.enum(["low", "high"]),
  tieBreaks: z.array(unitTieBreak).max(20),
  leftoverTie: z.enum(["shared", "average", "dense", "ordinal", "lot"]),
  tieBreaksDecide: z.enum(["place-and-points", "place-only"]),
  resultPoints,
  prices,
  disqualifiedClosesUp: z.boolean(),
};

/** `RankRules` of the domain, as it travels. */
export const rankRules = z.strictObject({
  ...switches,
  bonuses: bonuses.exactOptional(),
  minimumField: whole.exactOptional(),
});

/** What one table does differently. */
export const someRankRules = z.strictObject({
  direction: switches.direction.exactOptional(),
  tieBreaks: switches.tieBreaks.exactOptional(),
  leftoverTie: switches.leftoverTie.exactOptional(),
  tieBreaksDecide: switches.tieBreaksDecide.exactOptional(),
  resultPoints: resultPoints.exactOptional(),
  prices: prices.exactOptional(),
  disqualifiedClosesUp: switches.disqualifiedClosesUp.exactOptional(),
  bonuses: bonuses.exactOptional(),
  minimumField: whole.exactOptional(),
});
