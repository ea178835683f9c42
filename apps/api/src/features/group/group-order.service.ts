import type { OrderInput } from "@tightlines/contract/event-part";
import { ORDER, requireOrder } from "../../platform/audit/require-order.ts";
import type { EventCall } from "../../platform/http/call.ts";
import { changeEventPart } from "../event/event-part.service.ts";
import { groupPresenter } from "./group.presenter.ts";
import type { GroupUses } from "./group-uses.ts";
import * as groups from "./group.repository.ts";

/** Puts all groups of an event in another order, as every page shows them. */
export function orderGroups(
  call: EventCall,
  wish: OrderInput,
  uses: GroupUses,
): Promise<groups.GroupWithMembers[]> {
  return changeEventPart(call, { topics: ["group"] }, async ({ trx, event, record }) => {
    const before = await groups.findAll(trx, event.id);
    const present = async () => before.map(groupPresenter(await uses.countCells(trx, event.id)));
    const wanted = await requireOrder(trx, before, wish, { noun: "group", eventId: event.id, present });
    await groups.storeOrder(
      trx,
      event.id,
      wanted.map(({ id }) => id),
    );
    const values = { before: { order: codesOf(before) }, after: { order: codesOf(wanted) } };
    await record({ noun: "group", nounId: ORDER, action: "order", ...values });
    return groups.findAll(trx, event.id);
  });
}

function codesOf(rows: readonly groups.GroupWithMembers[]): string[] {
  return rows.map(({ code }) => code);
}
