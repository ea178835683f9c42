import type { CorrectedPart, Correction, ResultChanges } from "@tightlines/contract/result/result-version";
import type { Rational } from "@tightlines/domain/number/rational";
import { compareResults } from "@tightlines/domain/result/compare-results";
import type { Db } from "../../platform/database/schema.ts";
import { requireFound } from "../../platform/http/require-found.ts";
import { findCorrections } from "../score/score-operation.repository.ts";
import { presentMoves } from "./result-moves.ts";
import type { ResultNames } from "./result-names.ts";
import { readStored } from "./result-version.ts";
import * as versions from "./result-version.repository.ts";

/** More than this nobody reads; whoever runs the event finds all of it in the history of each score. */
const CORRECTIONS_SHOWN = 500;

/** What a published version has changed against the one before: which scores, by whom, why, and who moved. */
export async function listChanges(
  db: Db,
  eventId: number,
  number: number,
  names: ResultNames,
): Promise<ResultChanges> {
  const version = requireFound(await versions.findByNumber(db, eventId, number), "result-version-not-found");
  const previous = await versions.findBefore(db, eventId, number);
  if (!previous) return { number, previousNumber: null, tables: [], corrections: [] };
  const moves = compareResults(
    readStored(previous.tables, previous.rulesetVersion),
    readStored(version.tables, version.rulesetVersion),
  );
  const rows = await findCorrections(db, eventId, {
    after: previous.exactly,
    until: version.exactly,
    limit: CORRECTIONS_SHOWN,
  });
  return {
    number,
    previousNumber: previous.number,
    tables: presentMoves(names, moves),
    corrections: rows.map((row) => presentCorrection(row, names)),
  };
}

type CorrectionRow = Awaited<ReturnType<typeof findCorrections>>[number];

function presentCorrection(row: CorrectionRow, names: ResultNames): Correction {
  const { id, sessionId, anglerId, reason, by, at } = row;
  return {
    id,
    sessionNumber: names.facts.sessions.find((session) => session.id === sessionId)?.number ?? 0,
    anglerId,
    name: names.angler(anglerId)?.name ?? "",
    before: presentPart(row.before, names),
    after: presentPart(row.after, names),
    reason,
    by,
    at: at.toISOString(),
  };
}

/** What of a score is public anyway: sizes, species, presence and the code of a card. */
function presentPart(stored: object | null, { facts, show }: ResultNames): CorrectedPart | null {
  if (stored === null) return null;
  const part = stored as Record<string, unknown>;
  const number = (name: string) => (typeof part[name] === "number" ? part[name] : null);
  const text = (name: string) => (typeof part[name] === "string" ? part[name] : null);
  const code = facts.speciesCodes.get(Number(part["species"]));
  return {
    species: code === undefined ? null : (facts.speciesNames.get(code) ?? code),
    lengthMm: number("lengthMm"),
    weightGrams: number("weightGrams"),
    fishCount: number("fishCount") ?? number("count"),
    presence: text("presence"),
    penalty: text("code"),
    setPoints: text("effect") === "points-set" ? show(part["points"] as Rational) : null,
    isVoid: text("voidReason") !== null,
  };
}
