import type { SectorInput, SectorPatch } from "@tightlines/contract/sector";
import { insertAt } from "../../platform/database/insert-at.ts";
import type { Trx } from "../../platform/database/schema.ts";
import type { EventCall } from "../../platform/http/call.ts";
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
import type { SectorUses } from "./sector-uses.ts";
import * as sectors from "./sector.repository.ts";

export function addSector(
  call: EventCall,
  { pegs: wanted, position, ...input }: SectorInput,
): Promise<SectorWithPegs> {
  return changeEventPart(call, { topics: ["sector"] }, async ({ trx, event, record }) => {
    const all = await sectors.findAll(trx, event.id);
    requireParent(all, undefined, input.parentId);
    requireOwnPegs([], wanted);
    const { id } = await sectors.insert(trx, { ...input, eventId: event.id, position: all.length });
    await pegs.storeAll(trx, event.id, id, wanted);
    if (position !== undefined) await sectors.storeOrder(trx, event.id, insertAt(all, position, id));
    await nestStoredOrder(trx, event.id);
    const added = await getSector(trx, event.id, id);
    await record({ noun: "sector", nounId: id, action: "create", after: valuesOf(added) });
    return added;
  });
}

/** A sector and its pegs are one thing with one revision: they are saved together or not at all. */
export function changeSector(
  call: EventCall,
  id: number,
  { revision, pegs: wanted, ...change }: SectorPatch,
  uses: SectorUses,
): Promise<SectorWithPegs> {
  return changeEventPart(call, { topics: ["sector"] }, async ({ trx, event, record, requireSeen }) => {
    const before = await getSector(trx, event.id, id);
    await requireSeen("sector", before, revision, presentSector);
    requireWholePin(before, change);
    if (change.parentId !== undefined)
      requireParent(await sectors.findAll(trx, event.id), before.id, change.parentId);
    if (wanted) await storePegs(trx, before, wanted, uses);
    await sectors.update(trx, event.id, before.id, change);
    await nestStoredOrder(trx, event.id);
    const after = await getSector(trx, event.id, id);
    const values = { before: valuesOf(before), after: valuesOf(after) };
    await record({ noun: "sector", nounId: after.id, action: "update", ...values });
    return after;
  });
}

/** A sector others depend on stays, and the refusal names them. */
export function deleteSector(call: EventCall, id: number, uses: SectorUses): Promise<number> {
  return changeEventPart(call, { topics: ["sector"] }, async (change) => {
    const sector = await getSector(change.trx, change.event.id, id);
    await removeSector(change, sector, "delete", uses);
    return sector.id;
  });
}

export async function removeSector(
  { trx, event, record }: EventPartChange,
  sector: SectorWithPegs,
  action: "delete" | "undo",
  uses: SectorUses,
): Promise<void> {
  await requireUnneeded(trx, sector, uses);
  await pegs.storeAll(trx, event.id, sector.id, []);
  await sectors.deleteById(trx, event.id, sector.id);
  await nestStoredOrder(trx, event.id);
  await record({ noun: "sector", nounId: sector.id, action, before: valuesOf(sector) });
}

async function storePegs(
  trx: Trx,
  sector: SectorWithPegs,
  wanted: NonNullable<SectorPatch["pegs"]>,
  uses: SectorUses,
): Promise<void> {
  requireOwnPegs(sector.pegs, wanted);
  const kept = new Set(wanted.map(({ id }) => id));
  await requireUndrawn(
    trx,
    sector,
    sector.pegs.filter(({ id }) => !kept.has(id)),
    uses,
  );
  await pegs.storeAll(trx, sector.eventId, sector.id, wanted);
}
