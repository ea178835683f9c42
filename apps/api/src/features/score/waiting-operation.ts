import { isDeepStrictEqual } from "node:util";
import { operationOf } from "@tightlines/contract/score/entered-score";
import type { ScoreOperationInput } from "@tightlines/contract/score/score-operation";
import { buildsOn } from "@tightlines/domain/score/builds-on";
import type { Trx } from "../../platform/database/schema.ts";
import type { ScoreDesk } from "./score-desk.ts";
import * as operationLog from "./score-operation.repository.ts";
import * as waiting from "./waiting-operation.repository.ts";

/** Few calls overtake each other: more than this is a mistake of a device, and is refused and kept like any other. */
const OF_DEVICE = 100;
const OF_EVENT = 1000;

interface Said {
  userId: number | null;
  passId: number | null;
  takenInBy?: number | null;
}

/**
 * Lets an operation wait that cannot be carried out because something it builds on has not arrived. Answers `reused`
 * where another one waits by the same id, and `no` where it has nothing to wait for, or too many wait.
 */
export async function letWait(
  trx: Trx,
  eventId: number,
  desk: ScoreDesk,
  operation: ScoreOperationInput,
  { userId, passId, takenInBy = null }: Said,
): Promise<"waits" | "reused" | "no"> {
  const { id, sessionId, anglerId, deviceId } = operation;
  const before = buildsOn(operationOf(operation));
  if (before.length === 0) return "no";
  const logged = await operationLog.findByIds(trx, eventId, [...before, id]);
  const known = new Set(logged.map((row) => row.id));
  const waitsFor = before.find((each) => !known.has(each));
  if (waitsFor === undefined || known.has(id)) return "no";
  const sent = await waiting.findById(trx, eventId, id);
  if (sent && !isDeepStrictEqual(sent.said, JSON.parse(JSON.stringify(operation)))) return "reused";
  if (!sent) {
    const { ofEvent, ofDevice } = await waiting.count(trx, eventId, deviceId);
    if (ofEvent >= OF_EVENT || ofDevice >= OF_DEVICE) return "no";
  }
  const said = JSON.stringify(operation);
  const row = { eventId, id, waitsFor, sessionId, anglerId, said, userId, passId, takenInBy, deviceId };
  desk.waiting = [...desk.waiting.filter((each) => each.id !== id), await waiting.put(trx, row)];
  return "waits";
}
