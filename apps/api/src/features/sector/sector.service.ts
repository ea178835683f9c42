import type { SectorInput, SectorPatch } from "@tightlines/contract/sector";
import { staleRevision } from "../../platform/audit/stale-revision.ts";
import { insertAt } from "../../platform/database/insert-at.ts";
import type { Db, Trx } from "../../platform/database/schema.ts";
import type { UserCaller } from "../../platform/identity/caller.ts";
import type { ServedEvent } from "../../platform/identity/event-access.ts";
import { changeEventPart, type EventPartChange } from "../event/event-part.service.ts";
import * as pegs from "./peg.repository.ts";
import {
  requireOwnPegs,
  requireParent,
  requireUnneeded,
  requireUndrawn,
  requireWholePin,
} from "./sector-rules.ts";
import { nestStoredOrder } from "./sector-order.service.ts";
import { getSector, valuesOf } from "./sector-reading.service.ts";
import { presentSector, type SectorWithPegs } from "./sector.presenter.ts";
import * as sectors from "./sector.repository.ts";

export function addSector(
  db: Db,
  caller: UserCaller,
  event: ServedEvent,
  { pegs: wanted, position, ...input }: SectorInput,
): Promise<SectorWithPegs> {
  return changeEventPart(db, caller, event, async ({ trx, record }) => {
    const all = await sectors.findAll(trx, event.id);
    requireParent(all, undefined, input.parentId);
    requireOwnPegs([], wanted);
    const { id } = await sectors.insert(trx, { ...input, eventId: event.id, position: all.length });
    await pegs.storeAll(trx, event.id, id, wanted);
    if (position !== undefined) await sectors.storeOrder(trx, event.id, insertAt(all, position, id));
    await nestStoredOrder(trx, event.id);
    const added = await getSector(trx, event.id, String(id));
    await record({ noun: "sector", nounId: id, action: "create", after: valuesOf(added) });
    return added;
  });
}

/** A sector and its pegs are one thing with one revision: they are saved together or not at all. */
export function changeSector(
  db: Db,
  caller: UserCaller,
  event: ServedEvent,
  id: string,
  { revision, pegs: wanted, ...change }: SectorPatch,
): Promise<SectorWithPegs> {
  return changeEventPart(db, caller, event, async ({ trx, record }) => {
    const before = await getSector(trx, event.id, id);
    if (before.revision !== revision)
      throw await staleRevision(
        trx,
        { noun: "sector", nounId: before.id, eventId: before.eventId },
        presentSector(before),
      );
    requireWholePin(before, change);
    if (change.parentId !== undefined)
      requireParent(await sectors.findAll(trx, event.id), before.id, change.parentId);
    if (wanted) await storePegs(trx, before, wanted);
    await sectors.update(trx, event.id, before.id, change);
    await nestStoredOrder(trx, event.id);
    const after = await getSector(trx, event.id, id);
    const values = { before: valuesOf(before), after: valuesOf(after) };
    await record({ noun: "sector", nounId: after.id, action: "update", ...values });
    return after;
  });
}

/** A sector others depend on stays, and the refusal names them. */
export function deleteSector(db: Db, caller: UserCaller, event: ServedEvent, id: string): Promise<number> {
  return changeEventPart(db, caller, event, async (change) => {
    const sector = await getSector(change.trx, event.id, id);
    await removeSector(change, sector, "delete");
    return sector.id;
  });
}

export async function removeSector(
  { trx, event, record }: EventPartChange,
  sector: SectorWithPegs,
  action: "delete" | "undo",
): Promise<void> {
  await requireUnneeded(trx, sector);
  await pegs.storeAll(trx, event.id, sector.id, []);
  await sectors.deleteById(trx, event.id, sector.id);
  await nestStoredOrder(trx, event.id);
  await record({ noun: "sector", nounId: sector.id, action, before: valuesOf(sector) });
}

async function storePegs(
  trx: Trx,
  sector: SectorWithPegs,
  wanted: NonNullable<SectorPatch["pegs"]>,
): Promise<void> {
  requireOwnPegs(sector.pegs, wanted);
  const kept = new Set(wanted.map(({ id }) => id));
  await requireUndrawn(
    trx,
    sector,
    sector.pegs.filter(({ id }) => !kept.has(id)),
  );
  await pegs.storeAll(trx, sector.eventId, sector.id, wanted);
}
