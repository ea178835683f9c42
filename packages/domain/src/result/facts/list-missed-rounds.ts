import type { CompetitionFacts, Unit } from "./facts.ts";

/**
 * F16 [D1]: when a reserve steps in, the placing belongs to the team's slot, but in the individual list both are charged
 * for every session they did not fish. The one replaced misses the units the reserve fished; the reserve misses the
 * other units of the angler first replaced (FRA 2008: Caleri 15 + 2 x 19, Guilpain 8 + 3 x 19).
 */
export function listMissedRounds(facts: CompetitionFacts): ReadonlyMap<Unit, readonly number[]> {
  const missed = new Map<Unit, number[]>();
  const units = sortUnits(facts);
  for (const unit of units) {
    for (const { outId } of unit.substitutes ?? []) note(missed, unit, outId);
  }
  for (const [reserveId, { outId, fished }] of findReserves(units)) {
    const home = units.filter((unit) => unit.drawn.includes(outId));
    const busy = new Set([...fished, ...units.filter((unit) => unit.drawn.includes(reserveId))]);
    const busySessions = new Set([...busy].map((unit) => unit.sessionId));
    const benched = home.filter((unit) => !busySessions.has(unit.sessionId));
    for (const unit of benched.slice(0, Math.max(home.length - busy.size, 0))) note(missed, unit, reserveId);
  }
  return missed;
}

interface Reserve {
  /** Whom the reserve replaced first. */
  readonly outId: number;
  readonly fished: Unit[];
}

function findReserves(units: readonly Unit[]): ReadonlyMap<number, Reserve> {
  const reserves = new Map<number, Reserve>();
  for (const unit of units) {
    for (const { inId, outId } of unit.substitutes ?? []) {
      const reserve = reserves.get(inId) ?? { outId, fished: [] };
      reserve.fished.push(unit);
      reserves.set(inId, reserve);
    }
  }
  return reserves;
}

function sortUnits(facts: CompetitionFacts): readonly Unit[] {
  const numbers = new Map(
    facts.sessions.filter((each) => each.isOfficial).map((each) => [each.id, each.number]),
  );
  return facts.units
    .filter((unit) => numbers.has(unit.sessionId))
    .sort(
      (a, b) => (numbers.get(a.sessionId) ?? 0) - (numbers.get(b.sessionId) ?? 0) || (a.id < b.id ? -1 : 1),
    );
}

function note(missed: Map<Unit, number[]>, unit: Unit, entryId: number): void {
  const noted = missed.get(unit);
  if (noted) noted.push(entryId);
  else missed.set(unit, [entryId]);
}
