import type { OrderInput } from "@tightlines/contract/event-part";
import { ORDER, requireOrder } from "../../platform/audit/require-order.ts";
import type { EventCall } from "../../platform/http/call.ts";
import { changeEventPart } from "../event/event-part.service.ts";
import { presentGroup } from "./group.presenter.ts";
import * as groups from "./group.repository.ts";

/** Puts all groups of an event in another order, as every page shows them. */
export function orderGroups(call: EventCall, wish: OrderInput): Promise<groups.GroupWithMembers[]> {
  return changeEventPart(call, { topics: ["group"] }, async ({ trx, event, record }) => {
    const before = await groups.findAll(trx, event.id);
    const present = () => Promise.resolve(before.map(presentGroup));
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
