import type { AuditTable } from "./tables/audit.table.ts";
import type { EventSpeciesTable } from "./tables/event-species.table.ts";
import type { EventTable } from "./tables/event.table.ts";
import type { MailTable } from "./tables/mail.table.ts";
import type { RevisionTable } from "./tables/revision.table.ts";
import type { SecurityTable } from "./tables/security.table.ts";
import type { SpeciesTable } from "./tables/species.table.ts";
import type { UploadTable } from "./tables/upload.table.ts";
import type { UserTable } from "./tables/user.table.ts";

/** Every table, in the camelCase the code uses; the database itself speaks snake_case. */
export interface Schema {
  audit: AuditTable;
  event: EventTable;
  eventSpecies: EventSpeciesTable;
  mail: MailTable;
  revision: RevisionTable;
  security: SecurityTable;
  species: SpeciesTable;
  upload: UploadTable;
  user: UserTable;
}
