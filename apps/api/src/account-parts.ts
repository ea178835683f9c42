import { findAllByUser as findAnglersByUser } from "./features/angler/angler.repository.ts";
import { findAllByUser } from "./features/upload/upload.repository.ts";
import {
  findAuditEntries,
  findInvitations,
  findMails,
  findSecurities,
} from "./features/user/account-export.repository.ts";
import type { AccountPart } from "./features/user/account-export.ts";
import type { IdentityIssuer } from "./platform/identity/issuer.ts";

/** Everything "Export my data" exports. Whatever new table names a person gets its line here. */
export function accountParts(issuer: IdentityIssuer): readonly AccountPart[] {
  return [
    { name: "logins", find: (_db, user) => issuer.findLogins(user.uid) },
    { name: "mails", find: findMails },
    { name: "securities", find: findSecurities },
    { name: "invitations", find: findInvitations },
    { name: "anglers", find: (db, user) => findAnglersByUser(db, user.id) },
    { name: "uploads", find: (db, user) => findAllByUser(db, user.id) },
    { name: "auditEntries", find: findAuditEntries },
  ];
}
