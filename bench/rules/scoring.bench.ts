/**
 * How long results take, beside a naive implementation of the same rules (see compute-naively.ts).
 * Run with `npx tsx bench/rules/scoring.bench.ts`. Ratios matter more than milliseconds: machines differ.
 */
import { computeResults } from "../../packages/domain/src/result/compute-results.ts";
import type { CompetitionFacts, Entry, Unit } from "../../packages/domain/src/result/facts.ts";
import { FLY_FIPS_MOUCHE } from "../../packages/domain/src/ruleset/presets/fly-fips-mouche.ts";
import type { Score } from "../../packages/domain/src/score/score.ts";
import { computeNaively } from "./compute-naively.ts";

interface Size {
  readonly name: string;
  readonly anglers: number;
  readonly sessions: number;
  readonly catches: number;
  readonly budgetMs?: number;
}

const SIZES: readonly Size[] = [
  { name: "one session of 200", anglers: 200, sessions: 1, catches: 800, budgetMs: 2 },
  { name: "1x", anglers: 125, sessions: 10, catches: 5_000 },
  { name: "4x (500 x 10 x 20,000)", anglers: 500, sessions: 10, catches: 20_000, budgetMs: 50 },
  { name: "16x", anglers: 2_000, sessions: 10, catches: 80_000 },
];

const rows = SIZES.map(measure);
const first = rows.find((row) => row.size === "1x");
console.table(
  rows.map((row) => ({
    ...row,
    "growth from 1x": first ? `${(Number(row["ours ms"]) / Number(first["ours ms"])).toFixed(1)} x` : "",
    "naive growth": first ? `${(Number(row["naive ms"]) / Number(first["naive ms"])).toFixed(1)} x` : "",
  })),
);
if (rows.some((row) => row.within === "NO")) process.exitCode = 1;

function measure({ name, anglers, sessions, catches, budgetMs }: Size) {
  const facts = invent(anglers, sessions, catches);
  const ours = median(() => computeResults(FLY_FIPS_MOUCHE, facts), 25);
  const naive = median(() => computeNaively(facts), anglers > 500 ? 1 : 5);
  return {
    size: name,
    "ours ms": ours.toFixed(2),
    "naive ms": naive.toFixed(2),
    "naive / ours": (naive / ours).toFixed(1),
    "budget ms": budgetMs ?? "",
    within: budgetMs === undefined ? "" : ours <= budgetMs ? "yes" : "NO",
  };
}

/** Warmed up, then the median: one pause of the collector says nothing about the rules. */
function median(run: () => unknown, times: number): number {
  if (times > 1) for (let warm = 0; warm < 5; warm += 1) run();
  const spent = Array.from({ length: times }, () => {
    const start = performance.now();
    run();
    return performance.now() - start;
  }).sort((a, b) => a - b);
  return spent[Math.floor(times / 2)] ?? 0;
}

/** Teams of five in five groups, every group in its own sector each session; lengths from a fixed sequence. */
function invent(anglers: number, sessions: number, catches: number): CompetitionFacts {
  const next = sequence(2008);
  const entries = Array.from({ length: anglers }, (_, index): Entry => ({
    id: index + 1,
    startNumber: index + 1,
    teamId: Math.floor(index / 5) + 1,
    category: index % 7 === 0 ? "youth" : "open",
  }));
  const units: Unit[] = [];
  const scores: Score[] = [];
  const perScore = catches / (anglers * sessions);
  for (let session = 1; session <= sessions; session += 1) {
    for (let group = 0; group < 5; group += 1) {
      const drawn = entries.filter((_, index) => index % 5 === group).map((entry) => entry.id);
      units.push({ id: `${session}-${group}`, sessionId: session, size: drawn.length, drawn });
    }
    for (const entry of entries) {
      const fish = Math.round(perScore * 2 * next());
      const lengths = Array.from({ length: fish }, () => 180 + Math.floor(next() * 400));
      const caught = lengths.map((lengthMm) => ({ species: "trout", lengthMm }));
      scores.push({ sessionId: session, entryId: entry.id, presence: "fished", catches: caught });
    }
  }
  return {
    sessions: Array.from({ length: sessions }, (_, index) => ({
      id: index + 1,
      number: index + 1,
      day: index + 1,
      isOfficial: true,
      isComplete: true,
    })),
    units,
    entries,
    scores,
  };
}

/** A fixed sequence between 0 and 1, so that every run measures the same competition. */
function sequence(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 48_271) % 2_147_483_647;
    return state / 2_147_483_647;
  };
}
