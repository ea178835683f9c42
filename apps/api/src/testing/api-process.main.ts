import type { AddressInfo } from "node:net";
import type { PoolConfig } from "pg";
import { pino } from "pino";
import { createApi } from "../app.ts";
import * as users from "../features/user/user.repository.ts";
import { connectTo } from "../platform/database/database.ts";
import { openIdentity } from "../platform/identity/identity.ts";
import { readSettings } from "../platform/settings/settings.ts";

/** The API in a process of its own, on a database that others use, too. Tells its parent the port it listens on. */
const { connection, env } = JSON.parse(process.argv[2]!) as {
  connection: PoolConfig;
  env: Record<string, string>;
};
const log = pino({ level: "silent" });
const settings = readSettings(env, env["DATA_DIR"]);
const database = await connectTo(connection, log);
const identity = await openIdentity({
  settings,
  database,
  findRights: (uid) => users.findByUid(database.db, uid),
});
const app = await createApi({
  settings,
  database,
  identity,
  log,
  contentPolicy: { scriptHashes: [], styleHashes: [], connect: [], frame: [] },
});
await app.listen({ host: "127.0.0.1", port: 0 });
process.once("SIGTERM", () => {
  void app
    .close()
    .then(() => identity.close())
    .then(() => database.close())
    .then(() => process.disconnect());
});
process.send?.({ port: (app.server.address() as AddressInfo).port });
