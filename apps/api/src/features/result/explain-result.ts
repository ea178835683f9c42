import type { ExplainedResult, ExplainedSession } from "@tightlines/contract/result/explained-result";
import type { ClassificationResult } from "@tightlines/domain/result/compute-results";
import type { Fact } from "@tightlines/domain/outcome";
import { isRational } from "@tightlines/domain/number/rational";
import type { TieBreakTrace } from "@tightlines/domain/result/place/order-by-criteria";
import type { PriceTrace } from "@tightlines/domain/result/place/price-missing";
import type { Standing } from "@tightlines/domain/result/table/standing";
import type { UnitResult } from "@tightlines/domain/result/unit/rank-population";
import type { UnitRow } from "@tightlines/domain/result/unit/rank-unit";
import type { Adjustment, RawScore } from "@tightlines/domain/score/score";
import { localTimeAt } from "@tightlines/domain/time/zone-time";
import { ProblemError } from "../../platform/http/problem-error.ts";
import { keyOf } from "../score/score-desk.ts";
import type { ComputedResults } from "./kept-results.ts";
import { requireTable } from "./list-results.ts";
import type { ResultNames } from "./result-names.ts";
import { describeTable } from "./result-tables.ts";
import { countsOf, presentStanding, presentUnitRow } from "./result-row.ts";

interface Question {
  id: number;
  classification?: string | undefined;
  session?: number | undefined;
}

/** Everything a place follows from, as the rules traced it: of a table of sums, or of one session. */
export function explainResult(
  computed: ComputedResults,
  names: ResultNames,
  { id, classification, session }: Question,
): ExplainedResult {
  const table = requireTable(computed, classification);
  const explain = { names, explainRow: prepareRows(computed, names) };
  return session === undefined
    ? explainStanding(explain, table, id)
    : explainSession(explain, table, id, session);
}

/** What every session brought somebody, or those of a team, and how much of it is in their sum. */
export function explainSessions(
  computed: ComputedResults,
  names: ResultNames,
  table: ClassificationResult | undefined,
  isOwn: (entryId: number) => boolean,
): ExplainedSession[] {
  const explainRow = prepareRows(computed, names);
  return (table?.units ?? [])
    .toSorted((one, other) => one.sessionNumber - other.sessionNumber)
    .flatMap((unit) =>
      unit.rows
        .filter(({ entryId }) => isOwn(entryId))
        .map((row) => explainRow(unit, row, findCounts(table!, names, unit, row.entryId))),
    );
}

/** Of a session that no sum has, nothing counts. */
function findCounts(
  { standings, id }: ClassificationResult,
  names: ResultNames,
  { sessionId }: UnitResult,
  entryId: number,
): ExplainedSession["counts"] {
  const { lists } = describeTable(names.facts.ruleset, { id, standings });
  const ownId = lists === "teams" ? names.angler(entryId)?.teamId : entryId;
  const round = standings
    .find((standing) => standing.id === ownId)
    ?.rounds.find((each) => each.sessionId === sessionId);
  return round ? countsOf(round) : "none";
}

interface Explain {
  names: ResultNames;
  explainRow: (unit: UnitResult, row: UnitRow, counts: ExplainedSession["counts"]) => ExplainedSession;
}

function explainStanding(
  { names, explainRow }: Explain,
  table: ClassificationResult,
  id: number,
): ExplainedResult {
  const standing = table.standings.find((each) => each.id === id);
  if (!standing) throw new ProblemError("result-not-found");
  const row = presentStanding(names, describeTable(names.facts.ruleset, table), standing);
  const isOwn = (entryId: number) =>
    row.lists === "teams" ? names.angler(entryId)?.teamId === id : entryId === id;
  const { decidedBy, awaitsLot, charged } = standing.trace;
  const nameOf = (behindId: number) =>
    row.lists === "teams" ? names.teamName(behindId) : (names.angler(behindId)?.name ?? "");
  return {
    row,
    awaitsLot,
    decidedBy: decidedBy && presentTie(names, decidedBy, nameOf),
    charged: charged === 0 ? null : names.show(charged),
    sessions: listSessions(table, standing, isOwn).map(({ unit, row: own, counts }) =>
      explainRow(unit, own, counts),
    ),
  };
}

function explainSession(
  { names, explainRow }: Explain,
  table: ClassificationResult,
  id: number,
  sessionId: number,
): ExplainedResult {
  const unit = table.units.find(
    (each) => each.sessionId === sessionId && each.rows.some(({ entryId }) => entryId === id),
  );
  const row = unit?.rows.find(({ entryId }) => entryId === id);
  if (!unit || !row) throw new ProblemError("result-not-found");
  const explained = explainRow(unit, row, "whole");
  const { awaitsLot, decidedBy } = explained;
  return {
    row: presentUnitRow(names, unit, row),
    awaitsLot,
    decidedBy,
    charged: null,
    sessions: [explained],
  };
}

/** What the sum was made of: a table of the biggest fish looks at the one session it was caught in. */
function listSessions(
  { units }: ClassificationResult,
  { rounds }: Standing,
  isOwn: (entryId: number) => boolean,
) {
  return rounds.flatMap((round) =>
    units
      .filter(({ sessionId }) => sessionId === round.sessionId)
      .flatMap((unit) =>
        unit.rows
          .filter(({ entryId }) => isOwn(entryId))
          .map((row) => ({ unit, row, counts: countsOf(round) })),
      ),
  );
}

function prepareRows({ facts, results }: ComputedResults, names: ResultNames): Explain["explainRow"] {
  const raws = new Map(
    results.rawScores.map((raw) => [keyOf({ sessionId: raw.sessionId, anglerId: raw.entryId }), raw]),
  );
  const present = ({ code, amount, times }: Adjustment) => ({ code, amount: names.show(amount), times });
  return (unit, row, counts) => {
    const key = keyOf({ sessionId: unit.sessionId, anglerId: row.entryId });
    const raw = raws.get(key);
    const { decidedBy, sharedBy, awaitsLot, price, extras } = row.trace;
    return {
      unit: names.unit(unit.unitId),
      fieldSize: unit.field.size,
      name: names.angler(row.entryId)?.name ?? "",
      status: row.status,
      place: row.place,
      points: names.show(row.points),
      raw: names.show(row.raw),
      fishCount: row.fishCount,
      counts,
      sharedBy,
      awaitsLot,
      decidedBy: decidedBy && presentTie(names, decidedBy, (id) => names.angler(id)?.name ?? ""),
      price: price && presentPrice(names, price),
      extras: extras.filter(({ code }) => code !== "points-set").map(present),
      setByJury: extras.some(({ code }) => code === "points-set")
        ? (facts.entered.get(key)?.setByJury ?? null)
        : null,
      fish: raw ? listFish(raw) : [],
      adjustments: raw?.adjustments.map(present) ?? [],
    };

    function listFish({ catches }: RawScore): ExplainedSession["fish"] {
      const caught = facts.scores.get(key)?.catches ?? [];
      return catches.map(({ index, species, verdict, fish, points }) => ({
        species: facts.speciesNames.get(species) ?? species,
        lengthMm: caught[index]?.lengthMm ?? null,
        weightGrams: caught[index]?.weightGrams ?? null,
        fish,
        points: names.show(points),
        verdict,
      }));
    }
  };
}

function presentTie(
  names: ResultNames,
  { step, behindId, own, theirs }: TieBreakTrace,
  nameOf: (id: number) => string,
): NonNullable<ExplainedResult["decidedBy"]> {
  const write = (fact: Fact): string => {
    if (Array.isArray(fact)) return fact.map((each) => write(each as Fact)).join(", ");
    if (isRational(fact)) return names.show(fact);
    if (typeof fact !== "string") return "–";
    return /^\d{4}-\d\d-\d\dT/.test(fact) ? localTimeAt(fact, names.facts.timeZone).slice(11) : fact;
  };
  return { step, behind: nameOf(behindId), own: write(own), theirs: write(theirs) };
}

function presentPrice(
  names: ResultNames,
  { price, fieldSize, caught }: PriceTrace,
): NonNullable<ExplainedSession["price"]> {
  const amount = "k" in price ? price.k : "points" in price ? price.points : null;
  return { kind: price.kind, amount: amount === null ? null : names.show(amount), fieldSize, caught };
}
