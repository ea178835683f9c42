/**
 * How long results take, beside a naive version that answers the same two tables (compute-naively.ts says what it leaves
 * out). Run with `npx tsx bench/rules/scoring.bench.ts`. It reports and judges nothing: on a busy machine milliseconds
 * say little, while the ratio to the naive version and the growth, both of the same run, say what they say anywhere.
 */
import { computeResults, type Results } from "../../packages/domain/src/result/compute-results.ts";
import type { CompetitionFacts, Entry, Unit } from "../../packages/domain/src/result/facts/facts.ts";
import { FLY_FIPS_MOUCHE } from "../../packages/domain/src/ruleset/presets/fly-fips-mouche.ts";
import type { Score } from "../../packages/domain/src/score/score.ts";
import { computeNaively } from "./compute-naively.ts";

interface Size {
  readonly name: string;
  readonly anglers: number;
  readonly sessions: number;
  readonly catches: number;
  readonly goalMs?: number;
}

const SIZES: readonly Size[] = [
  { name: "1x", anglers: 125, sessions: 10, catches: 5_000 },
  { name: "4x (500 x 10 x 20,000)", anglers: 500, sessions: 10, catches: 20_000, goalMs: 50 },
  { name: "16x", anglers: 2_000, sessions: 10, catches: 80_000 },
  { name: "one session of 200", anglers: 200, sessions: 1, catches: 800, goalMs: 2 },
];

const rows = SIZES.map(measure);
const first = rows[0]!;
console.table(
  rows.map(({ size, goalMs, ours, naive }) => ({
    size,
    runs: ours.runs,
    "best wall ms": ours.wall.toFixed(2),
    "best cpu ms": ours.cpu.toFixed(2),
    "goal ms": goalMs ?? "",
    growth: (ours.cpu / first.ours.cpu).toFixed(1),
    "naive runs": naive.runs,
    "naive wall ms": naive.wall.toFixed(2),
    "naive cpu ms": naive.cpu.toFixed(2),
    "naive growth": (naive.cpu / first.naive.cpu).toFixed(1),
    "naive / ours": (naive.cpu / ours.cpu).toFixed(1),
  })),
);
console.log(
  "Best of the runs after a warm-up as long. Growth and ratio are of processor time, which other work on the machine inflates less.",
);
console.log(
  "Naive leaves out: biggest fish table, trace, exact fractions, all other switches, checks of the input.",
);

function measure({ name, anglers, sessions, catches, goalMs }: Size) {
  const facts = invent(anglers, sessions, catches);
  requireSameAnswers(facts);
  const ours = time(() => computeResults(FLY_FIPS_MOUCHE, facts), 2000, 6);
  return { size: name, goalMs, ours, naive: time(() => computeNaively(facts), 500, 2) };
}

/** A comparison with something that answers another question would mean nothing. */
function requireSameAnswers(facts: CompetitionFacts): void {
  const results = computeResults(FLY_FIPS_MOUCHE, facts);
  if (!results.ok) throw new Error(results.problem.code);
  const naive = computeNaively(facts);
  for (const id of ["individual", "team"] as const) {
    const rows = [...naive[id]].sort((a, b) => a.id - b.id);
    if (JSON.stringify(rows) !== JSON.stringify(listTable(results.value, id)))
      throw new Error(`The naive version answers another ${id} table`);
  }
}

/** Ties that only fish or the longest one decide (F15) are left as they are: the naive version stops at points. */
function listTable(results: Results, id: string) {
  const standings = results.classifications.find((each) => each.id === id)?.standings ?? [];
  return standings
    .map(({ id: own, total, totalRaw }) => {
      const isBetter = (other: (typeof standings)[number]): boolean =>
        Number(other.total) < Number(total) ||
        (other.total === total && Number(other.totalRaw) > Number(totalRaw));
      return { id: own, place: 1 + standings.filter(isBetter).length, total, raw: totalRaw };
    })
    .sort((a, b) => a.id - b.id);
}

interface Timing {
  readonly runs: number;
  readonly wall: number;
  readonly cpu: number;
}

/** The first half of the runs warms up, the second is measured. */
function time(run: () => unknown, forMs: number, leastRuns: number): Timing {
  const wall: number[] = [];
  const cpu: number[] = [];
  const start = performance.now();
  while (wall.length < leastRuns || performance.now() - start < forMs) {
    const before = performance.now();
    const usedBefore = process.cpuUsage();
    run();
    const { user, system } = process.cpuUsage(usedBefore);
    wall.push(performance.now() - before);
    cpu.push((user + system) / 1000);
  }
  const half = Math.floor(wall.length / 2);
  return {
    runs: wall.length - half,
    wall: Math.min(...wall.slice(half)),
    cpu: Math.min(...cpu.slice(half)),
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
