import type { CatchRules } from "../ruleset/catch-rules.ts";
import type { SpeciesSize } from "../score/doubt.ts";
import { findSpeciesRule, isUndersized } from "../score/judge-catch.ts";
import { isUnusualSize } from "./is-unusual-size.ts";

/** What a judge should look at first. */
export type ReportFlag =
  | "time-outside"
  | "same-photo"
  | "no-code"
  | "undersized"
  | "unusual-size"
  | "ineligible";

export interface FlaggedReport {
  /** The species' code, as the rules name it. */
  readonly species: string;
  readonly lengthMm: number | null;
  readonly weightGrams: number | null;
  readonly caughtAt: Date;
  /** What the angler says: the code of the session is on the photo. */
  readonly hasCode: boolean;
  readonly isSamePhoto: boolean;
  /** What is usual for the species, as far as it is known. */
  readonly size?: SpeciesSize | undefined;
}

/**
 * What is odd about a report. Nothing is refused for it: clocks are wrong, and a judge sees what is on the photo. A photo
 * without the code, or of an undersized fish, costs the fish (Y2 [S82]).
 */
export function flagReport(
  report: FlaggedReport,
  session: { readonly startsAt: Date; readonly endsAt: Date },
  rules: Pick<CatchRules, "species" | "otherSpecies">,
): readonly ReportFlag[] {
  const { species, lengthMm, weightGrams, caughtAt, hasCode, isSamePhoto } = report;
  const rule = findSpeciesRule(rules, species);
  const fish = {
    species,
    ...(lengthMm !== null && { lengthMm }),
    ...(weightGrams !== null && { weightGrams }),
  };
  const flags: [ReportFlag, boolean][] = [
    ["same-photo", isSamePhoto],
    ["time-outside", caughtAt < session.startsAt || caughtAt > session.endsAt],
    ["no-code", !hasCode],
    ["undersized", rule !== null && isUndersized(rule, fish)],
    ["unusual-size", isUnusualSize(report, report.size)],
    ["ineligible", rule === null],
  ];
  return flags.filter(([, holds]) => holds).map(([flag]) => flag);
}
