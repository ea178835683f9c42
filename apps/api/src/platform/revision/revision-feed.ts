import { Client, type ClientConfig } from "pg";
import { REVISION_CHANNEL } from "./bump-revision.ts";

export interface RevisionFeed {
  /** Settles when the connection is gone, whoever ended it. */
  ended: Promise<void>;
  close(): Promise<void>;
}

interface Hearer {
  onChange(topic: string, revision: number): void;
  onReload(all: Map<string, number>): void;
}

/** A connection may die without a word; asking it now and then finds out. */
const HEARTBEAT_MS = 15_000;
const HEARTBEAT_TIMEOUT_MS = 5_000;

/** One connection that first tells all revisions and then every change, until it ends. */
export async function followRevisions(connection: ClientConfig, hearer: Hearer): Promise<RevisionFeed> {
  const client = new Client({
    ...connection,
    // The pool hides the password from copies of its options.
    password: connection.password,
    application_name: "tightlines revisions",
    query_timeout: HEARTBEAT_TIMEOUT_MS,
  });
  const ended = new Promise<void>((resolve) => {
    client.once("end", resolve);
  });
  // What an error means is that the connection ends; unheard it would end the process.
  client.on("error", () => {});
  client.on("notification", ({ payload }) => {
    const { topic, revision }: { topic: string; revision: number } = JSON.parse(payload ?? "{}");
    hearer.onChange(topic, revision);
  });

  try {
    await client.connect();
    // Listening before reading leaves no gap in which a change could be missed.
    await client.query(`listen ${REVISION_CHANNEL}`);
    const { rows } = await client.query<{ topic: string; revision: number }>(
      "select topic, revision from revision",
    );
    hearer.onReload(new Map(rows.map(({ topic, revision }) => [topic, revision])));
  } catch (error) {
    void client.end().catch(() => {});
    throw error;
  }

  const heartbeat = setInterval(() => {
    client.query("select 1").catch(() => client.end().catch(() => {}));
  }, HEARTBEAT_MS).unref();
  void ended.then(() => clearInterval(heartbeat));
  return { ended, close: () => client.end() };
}
