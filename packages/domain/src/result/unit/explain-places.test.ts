import { describe, expect, it } from "vitest";
import { buildFacts, catchesOf, resultsOf, tableOf } from "../../../fixtures/build-competition.ts";
import type { Fact } from "../../outcome.ts";
import { FLY_FIPS_MOUCHE } from "../../ruleset/presets/fly-fips-mouche.ts";
import type { TieBreakStep, TieBreakTrace } from "../place/order-by-criteria.ts";
import type { UnitRow } from "./rank-unit.ts";

const NAMES = ["", "Byrne", "Kelly", "Murphy", "Walsh", "Ryan", "Doyle"];

/** Two fish of 45 cm make 2,000 points, and so do three of 28, 28 and 29 cm. */
const TWO_FISH = { catches: catchesOf("trout", [450, 450]) };
const THREE_FISH = { catches: catchesOf("trout", [280, 280, 290]) };

const FACTS = buildFacts({
  sessions: [
    {
      A: [
        [1, { catches: catchesOf("trout", [500, 500, 500]) }],
        [2, { catches: catchesOf("trout", [450, 500]) }],
        [3, THREE_FISH],
        [4, TWO_FISH],
        [5, TWO_FISH],
        [6, {}],
      ],
    },
    {
      A: [
        [1, {}],
        [2, {}],
        [3, { catches: catchesOf("trout", [210]) }],
        [4, { catches: catchesOf("trout", [300]) }],
        [5, { catches: catchesOf("trout", [200]) }],
        [6, { presence: "absent" }],
      ],
    },
  ],
});

describe("why a place is what it is can be written from the result alone", () => {
  const table = tableOf(resultsOf(FLY_FIPS_MOUCHE, FACTS), "individual");
  const [first, second] = table.units;

  it("in a session: level with whom, decided by what, both values, and what a blank costs", () => {
    expect(first?.rows.map((row) => writeRow(row, first.rows))).toEqual([
      "1st: 3,300 points",
      "2nd: 2,100 points",
      "3rd: 2,000 points",
      "4th: 2,000 points like Murphy, but 2 fish against 3; shared with Ryan",
      "4th: 2,000 points like Murphy, but 2 fish against 3; shared with Walsh",
      "6th: blank, last place of 6",
    ]);
    expect(second?.rows.slice(3).map((row) => writeRow(row, second.rows))).toEqual([
      "6th: blank, last place of 6",
      "6th: blank, last place of 6",
      "Not placed: absent, last place of 6",
    ]);
  });

  it("in the table of totals", () => {
    const sentences = table.standings.map(
      ({ place, total, trace }) => `${nth(place)}: ${write(total)}${writeTieBreak(trace.decidedBy)}`,
    );
    expect(sentences).toEqual([
      "1st: 5",
      "2nd: 5 like Walsh, but 2,520 points against 2,700",
      "3rd: 7",
      "4th: 7 like Byrne, but 2,500 points against 3,300",
      "5th: 8",
      "6th: 12",
    ]);
  });
});

function writeRow({ entryId, place, raw, trace }: UnitRow, rows: readonly UnitRow[]): string {
  const head = place === null ? "Not placed" : nth(place);
  if (trace.price?.price.kind === "last-place")
    return `${head}: ${trace.price.status}, last place of ${trace.price.fieldSize}`;
  const sharing = rows.filter((other) => other.place === place && other.entryId !== entryId);
  expect(sharing).toHaveLength(trace.sharedBy - 1);
  const shared = sharing.map((other) => `; shared with ${NAMES[other.entryId]}`).join("");
  return `${head}: ${write(raw)} points${writeTieBreak(trace.decidedBy)}${shared}`;
}

const STEPS: Partial<Record<TieBreakStep, string>> = { "fish-count": "fish", "total-raw": "points" };

function writeTieBreak(decidedBy: TieBreakTrace | null): string {
  if (!decidedBy) return "";
  const { behindId, own, step, theirs } = decidedBy;
  return ` like ${NAMES[behindId]}, but ${write(own)} ${STEPS[step]} against ${write(theirs)}`;
}

function write(value: Fact): string {
  return Number(value).toLocaleString("en");
}

function nth(place: number | null): string {
  return `${place}${["", "st", "nd", "rd"][place ?? 0] ?? "th"}`;
}
