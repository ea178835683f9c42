import { forgetAddress, forgetKeys } from "../../platform/audit/forget-values.ts";
import type { Db } from "../../platform/database/schema.ts";
import type { Addressee } from "../../platform/database/tables/user.table.ts";
import * as anglers from "../angler/angler.repository.ts";
import * as contacts from "./contact.repository.ts";
import * as entrants from "./entrant.repository.ts";
import * as registrations from "./registration.repository.ts";

/**
 * For somebody who deletes their account. Who registered stays, since the event counts on it; how they are reached,
 * what organizers noted about it, who paid, their licence and their need of an accessible peg go, from the trail as well. What
 * others wrote to an address that this person has not proven is not theirs to take away. The database takes the account itself
 * off these rows.
 */
export async function forgetContacts(db: Db, user: Addressee): Promise<void> {
  await registrations.forgetContacts(db, user);
  await entrants.forgetContacts(db, user);
  await anglers.forgetPrivate(db, user.id);
  await contacts.forgetPayers(db, user.id);
  for (const forgotten of [contacts.ofRegistrations, contacts.ofAnglers])
    await forgetKeys(db, forgotten, user.id);
  if (user.isEmailProven) await forgetAddress(db, { noun: "registration", email: user.email });
}
