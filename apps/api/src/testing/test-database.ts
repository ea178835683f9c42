import { randomUUID } from "node:crypto";
import { Client, type ClientConfig } from "pg";
import { inject } from "vitest";
import { connectTo, type Database } from "../platform/database/database.ts";
import { silentLog } from "./silent-log.ts";

/** A migrated, empty database of one's own. Make one per test file in `beforeAll` and close it in `afterAll`. */
export async function createTestDatabase(): Promise<Database> {
  return createDatabaseOn(inject("testServer"), { template: "tightlines" });
}

export async function createDatabaseOn(
  server: ClientConfig,
  { template = "template0" }: { template?: string } = {},
): Promise<Database> {
  const name = `test_${randomUUID().replaceAll("-", "")}`;
  await runOn(server, `create database ${name} template ${template}`);
  const database = await connectTo({ ...server, database: name }, silentLog);
  return {
    ...database,
    close: async () => {
      await database.close();
      await runOn(server, `drop database ${name} with (force)`);
    },
  };
}

/** Connections of one's own to the same database, as another process has them. */
export function connectBeside({ pool }: Database): Promise<Database> {
  return connectTo({ ...pool.options, password: pool.options.password }, silentLog);
}

async function runOn(server: ClientConfig, statement: string): Promise<void> {
  const client = new Client({ ...server, database: "postgres" });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
