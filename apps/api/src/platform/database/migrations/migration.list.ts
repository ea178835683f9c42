import type { Migration } from "kysely";
import * as searchKey from "./20261115T0850-search-key.ts";
import * as audit from "./20261115T0900-audit.ts";
import * as mail from "./20261115T0910-mail.ts";
import * as revision from "./20261115T0920-revision.ts";

/** Every migration in the order it runs. New ones go to the end; one that has landed is never edited. */
export const migrations: Record<string, Migration> = {
  "20261115T0850-search-key": searchKey,
  "20261115T0900-audit": audit,
  "20261115T0910-mail": mail,
  "20261115T0920-revision": revision,
};
