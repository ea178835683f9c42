import { setTimeout as sleep } from "node:timers/promises";
import type { Database } from "../database/database.ts";
import type { Log } from "../log.ts";
import { followRevisions, type RevisionFeed } from "./revision-feed.ts";

export interface RevisionWatch {
  /** The revision of a topic as last heard; 0 for one that never changed. */
  get(topic: string): number;
  /** Calls back with each topic that changed, and answers how to stop. */
  onChange(listener: (topic: string) => void): () => void;
  close(): Promise<void>;
}

const FIRST_DELAY_MS = 100;
const LONGEST_DELAY_MS = 5_000;

/**
 * Knows the revisions of all topics without asking: one connection hears every change. When that connection is
 * lost it is made again and everything is read anew, so what changed meanwhile is noticed late but never missed.
 */
export async function watchRevisions({ pool }: Pick<Database, "pool">, log: Log): Promise<RevisionWatch> {
  const revisions = new Map<string, number>();
  const listeners = new Set<(topic: string) => void>();
  const closing = new AbortController();

  let feed = await connect();
  const running = keepConnected();

  return {
    get: (topic) => revisions.get(topic) ?? 0,
    onChange: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    close: async () => {
      closing.abort();
      await feed.close();
      await running;
    },
  };

  async function keepConnected(): Promise<void> {
    let delay = FIRST_DELAY_MS;
    for (;;) {
      // Closed while it was connecting.
      if (closing.signal.aborted) await feed.close();
      await feed.ended;
      if (closing.signal.aborted) return;
      try {
        feed = await connect();
        delay = FIRST_DELAY_MS;
        log.info("hearing of changes again");
      } catch (error) {
        log.warn({ reason: error instanceof Error ? error.message : error }, "cannot hear of changes yet");
        await sleep(delay, undefined, { signal: closing.signal }).catch(() => {});
        delay = Math.min(delay * 2, LONGEST_DELAY_MS);
      }
    }
  }

  function connect(): Promise<RevisionFeed> {
    return followRevisions(pool.options, { onChange: learn, onReload: learnAll });
  }

  function learn(topic: string, revision: number): void {
    if (revisions.get(topic) === revision) return;
    revisions.set(topic, revision);
    for (const listener of listeners) listener(topic);
  }

  function learnAll(current: Map<string, number>): void {
    for (const topic of revisions.keys()) if (!current.has(topic)) learn(topic, 0);
    for (const [topic, revision] of current) learn(topic, revision);
  }
}
