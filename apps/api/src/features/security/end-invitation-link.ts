import type { InvitationLinkRow } from "../../platform/database/tables/invitation-link.table.ts";
import type { EventPartChange } from "../event/event-part.service.ts";
import * as links from "./invitation-link.repository.ts";

/** Ends a link for ever, with its trail. */
export async function endLink(
  { trx, record }: Pick<EventPartChange, "trx" | "record">,
  link: InvitationLinkRow,
): Promise<void> {
  await links.revoke(trx, link);
  await record({
    noun: "invitation-link",
    nounId: link.id,
    action: "withdraw",
    before: valuesOfLink(link),
  });
}

/** The trail is read by many, and a hash is of use to nobody. */
export function valuesOfLink({ right, maxPeople, expiresAt }: InvitationLinkRow) {
  return { right, maxPeople, expiresAt: expiresAt.toISOString() };
}
