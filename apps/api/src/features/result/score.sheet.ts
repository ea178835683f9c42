import type { Sheet } from "@tightlines/contract/sheet";
import { formatRational } from "@tightlines/domain/number/format-rational";
import { clockCell } from "../../platform/sheet/clock-cell.ts";
import type { ScorePaperFacts, ValuedScore } from "./paper/score-paper-facts.ts";
import { numberCell } from "./result.sheet.ts";

/**
 * What was caught: a line for every fish. Whoever has none has one line all the same, with what was weighed as a whole and
 * whether they came.
 */
export function scoreSheet({ event, facts, scores }: ScorePaperFacts): Sheet {
  const { timeZone } = event;
  const show = (value: Parameters<typeof formatRational>[0]) =>
    numberCell(formatRational(value, facts.ruleset.display));
  return {
    name: "Scores",
    header: [
      "Session",
      "Sector",
      "Peg",
      "Number",
      "Name",
      "Team",
      "Presence",
      "Minutes late",
      "Weighed (g)",
      "Fish weighed",
      "Total",
      "Place",
      "Session points",
      "Penalties",
      "Fish",
      "Species",
      "Count",
      "Length (mm)",
      "Weight (g)",
      `Caught at (${timeZone})`,
      "Verdict",
      "Points",
      "Why voided",
    ],
    rows: scores.flatMap((valued) => {
      const whole = wholeCells(valued);
      const { catches } = valued.score;
      if (catches.length === 0) return [[...whole, ...Array.from({ length: 9 }, () => null)]];
      return catches.map((fish, index) => [...whole, ...fishCells(valued, fish, index)]);
    }),
  };

  function wholeCells({ score, raw, row }: ValuedScore) {
    const { weighIn, penalties } = score;
    const standing = penalties.filter(({ voidReason }) => voidReason === null);
    return [
      score.sessionNumber,
      score.sectorCode,
      score.pegNumber,
      score.anglerNumber,
      score.anglerName,
      score.teamName,
      score.presence,
      score.lateMinutes,
      weighIn?.weightGrams ?? null,
      weighIn?.fishCount ?? null,
      raw ? show(raw.value) : null,
      row?.place ?? null,
      row ? show(row.points) : null,
      standing.map(({ code, reason }) => `${code}: ${reason}`).join("; ") || null,
    ];
  }

  function fishCells({ raw }: ValuedScore, fish: ValuedScore["score"]["catches"][number], index: number) {
    const valuedFish = raw?.catches.find((each) => each.index === index);
    return [
      index + 1,
      fish.speciesName,
      fish.count,
      fish.lengthMm,
      fish.weightGrams,
      fish.caughtAt && clockCell(fish.caughtAt, timeZone),
      valuedFish?.verdict ?? null,
      valuedFish ? show(valuedFish.points) : null,
      fish.voidReason,
    ];
  }
}
