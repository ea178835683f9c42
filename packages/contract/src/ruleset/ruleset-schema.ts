import { presetNames } from "@tightlines/domain/event/preset-name";
import { z } from "zod";
import { catchRules } from "./catch-rules.ts";
import { aggregate, classification, totalTieBreak } from "./classification.ts";
import { code, fewer, rational, whole } from "./numbers.ts";
import { price, prices, rankRules, resultPoints } from "./rank-rules.ts";
import { why } from "../problem/why.ts";

const duels = z.strictObject({
  rounds: fewer,
  judgedBy: z.enum(["anglers", "officials"]),
  scoring: z.strictObject({
    win: rational,
    draw: rational,
    drawWithoutFish: rational,
    loss: rational,
    perFish: rational,
  }),
  tieBreaks: z.array(z.enum(["fish", "wins", "head-to-head"])).max(3),
  qualifiers: whole.nullable(),
});

/** `SeasonRules` of the domain, as it travels. */
export const seasonRules = z.strictObject({
  direction: z.enum(["low", "high"]),
  resultPoints,
  sharedPlace: z.enum(["shared", "average"]),
  prices,
  notEntered: price,
  participation: rational,
  bonusRoundMultiplier: rational,
  bonuses: z.record(code, rational),
  aggregate,
  tieBreaks: z.array(totalTieBreak).max(20),
  leftoverTie: z.enum(["shared", "dense", "ordinal", "lot"]),
});

/** Every switch of the domain's `Ruleset`; an unknown one is refused, since it would be a promise nobody keeps. */
export const rulesetSchema = z.strictObject({
  version: whole,
  preset: z.enum(presetNames, why("preset-missing")),
  unit: z.enum(["sector", "sub-sector", "boat", "group", "match"]),
  catching: catchRules,
  ranking: rankRules,
  classifications: z.array(classification).max(20),
  duels: duels.exactOptional(),
  season: seasonRules.exactOptional(),
  display: z.strictObject({ decimals: whole.exactOptional() }),
  publication: z.strictObject({ hiddenLastMinutes: whole, protestWindowMinutes: whole }),
});
