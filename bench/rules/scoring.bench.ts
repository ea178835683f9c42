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
  { name: "1x", anglers: 125, sessions: 10, catches: 5_000 },
  { name: "4x (500 x 10 x 20,000)", anglers: 500, sessions: 10, catches: 20_000, budgetMs: 50 },
  { name: "16x", anglers: 2_000, sessions: 10, catches: 80_000 },
  { name: "one session of 200", anglers: 200, sessions: 1, catches: 800, budgetMs: 2 },
];

const rows = SIZES.map(measure);
const first = rows.find((row) => row.size === "1x");
console.table(
  rows.map((row) => ({
    size: row.size,
    "best ms": row.ours.best.toFixed(2),
    "cpu ms": row.ours.cpu.toFixed(2),
    "naive cpu ms": row.naive.cpu.toFixed(2),
    "naive / ours": (row.naive.cpu / row.ours.cpu).toFixed(1),
    "growth from 1x": first ? (row.ours.cpu / first.ours.cpu).toFixed(1) : "",
    "naive growth": first ? (row.naive.cpu / first.naive.cpu).toFixed(1) : "",
    "budget ms": row.budgetMs ?? "",
    within: isWithin(row) ? "yes" : "NO",
  })),
);
if (!rows.every(isWithin)) process.exitCode = 1;

function measure({ name, anglers, sessions, catches, budgetMs }: Size) {
  const facts = invent(anglers, sessions, catches);
  return {
    size: name,
    budgetMs,
    ours: time(() => computeResults(FLY_FIPS_MOUCHE, facts), 1500),
    naive: time(() => computeNaively(facts), 500),
  };
}

function isWithin({ ours, budgetMs }: ReturnType<typeof measure>): boolean {
  return budgetMs === undefined || Math.min(ours.best, ours.cpu) <= budgetMs;
}

interface Timing {
  /** The fastest run by the clock. */
  readonly best: number;
  /** Processor time of the cheaper half of the runs, on average: what else the machine does hardly shows in it. */
  readonly cpu: number;
}

/** Half the time to warm up, half to measure. */
function time(run: () => unknown, forMs: number): Timing {
  const clock: number[] = [];
  const cpu: number[] = [];
  const start = performance.now();
  while (clock.length < 4 || performance.now() - start < forMs) {
    const before = performance.now();
    const usedBefore = process.cpuUsage();
    run();
    const { user, system } = process.cpuUsage(usedBefore);
    clock.push(performance.now() - before);
    cpu.push((user + system) / 1000);
  }
  const half = Math.floor(clock.length / 2);
  const cheap = cpu
    .slice(half)
    .sort((a, b) => a - b)
    .slice(0, Math.ceil(half / 2));
  return {
    best: Math.min(...clock.slice(half)),
    cpu: cheap.reduce((sum, each) => sum + each, 0) / cheap.length,
  };
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
