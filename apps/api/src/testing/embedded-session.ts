import { Client, type ClientConfig } from "pg";
import { type Embedded, type EmbeddedOptions, startEmbedded } from "../platform/database/embedded.ts";
import { type OwnerProcess, startOwner } from "./owner-process.ts";
import { silentLog } from "./silent-log.ts";
import { createTestFolder, type TestFolder } from "./test-folder.ts";

/** A folder for one test of the launcher, with everything the test starts on it. */
export interface EmbeddedSession extends TestFolder {
  start(options?: Partial<EmbeddedOptions>): Promise<Embedded>;
  startElsewhere(): OwnerProcess;
}

export async function createEmbeddedSession(mode?: number): Promise<EmbeddedSession> {
  const folder = await createTestFolder(mode);
  const started: Embedded[] = [];
  const elsewhere: OwnerProcess[] = [];

  const start = async (options: Partial<EmbeddedOptions> = {}) => {
    const embedded = await startEmbedded({ dataDir: folder.dataDir, log: silentLog, ...options });
    started.push(embedded);
    return embedded;
  };
  return {
    ...folder,
    start,
    startElsewhere: () => {
      const owner = startOwner(folder.dataDir);
      elsewhere.push(owner);
      return owner;
    },
    remove: async () => {
      try {
        for (const owner of elsewhere) await owner.kill("SIGTERM");
        for (const embedded of started) await embedded.close();
      } finally {
        await folder.remove();
      }
    },
  };
}

export async function ask<Row extends object>(connection: ClientConfig, query: string): Promise<Row[]> {
  const client = new Client(connection);
  await client.connect();
  try {
    return (await client.query<Row>(query)).rows;
  } finally {
    await client.end();
  }
}
