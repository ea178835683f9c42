import { add, compare, divide, multiply, type Rational } from "../number/rational.ts";
import type { CatchRules, SpeciesRule } from "../ruleset/catch-rules.ts";
import { findSpeciesRule } from "./judge-catch.ts";
import type { ScoredCatch, Verdict } from "./score.ts";

/** What one session may count: gates first (P6 [S52]), then each species' own limit (P1, M3), then the best N (B1). */
export function limitSession(rules: CatchRules, catches: readonly ScoredCatch[]): readonly ScoredCatch[] {
  const ungated = closeGates(rules, catches);
  const perSpecies = limitSpecies(rules, ungated);
  const best = rules.limits.bestPerSession;
  return best === undefined ? perSpecies : keepBest(perSpecies, best, "beyond-session-limit");
}

/**
 * Keeps the best so many fish and strikes the rest. Which of two equal fish is kept must not depend on the order of
 * entry, so size and time decide before the position in the list does.
 */
export function keepBest(
  catches: readonly ScoredCatch[],
  best: number,
  verdict: Verdict,
): readonly ScoredCatch[] {
  if (countFish(catches) <= best) return catches;
  const kept = new Map<ScoredCatch, number>();
  let room = best;
  for (const fish of catches.filter(isCounting).sort(compareWorth)) {
    kept.set(fish, Math.min(room, fish.fish));
    room -= Math.min(room, fish.fish);
  }
  return catches.map((fish) => (isCounting(fish) ? keepPart(fish, kept.get(fish) ?? 0, verdict) : fish));
}

export function isCounting(fish: ScoredCatch): boolean {
  return fish.verdict === "counted" || fish.verdict === "tail";
}

export function countFish(catches: readonly ScoredCatch[]): number {
  let count = 0;
  for (const fish of catches) if (isCounting(fish)) count += fish.fish;
  return count;
}

function closeGates(rules: CatchRules, catches: readonly ScoredCatch[]): readonly ScoredCatch[] {
  if (!catches.some((fish) => findSpeciesRule(rules, fish.species)?.opensAfter)) return catches;
  const isOpen = (species: string): boolean => {
    const gate = findSpeciesRule(rules, species)?.opensAfter;
    if (!gate) return true;
    const opening = catches.filter((fish) => fish.species === gate.species);
    return isOpen(gate.species) && countFish(opening) >= gate.count;
  };
  return catches.map((fish) =>
    isCounting(fish) && !isOpen(fish.species) ? strike(fish, "gate-closed") : fish,
  );
}

function limitSpecies(rules: CatchRules, catches: readonly ScoredCatch[]): readonly ScoredCatch[] {
  if (!catches.some((fish) => isLimited(findSpeciesRule(rules, fish.species)))) return catches;
  let limited = catches;
  for (const species of new Set(catches.map((fish) => fish.species))) {
    const rule = findSpeciesRule(rules, species);
    if (!rule || !isLimited(rule)) continue;
    const own = limited.filter((fish) => fish.species === species);
    const kept = new Map(limitOneSpecies(rule, own).map((fish) => [fish.index, fish]));
    limited = limited.map((fish) => kept.get(fish.index) ?? fish);
  }
  return limited;
}

function isLimited(rule: SpeciesRule | null): boolean {
  return rule !== null && (rule.best !== undefined || rule.full !== undefined);
}

function limitOneSpecies(rule: SpeciesRule, own: readonly ScoredCatch[]): readonly ScoredCatch[] {
  const best = rule.best === undefined ? own : keepBest(own, rule.best, "beyond-species-limit");
  return rule.full === undefined ? best : scoreTail(best.toSorted(compareWorth), rule.full);
}

/** M3 [S63]: so many in full, the next at the tail points, the rest at nothing. */
function scoreTail(
  own: readonly ScoredCatch[],
  full: NonNullable<SpeciesRule["full"]>,
): readonly ScoredCatch[] {
  let fullRoom = full.count;
  let tailRoom = full.tailCount;
  return own.map((fish) => {
    if (!isCounting(fish)) return fish;
    const inFull = Math.min(fullRoom, fish.fish);
    const inTail = Math.min(tailRoom, fish.fish - inFull);
    fullRoom -= inFull;
    tailRoom -= inTail;
    if (inFull === fish.fish) return fish;
    if (inFull + inTail === 0) return strike(fish, "beyond-species-limit");
    const points = add(scale(fish.points, inFull, fish.fish), multiply(full.tailPoints, inTail));
    return { ...fish, verdict: "tail", fish: inFull + inTail, points };
  });
}

function keepPart(fish: ScoredCatch, kept: number, verdict: Verdict): ScoredCatch {
  if (kept === fish.fish) return fish;
  if (kept === 0) return strike(fish, verdict);
  return {
    ...fish,
    fish: kept,
    points: scale(fish.points, kept, fish.fish),
    weight: scale(fish.weight, kept, fish.fish),
  };
}

function strike(fish: ScoredCatch, verdict: Verdict): ScoredCatch {
  return { ...fish, verdict, fish: 0, points: 0 };
}

/** A lot holds alike fish, so a part of it is worth its share. */
function scale(amount: Rational, part: number, whole: number): Rational {
  return part === whole ? amount : divide(multiply(amount, part), whole);
}

function compareWorth(a: ScoredCatch, b: ScoredCatch): number {
  return (
    compare(multiply(b.points, a.fish), multiply(a.points, b.fish)) ||
    compare(b.length, a.length) ||
    compare(b.weight, a.weight) ||
    compareText(a.caughtAt ?? "", b.caughtAt ?? "") ||
    a.index - b.index
  );
}

/** Instants are ISO 8601 in UTC: code unit order is time order, and no reader's language may change a result. */
function compareText(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
