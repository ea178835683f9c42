import type { DrawInput, DrawPatch } from "@tightlines/contract/draw";
import { tell } from "@tightlines/contract/problem/problem";
import { isDrawn } from "@tightlines/domain/angler/is-drawn";
import type { Db } from "../../platform/database/schema.ts";
import type { EventCall } from "../../platform/http/call.ts";
import { ProblemError } from "../../platform/http/problem-error.ts";
import { requireFound } from "../../platform/http/require-found.ts";
import * as anglers from "../angler/angler.repository.ts";
import { changeEventPart } from "../event/event-part.service.ts";
import { labelOf } from "../session/session-label.ts";
import type { DrawDesk } from "./draw-thread.ts";
import { presentWholeDraw } from "./draw.presenter.ts";
import * as draws from "./draw.repository.ts";
import { placeByHand } from "./change/place-by-hand.service.ts";
import { requireOpenSession, requirePeg } from "./change/require-placeable.service.ts";

export async function getDraw(db: Db, eventId: number, id: number): Promise<draws.ListedDraw> {
  return requireFound(await draws.findListed(db, eventId, id), "draw-not-found");
}

/** Gives somebody a peg who has none in this session, such as one who came late. */
export function addDraw(
  call: EventCall,
  { sessionId, anglerId, pegId, reason }: DrawInput,
  desk: DrawDesk,
): Promise<draws.ListedDraw> {
  return changeEventPart(call, { topics: ["draw"] }, async (change) => {
    const { trx, event } = change;
    const session = await requireOpenSession(trx, event.id, sessionId);
    const angler = await anglers.findById(trx, event.id, anglerId);
    if (!angler)
      throw new ProblemError("angler-not-found", { fields: { anglerId: [tell("angler-not-here")] } });
    const name = `${angler.firstName} ${angler.lastName}`;
    if (!isDrawn(angler)) throw new ProblemError("angler-takes-no-part", { facts: { name } });
    if (await draws.findOfAngler(trx, event.id, sessionId, anglerId))
      throw new ProblemError("angler-drawn-already", { facts: { name, session: labelOf(session) } });
    const to = await requirePeg(trx, event.id, pegId);
    await requireFree(trx, event.id, { sessionId, pegId });
    await placeByHand(call, change, desk, [{ sessionId, anglerId, to }], reason);
    const row = await draws.findOfAngler(trx, event.id, sessionId, anglerId);
    return getDraw(trx, event.id, requireFound(row, "draw-not-found").id);
  });
}

/** Moves somebody by hand. The run that drew them stays as it was, so that everybody sees what was changed. */
export function changeDraw(
  call: EventCall,
  id: number,
  patch: DrawPatch,
  desk: DrawDesk,
): Promise<draws.ListedDraw> {
  return changeEventPart(call, { topics: ["draw"] }, async (change) => {
    const { trx, event, requireSeen } = change;
    const before = await getDraw(trx, event.id, id);
    await requireSeen("draw", before, patch.revision, presentWholeDraw);
    const { sessionId, anglerId, pegId: formerPegId, sectorId: formerSectorId } = before;
    await requireOpenSession(trx, event.id, sessionId);
    const { pegId, reason } = patch;
    if (pegId === formerPegId) return before;
    const to = await requirePeg(trx, event.id, pegId);
    const others = await draws.findOnPeg(trx, event.id, sessionId, pegId);
    if (others.length > 0 && !patch.swaps) await requireFree(trx, event.id, { sessionId, pegId });
    if (others.length > 0) await requirePeg(trx, event.id, formerPegId);
    const former = { pegId: formerPegId, sectorId: formerSectorId };
    // Pairs fish from one peg: where pegs are exchanged, both of a pair go.
    const mates = others.length > 0 ? await draws.findOnPeg(trx, event.id, sessionId, formerPegId) : [];
    const along = [
      ...mates.filter((mate) => mate.anglerId !== anglerId).map((mate) => ({ ...mate, to })),
      ...others.map((other) => ({ ...other, to: former })),
    ].map(({ anglerId: id, to: peg }) => ({ sessionId, anglerId: id, to: peg }));
    await placeByHand(call, change, desk, [{ sessionId, anglerId, to }, ...along], reason);
    return getDraw(trx, event.id, id);
  });
}

export function deleteDraw(
  call: EventCall,
  id: number,
  { revision, reason }: { revision?: number | undefined; reason: string },
  desk: DrawDesk,
): Promise<void> {
  return changeEventPart(call, { topics: ["draw"] }, async (change) => {
    const { trx, event, requireSeen } = change;
    const listed = await getDraw(trx, event.id, id);
    await requireSeen("draw", listed, revision, presentWholeDraw);
    const { sessionId, anglerId } = listed;
    await requireOpenSession(trx, event.id, sessionId);
    await placeByHand(call, change, desk, [{ sessionId, anglerId, to: null }], reason);
  });
}

async function requireFree(
  db: Db,
  eventId: number,
  { sessionId, pegId }: { sessionId: number; pegId: number },
): Promise<void> {
  const [taken] = await draws.findOnPeg(db, eventId, sessionId, pegId);
  if (!taken) return;
  const { firstName, lastName, pegNumber, sectorCode } = await getDraw(db, eventId, taken.id);
  throw new ProblemError("peg-taken", {
    facts: { peg: pegNumber, sector: sectorCode, name: `${firstName} ${lastName}` },
  });
}
