import * as users from "@tightlines/api/features/user/user.repository";
import { openDatabase } from "@tightlines/api/platform/database/database";
import type { Database } from "@tightlines/api/platform/database/database";
import { migrateToLatest } from "@tightlines/api/platform/database/migrate";
import { openIdentity } from "@tightlines/api/platform/identity/identity";
import type { Identity } from "@tightlines/api/platform/identity/identity";
import { startPostman } from "@tightlines/api/platform/mail/postman";
import type { Postman } from "@tightlines/api/platform/mail/postman";
import type { Settings } from "@tightlines/api/platform/settings/settings";
import type { Logger } from "pino";

/** Everything behind the web: the migrated database, the identity provider, the postman. */
export interface Product {
  settings: Settings;
  database: Database;
  identity: Identity;
  postman: Postman;
  log: Logger;
  close(): Promise<void>;
}

/** `joinRunning` lets a command work beside a server that owns the embedded database. */
export async function openProduct(
  settings: Settings,
  log: Logger,
  { joinRunning = false } = {},
): Promise<Product> {
  const { dataDir, databaseUrl } = settings;
  const database = await openDatabase({ dataDir, databaseUrl, log, joinRunning });
  try {
    await migrateToLatest(database.db, log);
    const postman = startPostman({
      db: database.db,
      dataDir,
      smtpUrl: settings.smtpUrl,
      from: settings.mailFrom,
      log,
    });
    const identity = await openIdentity({
      settings,
      database,
      findRights: (uid) => users.findByUid(database.db, uid),
    });
    return {
      settings,
      database,
      identity,
      postman,
      log,
      async close() {
        await postman.close();
        await identity.close();
        await database.close();
      },
    };
  } catch (error) {
    await database.close();
    throw error;
  }
}
