import type { OrderInput } from "@tightlines/contract/event-part";
import { nestSectors } from "@tightlines/domain/sector/nest-sectors";
import { ORDER, requireOrder } from "../../platform/audit/require-order.ts";
import type { Trx } from "../../platform/database/schema.ts";
import type { SectorRow } from "../../platform/database/tables/sector.table.ts";
import type { EventCall } from "../../platform/http/call.ts";
import { changeEventPart } from "../event/event-part.service.ts";
import { presentSector, type SectorWithPegs } from "./sector.presenter.ts";
import * as sectors from "./sector.repository.ts";
import { withPegs } from "./sector-reading.service.ts";

/** Puts all sectors of an event in another order. Whoever saw another list of them is refused. */
export function orderSectors(call: EventCall, wish: OrderInput): Promise<SectorWithPegs[]> {
  return changeEventPart(call, { topics: ["sector"] }, async ({ trx, event, record }) => {
    const before = await sectors.findAll(trx, event.id);
    const present = async () => (await withPegs(trx, event.id, before)).map(presentSector);
    const wanted = await requireOrder(trx, before, wish, { noun: "sector", eventId: event.id, present });
    await storeNested(trx, event.id, wanted);
    const after = await sectors.findAll(trx, event.id);
    const values = { before: { order: codesOf(before) }, after: { order: codesOf(after) } };
    await record({ noun: "sector", nounId: ORDER, action: "order", ...values });
    return withPegs(trx, event.id, after);
  });
}

/** After a sector came, went or moved under another: parts stand behind their whole, and places have no gaps. */
export async function nestStoredOrder(trx: Trx, eventId: number): Promise<void> {
  await storeNested(trx, eventId, await sectors.findAll(trx, eventId));
}

async function storeNested(trx: Trx, eventId: number, wanted: readonly SectorRow[]): Promise<void> {
  const ids = nestSectors(wanted).map(({ id }) => id);
  await sectors.storeOrder(trx, eventId, ids);
}

function codesOf(rows: readonly SectorRow[]): string[] {
  return rows.map(({ code }) => code);
}
