import type { CheckInOperation, CheckInOutcome } from "@tightlines/contract/check-in";
import { judgeCheckIn } from "@tightlines/domain/check-in/judge-check-in";
import { change as lock } from "../../platform/database/lock-rows.ts";
import type { CheckInRow } from "../../platform/database/tables/check-in.table.ts";
import type { EventCall } from "../../platform/http/call.ts";
import { ProblemError } from "../../platform/http/problem-error.ts";
import * as anglers from "../angler/angler.repository.ts";
import { nameOf, valuesOf } from "../angler/angler.service.ts";
import { changeEventPart, type EventPartChange } from "../event/event-part.service.ts";
import { presentAngler } from "./check-in.presenter.ts";
import * as checkIns from "./check-in.repository.ts";

/**
 * Carries out what devices have sent, each operation once and by itself: one that is refused holds no other back. Several
 * devices send at the same time. They wait for each other where they speak of the same angler, and for whoever changes the
 * event or its start list.
 */
export function applyCheckIns(
  call: EventCall,
  operations: readonly CheckInOperation[],
): Promise<CheckInOutcome[]> {
  const ids = [...new Set(operations.map(({ anglerId }) => anglerId))];
  const locks = ids.map((id) => lock("angler", id));
  return changeEventPart(call, { topics: [], locks, keepsEvent: true }, async (change) => {
    const { trx, event } = change;
    const known = await findKnown(change, operations);
    const outcomes: CheckInOutcome[] = [];
    for (const operation of operations) outcomes.push(await apply(change, operation, known));
    const stored = await checkIns.findAnglersById(trx, event.id, ids);
    const byId = new Map(stored.map((row) => [row.id, presentAngler(row)]));
    return outcomes.map((outcome, i) => ({
      ...outcome,
      angler: byId.get(operations[i]!.anglerId) ?? null,
    }));
  });
}

/** What was carried out before under these ids, or was seen by whoever made them. */
async function findKnown(
  { trx, event }: EventPartChange,
  operations: readonly CheckInOperation[],
): Promise<Map<string, KnownCheckIn>> {
  const ids = operations.flatMap(({ id, seen }) => (seen.checkInId ? [id, seen.checkInId] : [id]));
  const rows = await checkIns.findByIds(trx, event.id, ids);
  return new Map(rows.map((row) => [row.id, row]));
}

type KnownCheckIn = Pick<CheckInRow, "anglerId" | "revision">;

/** Stores what it comes to, and adds it to what is known: the next one may have been made after it. */
async function apply(
  change: EventPartChange,
  { id, anglerId, presence, seen, madeAt }: CheckInOperation,
  known: Map<string, KnownCheckIn>,
): Promise<CheckInOutcome> {
  const { trx, event, caller } = change;
  const answer = { id, angler: null, problem: null };
  const before = known.get(id);
  if (before?.anglerId === anglerId) return { ...answer, outcome: "repeated" };
  if (before) return refuse(id, new ProblemError("check-in-id-reused"));
  const [stored] = await checkIns.findAnglersById(trx, event.id, [anglerId]);
  if (!stored) return refuse(id, new ProblemError("angler-not-found"));
  const verdict = judgeCheckIn(stored, {
    presence,
    // What was made on a tap that was not carried out was made on something that never was.
    seen: { presence: seen.presence, revision: seenRevision(seen.checkInId, anglerId, known) ?? NEVER },
  });
  if (verdict === "withdrawn")
    return refuse(id, new ProblemError("angler-withdrawn", { facts: { name: nameOf(stored) } }));
  if (verdict === "conflict") return { ...answer, outcome: "conflict" };
  const isChanged = stored.presence !== presence;
  const row = { id, anglerId, presence, revision: stored.revision + (isChanged ? 1 : 0) };
  const made = { ...row, eventId: event.id, userId: caller.userId, madeAt: new Date(madeAt) };
  // Calls about the same angler wait for each other: whoever has stored this id meanwhile spoke of another one.
  if (!(await checkIns.insert(trx, made))) return refuse(id, new ProblemError("check-in-id-reused"));
  known.set(id, row);
  if (isChanged) await changePresence(change, anglerId, presence);
  return { ...answer, outcome: "applied" };
}

const NEVER = -1;

/** How often check-in had changed the angler when whoever tapped saw them; nothing where they saw a tap about another. */
function seenRevision(
  checkInId: string | null,
  anglerId: number,
  known: ReadonlyMap<string, KnownCheckIn>,
): number | undefined {
  if (checkInId === null) return 0;
  const tap = known.get(checkInId);
  return tap?.anglerId === anglerId ? tap.revision : undefined;
}

function refuse(id: string, problem: ProblemError): CheckInOutcome {
  return { id, outcome: "refused", angler: null, problem: problem.answer };
}

async function changePresence(
  { trx, event, record, alsoMove }: EventPartChange,
  id: number,
  presence: CheckInOperation["presence"],
): Promise<void> {
  const before = await anglers.findById(trx, event.id, id);
  const after = await anglers.update(trx, event.id, id, { presence });
  alsoMove("angler");
  await record({
    noun: "angler",
    nounId: id,
    action: "update",
    before: before ? valuesOf(before) : null,
    after: valuesOf(after),
  });
}
