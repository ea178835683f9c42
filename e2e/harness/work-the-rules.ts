import { commitDraw } from "../../packages/domain/src/draw/commit-draw.ts";
import type { DrawInput } from "../../packages/domain/src/draw/draw-input.ts";
import { drawPegs } from "../../packages/domain/src/draw/draw-pegs.ts";
import { verifyDraw } from "../../packages/domain/src/draw/verify-draw.ts";
import { scheduleDuels } from "../../packages/domain/src/duel/schedule-duels.ts";
import { drawGroups } from "../../packages/domain/src/group/draw-groups.ts";
import { computeResults } from "../../packages/domain/src/result/compute-results.ts";
import type { CompetitionFacts } from "../../packages/domain/src/result/facts/facts.ts";
import { PRESETS } from "../../packages/domain/src/ruleset/list-presets.ts";

const SEEDS = Array.from({ length: 20 }, (_, index) => (index * 7919 + 1).toString(16).padStart(64, "0"));
const ANGLERS = Array.from({ length: 30 }, (_, index) => index + 1);

/** Every kind of rule at work on fixed facts, as one text: imported by the test, and loaded by a browser as it stands. */
export function workTheRules(): string {
  const draws = SEEDS.map((seed) => {
    const input = describeDraw();
    const drawn = drawPegs(input, seed);
    const commitment = commitDraw(input, seed);
    if (!drawn.ok || !commitment.ok) throw new Error("A draw failed");
    const { placements, turns, duels, rests } = drawn.value;
    const kind = "peg" as const;
    const outcome = { placements, turns, duels, rests };
    const run = { kind, ...commitment.value, input, seed, ingredient: null, ...outcome };
    return { run, verification: verifyDraw(run) };
  });
  const groups = SEEDS.map((seed) => {
    const anglers = ANGLERS.map((anglerId) => ({ anglerId, teamId: anglerId % 6, pinnedGroupId: null }));
    return drawGroups({ anglers, groupIds: [1, 2, 3, 4, 5] }, seed);
  });
  const duels = SEEDS.map((seed) => {
    const anglers = ANGLERS.map((anglerId) => ({ anglerId, teamId: anglerId % 6 }));
    return scheduleDuels({ seed, sessionIds: [1, 2], anglers, rounds: 9, judgedBy: "anglers" });
  });
  const results = PRESETS.map((preset) => computeResults(preset, inventFacts()));
  return JSON.stringify({ draws, groups, duels, results });
}

/** Full enough that the shuffle alone is not valid: somebody has to be reseated and settled. */
function describeDraw(): DrawInput {
  return {
    mode: { kind: "free" },
    sessionIds: [1, 2],
    anglers: ANGLERS.map((anglerId) => ({
      anglerId,
      teamId: anglerId % 6,
      groupId: null,
      slot: null,
      needsAccessiblePeg: anglerId === 7,
    })),
    sectors: [1, 2, 3].map((sectorId) => ({
      sectorId,
      isRing: sectorId === 2,
      pegs: Array.from({ length: 11 }, (_, index) => ({
        pegId: sectorId * 100 + index,
        isEnd: index === 0 || index === 10,
        isAccessible: index === 4,
        isOutOfUse: index === 8 && sectorId === 1,
        capacity: 1,
      })),
    })),
    constraints: [
      { kind: "team-mates-apart", strength: "hard" },
      { kind: "new-sector", strength: "hard" },
      { kind: "accessible-peg", strength: "hard" },
      { kind: "new-neighbour", strength: "soft", weight: 10 },
    ],
    pins: [{ sessionId: 1, anglerId: 3, pegId: 205 }],
    earlier: [],
  };
}

function inventFacts(): CompetitionFacts {
  const species = ["trout", "PIK", "CRP", "LMB"];
  return {
    sessions: [1, 2].map((id) => ({ id, number: id, day: id, isOfficial: true, isComplete: true })),
    units: [1, 2].map((id) => ({ id: `unit ${id}`, sessionId: id, size: ANGLERS.length, drawn: ANGLERS })),
    entries: ANGLERS.map((id) => ({ id, startNumber: id, teamId: id % 6, category: "open" })),
    scores: [1, 2].flatMap((sessionId) =>
      ANGLERS.map((entryId) => ({
        sessionId,
        entryId,
        presence: "fished" as const,
        catches: Array.from({ length: (entryId * sessionId) % 7 }, (_, index) => ({
          species: species[(entryId + index) % 4] ?? "trout",
          lengthMm: 150 + ((entryId * 37 + index * 101 + sessionId * 13) % 700),
          weightGrams: 200 + ((entryId * 53 + index * 211) % 9000),
        })),
      })),
    ),
  };
}
