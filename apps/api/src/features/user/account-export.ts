import type { AccountExport } from "@tightlines/contract/user";
import { recordAudit } from "../../platform/audit/audit.ts";
import type { Db } from "../../platform/database/schema.ts";
import type { UserRow } from "../../platform/database/tables/user.table.ts";
import { actorOf, type UserCaller } from "../../platform/identity/caller.ts";
import { presentUser } from "./user.presenter.ts";

/** One kind of thing the product holds about people. The list of all of them is account-parts.ts, beside app.ts. */
export interface AccountPart {
  /** A key of the exported file, in camelCase. */
  name: string;
  find: (db: Db, user: UserRow) => Promise<readonly object[]>;
}

/** Everything about somebody. When an administrator fetches it, the trail and the person's own export say so. */
export async function exportAccount(
  db: Db,
  parts: readonly AccountPart[],
  user: UserRow,
  caller: UserCaller,
): Promise<AccountExport> {
  if (caller.userId !== user.id)
    await recordAudit(db, { actor: actorOf(caller), noun: "user", nounId: user.id, action: "export" });
  const found: AccountExport["parts"] = {};
  for (const { name, find } of parts) found[name] = (await find(db, user)).map((row) => ({ ...row }));
  return { exportedAt: new Date().toISOString(), user: presentUser(user), parts: found };
}
