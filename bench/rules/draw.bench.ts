/**
 * A constrained draw at 1×, 4× and 16× the field, beside the way such draws are usually written: take the anglers in a
 * random order, give each a random peg that breaks nothing, begin again when somebody has none.
 * Run with `npx tsx bench/rules/draw.bench.ts`. It reports and judges nothing: a busy machine is not a slow draw.
 */
import type { DrawInput, Placement } from "../../packages/domain/src/draw/draw-input.ts";
import { drawPegs } from "../../packages/domain/src/draw/draw-pegs.ts";
import { mapNeighbours, recallEarlier } from "../../packages/domain/src/draw/recall-earlier.ts";

const FIELDS = [125, 500, 2000];
const GOAL_MS = 200;
const NAIVE_LIMIT_MS = 5000;

const rows = FIELDS.map((anglers) => {
  const input = createField(anglers);
  const ours = measure((run) => {
    const outcome = drawPegs(input, run.toString(16).padStart(64, "0"));
    if (!outcome.ok) throw new Error(JSON.stringify(outcome.problem));
  });
  const plain = measure((run) => drawPegs({ ...input, constraints: [] }, run.toString(16).padStart(64, "0")));
  const naive = measureNaive(input);
  return { anglers, ours, plain, naive };
});

console.table(
  rows.map(({ anglers, ours, plain, naive }) => ({
    anglers,
    "unconstrained ms": plain.toFixed(1),
    "constrained ms": ours.toFixed(1),
    growth: (ours / rows[0]!.ours).toFixed(1),
    "naive ms": naive.isDone ? naive.ms.toFixed(1) : `none in ${naive.ms.toFixed(0)}`,
    "naive restarts": naive.restarts,
    ratio: `${naive.isDone ? "" : "> "}${(naive.ms / ours).toFixed(1)}×`,
  })),
);
const middle = rows.find(({ anglers }) => anglers === 500)!;
console.log(`500 anglers, constrained: ${middle.ours.toFixed(1)} ms, goal ${GOAL_MS} ms`);

/**
 * Five sectors, every peg taken but one in fifty, teams of five, the third session of an event: team mates apart, a new
 * sector, one end peg and accessible pegs for one angler in forty must be met, new neighbours should be.
 */
function createField(anglers: number): DrawInput {
  const pegsPerSector = Math.ceil((anglers * 1.02) / 5);
  const sectors = Array.from({ length: 5 }, (_, s) => ({
    sectorId: s + 1,
    isRing: false,
    pegs: Array.from({ length: pegsPerSector }, (_, p) => ({
      pegId: (s + 1) * 10_000 + p,
      isEnd: p === 0 || p === pegsPerSector - 1,
      isAccessible: p % 20 === 5,
      isOutOfUse: false,
      capacity: 1,
    })),
  }));
  const input: DrawInput = {
    mode: { kind: "free" },
    sessionIds: [1, 2],
    anglers: Array.from({ length: anglers }, (_, i) => ({
      anglerId: i + 1,
      teamId: Math.floor(i / 5) + 1,
      groupId: null,
      slot: (i % 5) + 1,
      needsAccessiblePeg: i % 40 === 7,
    })),
    sectors,
    constraints: [
      { kind: "team-mates-apart", strength: "hard" },
      { kind: "new-sector", strength: "hard" },
      { kind: "one-end-peg", strength: "hard" },
      { kind: "accessible-peg", strength: "hard" },
      { kind: "new-neighbour", strength: "soft", weight: 10 },
    ],
    pins: [],
    earlier: [],
  };
  const before = drawPegs(input, "5eed".repeat(16));
  if (!before.ok) throw new Error(JSON.stringify(before.problem));
  return { ...input, sessionIds: [3], earlier: before.value.placements };
}

/** The median of several runs with different seeds, after two to warm up. */
function measure(run: (index: number) => void): number {
  const times: number[] = [];
  for (let i = 0; i < 9; i += 1) {
    const start = performance.now();
    run(i + 1);
    if (i >= 2) times.push(performance.now() - start);
  }
  return times.sort((a, b) => a - b)[3]!;
}

/** The median of three, because it depends on luck how often it has to begin again. */
function measureNaive(input: DrawInput): NaiveRun {
  const runs = [runNaive(input), runNaive(input), runNaive(input)];
  return runs.sort((a, b) => a.ms - b.ms)[1]!;
}

interface NaiveRun {
  readonly ms: number;
  readonly restarts: number;
  readonly isDone: boolean;
}

function runNaive(input: DrawInput): NaiveRun {
  const start = performance.now();
  let restarts = 0;
  while (performance.now() - start < NAIVE_LIMIT_MS) {
    if (placeAtRandom(input)) return { ms: performance.now() - start, restarts, isDone: true };
    restarts += 1;
  }
  return { ms: performance.now() - start, restarts, isDone: false };
}

function placeAtRandom(input: DrawInput): Placement[] | undefined {
  const memory = recallEarlier(input.sectors, input.earlier);
  const beside = mapNeighbours(input.sectors);
  const teamAt = new Map<number, number | null>();
  const free = input.sectors.flatMap(({ sectorId, pegs }) => pegs.map((peg) => ({ sectorId, peg })));
  const placements: Placement[] = [];
  for (const { anglerId, teamId, needsAccessiblePeg } of input.anglers.toSorted(() => Math.random() - 0.5)) {
    const fitting = free.filter(
      ({ sectorId, peg }) =>
        !memory.sectorsOf.get(anglerId)?.has(sectorId) &&
        !(peg.isEnd && memory.endPegsOf.has(anglerId)) &&
        !(needsAccessiblePeg && !peg.isAccessible) &&
        !beside.get(peg.pegId)!.some((other) => teamAt.get(other) === teamId),
    );
    const chosen = fitting[Math.floor(Math.random() * fitting.length)];
    if (!chosen) return undefined;
    free.splice(free.indexOf(chosen), 1);
    teamAt.set(chosen.peg.pegId, teamId);
    placements.push({ sessionId: 3, anglerId, sectorId: chosen.sectorId, pegId: chosen.peg.pegId });
  }
  return placements;
}
