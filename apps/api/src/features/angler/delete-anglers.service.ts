import type { AnglerInput } from "@tightlines/contract/angler";
import { tell } from "@tightlines/contract/problem/problem";
import type { Db } from "../../platform/database/schema.ts";
import type { EventCall } from "../../platform/http/call.ts";
import { ProblemError } from "../../platform/http/problem-error.ts";
import { changeEventPart } from "../event/event-part.service.ts";
import { requireGroupsKept } from "./angler-place.service.ts";
import { findAnglers } from "./angler-reading.service.ts";
import type { AnglerUses } from "./angler-uses.ts";
import { presentWholeAngler } from "./angler.presenter.ts";
import * as anglers from "./angler.repository.ts";
import { createAnglers, nameOf, valuesOf } from "./angler.service.ts";

/** A sentence with more names than these is not read. */
const MOST_NAMED = 10;

/** Many at once, all or none: who is needed is named, and then nobody goes. */
export function deleteAnglers(
  call: EventCall,
  seen: readonly { id: number; revision: number }[],
  uses: AnglerUses,
): Promise<number[]> {
  const revisions = new Map(seen.map(({ id, revision }) => [id, revision]));
  return changeEventPart(call, { topics: ["angler"] }, async ({ trx, event, record, requireSeen }) => {
    const rows = await findAnglers(trx, event.id, [...revisions.keys()], uses);
    if (rows.length < revisions.size)
      throw new ProblemError("angler-not-found", { fields: { rows: [tell("anglers-not-here")] } });
    for (const row of rows) await requireSeen("angler", row, revisions.get(row.id), presentWholeAngler);
    const needed = await findNeeded(trx, event.id, rows, uses);
    if (needed.length > 0) throw stillNeeded(needed.map(nameOf));
    const moves = rows.map((row) => ({ id: row.id, before: row }));
    await requireGroupsKept(trx, event.id, moves, [], uses);
    await anglers.deleteByIds(trx, event.id, [...revisions.keys()]);
    for (const row of rows)
      await record({ noun: "angler", nounId: row.id, action: "delete", before: valuesOf(row) });
    return rows.map(({ id }) => id);
  });
}

/** As they were, under new ids: nothing depended on them. */
export function restoreAnglers(
  call: EventCall,
  inputs: readonly AnglerInput[],
  uses: AnglerUses,
): Promise<number[]> {
  return changeEventPart(call, { topics: ["angler"] }, async (change) =>
    (await createAnglers(change, inputs, uses)).map(({ id }) => id),
  );
}

/**
 * Who of these is needed, up to one more than can be named. Usually nobody is, and that is one question for all; else the
 * half that somebody needed is in is asked again, so that naming a few among a thousand stays cheap.
 */
async function findNeeded<Row extends { id: number }>(
  db: Db,
  eventId: number,
  rows: readonly Row[],
  uses: AnglerUses,
  limit = MOST_NAMED + 1,
): Promise<readonly Row[]> {
  const ids = rows.map(({ id }) => id);
  if (limit <= 0 || !(await isAnyNeeded(db, eventId, ids, uses))) return [];
  if (rows.length === 1) return rows;
  const half = Math.ceil(rows.length / 2);
  const first = await findNeeded(db, eventId, rows.slice(0, half), uses, limit);
  return [...first, ...(await findNeeded(db, eventId, rows.slice(half), uses, limit - first.length))];
}

async function isAnyNeeded(
  db: Db,
  eventId: number,
  ids: readonly number[],
  uses: AnglerUses,
): Promise<boolean> {
  return (
    (await uses.findDependents(db, eventId, ids)).length > 0 ||
    (await uses.countPlaces(db, eventId, ids)) > 0 ||
    (await uses.countScores(db, eventId, ids)) > 0 ||
    (await uses.countProtests(db, eventId, ids)) > 0
  );
}

function stillNeeded(names: readonly string[]): ProblemError {
  const others = names.length > MOST_NAMED ? "some" : "none";
  return new ProblemError("anglers-needed", { facts: { names: names.slice(0, MOST_NAMED), others } });
}
