import type { Rational } from "../number/rational.ts";
import type { ClassificationResult, Results } from "./compute-results.ts";

/** A place or a score that is not what it was. `unitId` is null in the table of totals. */
export interface Move {
  readonly classificationId: string;
  readonly unitId: string | null;
  readonly id: number;
  /** Null for one who was not listed before, or is not listed any more. */
  readonly before: Position | null;
  readonly after: Position | null;
}

export interface Position {
  readonly place: number | null;
  readonly points: Rational;
}

/**
 * What a change would do: every place and every score that moves between two computations, so that a correction can be
 * shown before it is made (rulebook 13.10).
 */
export function compareResults(before: Results, after: Results): readonly Move[] {
  const ids = new Set([...before.classifications, ...after.classifications].map((each) => each.id));
  return [...ids].flatMap((id) => {
    const old = before.classifications.find((each) => each.id === id);
    const young = after.classifications.find((each) => each.id === id);
    return [
      ...compareUnits(id, old, young),
      ...comparePositions(id, null, listStandings(old), listStandings(young)),
    ];
  });
}

type Positions = ReadonlyMap<number, Position>;

function compareUnits(
  classificationId: string,
  old: ClassificationResult | undefined,
  young: ClassificationResult | undefined,
): readonly Move[] {
  const oldUnits = listUnits(old);
  const youngUnits = listUnits(young);
  return [...new Set([...oldUnits.keys(), ...youngUnits.keys()])].flatMap((unitId) =>
    comparePositions(
      classificationId,
      unitId,
      oldUnits.get(unitId) ?? new Map(),
      youngUnits.get(unitId) ?? new Map(),
    ),
  );
}

function comparePositions(
  classificationId: string,
  unitId: string | null,
  old: Positions,
  young: Positions,
): readonly Move[] {
  return [...new Set([...old.keys(), ...young.keys()])].flatMap((id) => {
    const before = old.get(id) ?? null;
    const after = young.get(id) ?? null;
    const isSame = before?.place === after?.place && before?.points === after?.points;
    return isSame ? [] : [{ classificationId, unitId, id, before, after }];
  });
}

function listUnits(result: ClassificationResult | undefined): ReadonlyMap<string, Positions> {
  return new Map(
    (result?.units ?? []).map((unit) => [
      unit.unitId,
      new Map(unit.rows.map((row) => [row.entryId, { place: row.place, points: row.points }])),
    ]),
  );
}

function listStandings(result: ClassificationResult | undefined): Positions {
  return new Map(
    (result?.standings ?? []).map((each) => [each.id, { place: each.place, points: each.total }]),
  );
}
