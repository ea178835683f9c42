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
    const tableBefore = before.classifications.find((each) => each.id === id);
    const tableAfter = after.classifications.find((each) => each.id === id);
    return [
      ...compareUnits(id, tableBefore, tableAfter),
      ...comparePositions(id, null, listStandings(tableBefore), listStandings(tableAfter)),
    ];
  });
}

type Positions = ReadonlyMap<number, Position>;

function compareUnits(
  classificationId: string,
  before: ClassificationResult | undefined,
  after: ClassificationResult | undefined,
): readonly Move[] {
  const unitsBefore = listUnits(before);
  const unitsAfter = listUnits(after);
  return [...new Set([...unitsBefore.keys(), ...unitsAfter.keys()])].flatMap((unitId) =>
    comparePositions(
      classificationId,
      unitId,
      unitsBefore.get(unitId) ?? new Map(),
      unitsAfter.get(unitId) ?? new Map(),
    ),
  );
}

function comparePositions(
  classificationId: string,
  unitId: string | null,
  positionsBefore: Positions,
  positionsAfter: Positions,
): readonly Move[] {
  return [...new Set([...positionsBefore.keys(), ...positionsAfter.keys()])].flatMap((id) => {
    const before = positionsBefore.get(id) ?? null;
    const after = positionsAfter.get(id) ?? null;
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
