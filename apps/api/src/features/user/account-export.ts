import type { AccountExport } from "@tightlines/contract/user";
import type { Db } from "../../platform/database/schema.ts";
import type { UserRow } from "../../platform/database/tables/user.table.ts";
import { presentUser } from "./user.presenter.ts";

/** One kind of thing the product holds about people. The list of all of them is account-parts.ts, beside app.ts. */
export interface AccountPart {
  /** A key of the exported file, in camelCase. */
  name: string;
  find: (db: Db, user: UserRow) => Promise<readonly object[]>;
}

export async function exportAccount(
  db: Db,
  parts: readonly AccountPart[],
  user: UserRow,
): Promise<AccountExport> {
  const found: AccountExport["parts"] = {};
  for (const { name, find } of parts) found[name] = (await find(db, user)).map((row) => ({ ...row }));
  return { exportedAt: new Date().toISOString(), user: presentUser(user), parts: found };
}
