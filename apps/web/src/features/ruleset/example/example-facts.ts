import type { CompetitionFacts, Entry } from "@tightlines/domain/result/facts/facts";
import type { Ruleset } from "@tightlines/domain/ruleset/ruleset";
import type { Catch, Score } from "@tightlines/domain/score/score";

/** Names of the small match beside the editor. They stand for no word of any language. */
export const exampleAnglers: Readonly<Record<number, string>> = {
  1: "Anna",
  2: "Bram",
  3: "Cleo",
  4: "Dirk",
  5: "Emil",
  6: "Finn",
};

export const exampleTeams: Readonly<Record<number, string>> = { 1: "Otters", 2: "Herons" };

/**
 * Two sessions of six anglers who fish for what the rules are about. Bram and Cleo come in level with different fish, Dirk
 * brings in many, one of them dead, and late; Emil has one that is too small, Finn stays away. On the second day Anna goes
 * home early and Emil is disqualified.
 */
export function exampleFacts(ruleset: Ruleset): CompetitionFacts {
  const kinds = chooseSpecies(ruleset);
  const fish = (step: number, minute: number, kind = 0, more: Partial<Catch> = {}): Catch => {
    const { species, lengthMm, weightGrams } = kinds[kind % kinds.length] ?? kinds[0]!;
    return {
      species,
      lengthMm: lengthMm + 10 * step,
      weightGrams: weightGrams + 40 * step,
      lineClassKg: 6,
      caughtAt: `2027-05-01T${String(8 + Math.floor(minute / 60)).padStart(2, "0")}:${String(minute % 60).padStart(2, "0")}:00Z`,
      ...more,
    };
  };
  const many = [0, 1, 2, 1, 0, 2, 1].map((step, index) => fish(step, 10 + 20 * index));
  const scores: Score[] = [
    score(1, 1, [fish(9, 40), fish(7, 75), fish(4, 90, 1)]),
    score(1, 2, [fish(10, 20), fish(2, 50)]),
    score(1, 3, [fish(6, 35), fish(6, 65)]),
    { ...score(1, 4, [{ ...many[0]!, isDead: true }, ...many.slice(1)]), lateMinutes: 2 },
    score(1, 5, [fish(-3, 45)]),
    { ...score(1, 6, []), presence: "absent" },
    { ...score(2, 1, [fish(5, 15)]), presence: "withdrawn" },
    score(2, 2, [fish(4, 30), fish(3, 80, 1)]),
    score(2, 3, [fish(8, 60)]),
    score(2, 4, []),
    { ...score(2, 5, [fish(6, 25)]), presence: "disqualified" },
    score(2, 6, [fish(12, 70), fish(1, 100)]),
  ];
  const drawn = [1, 2, 3, 4, 5, 6];
  return {
    sessions: [1, 2].map((id) => ({ id, number: id, day: id, isOfficial: true, isComplete: true })),
    units: [1, 2].map((sessionId) => ({ id: `${sessionId}A`, sessionId, size: drawn.length, drawn })),
    entries: drawn.map(describeEntry),
    scores,
  };
}

function describeEntry(id: number): Entry {
  return {
    id,
    startNumber: id,
    teamId: id % 2 === 1 ? 1 : 2,
    category: id === 1 || id === 3 ? "ladies" : "open",
  };
}

function score(sessionId: number, entryId: number, catches: readonly Catch[]): Score {
  return { sessionId, entryId, presence: "fished", catches };
}

export interface Kind {
  species: string;
  lengthMm: number;
  weightGrams: number;
}

/** The first species of the rules, or any where all count, each a little above its minimum. */
export function chooseSpecies({ catching }: Ruleset): readonly Kind[] {
  const own = Object.entries(catching.species).slice(0, 2);
  const rules = catching.otherSpecies ? [...own, ["fish", catching.otherSpecies] as const] : own;
  const kinds = rules.map(([species, { minLengthMm = 0, minWeightGrams = 0 }]) => {
    const lengthMm = Math.max(Math.ceil(minLengthMm / 10) * 10, 250);
    return { species, lengthMm, weightGrams: Math.max(minWeightGrams, Math.round(lengthMm ** 3 / 1e5)) };
  });
  return kinds.length > 0 ? kinds : [{ species: "fish", lengthMm: 250, weightGrams: 160 }];
}
