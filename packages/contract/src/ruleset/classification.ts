import { z } from "zod";
import { code, fewer, rational, whole } from "./numbers.ts";
import { someRankRules } from "./rank-rules.ts";

export const aggregate = z.strictObject({
  counts: z.discriminatedUnion("kind", [
    z.strictObject({ kind: z.literal("all") }),
    z.strictObject({ kind: z.literal("best"), rounds: whole }),
    z.strictObject({ kind: z.literal("drop"), rounds: whole, keeps: z.literal([0, "1/2"]) }),
  ]),
  dropsFromRoundsWithFish: whole.exactOptional(),
  neverDrops: z
    .array(z.enum(["blank", "absent", "withdrawn", "disqualified"]))
    .max(4)
    .exactOptional(),
  minimumRounds: whole.exactOptional(),
});

export const totalTieBreak = z.enum([
  "total-raw",
  "full-field-raw",
  "fish-count",
  "count-of-firsts",
  "best-places",
  "longest-fish",
  "heaviest-fish",
  "best-round",
  "last-round",
  "dropped-result",
  "biggest-fish-earlier",
]);

const ordersBy = z.discriminatedUnion("kind", [
  z.strictObject({ kind: z.literal("rounds") }),
  z.strictObject({
    kind: z.literal("biggest-fish"),
    measure: z.enum(["length", "weight"]),
    species: code.exactOptional(),
    minimum: rational.exactOptional(),
  }),
]);

const team = z.strictObject({
  size: fewer,
  counted: z.union([z.literal("all"), fewer]),
  incomplete: z.enum(["charge", "as-is", "unranked"]),
  roundPoints: z.enum(["sum", "place"]),
});

/** `Classification` of the domain, as it travels. */
export const classification = z.strictObject({
  id: code,
  lists: z.enum(["entries", "teams"]),
  population: z.strictObject({
    categories: z.array(z.string().min(1).max(60)).max(50).exactOptional(),
    onlyTeamMembers: z.boolean().exactOptional(),
  }),
  reranks: z.boolean(),
  ranking: someRankRules.exactOptional(),
  ordersBy,
  aggregate,
  tieBreaks: z.array(totalTieBreak).max(20),
  leftoverTie: z.enum(["shared", "dense", "ordinal", "lot"]),
  team: team.exactOptional(),
  cut: z
    .strictObject({
      afterSession: whole,
      keep: whole,
      per: z.enum(["overall", "unit"]),
      scores: z.enum(["carry-over", "reset"]),
    })
    .exactOptional(),
  qualifying: z
    .strictObject({ top: whole, per: z.enum(["overall", "unit"]), passesDown: z.boolean() })
    .exactOptional(),
});
