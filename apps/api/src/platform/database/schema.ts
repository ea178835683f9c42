import type { AuditTable } from "./tables/audit.table.ts";
import type { MailTable } from "./tables/mail.table.ts";
import type { RevisionTable } from "./tables/revision.table.ts";

/** Every table, in the camelCase the code uses; the database itself speaks snake_case. */
export interface Schema {
  audit: AuditTable;
  mail: MailTable;
  revision: RevisionTable;
}
