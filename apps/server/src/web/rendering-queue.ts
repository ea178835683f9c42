import { ProblemError } from "@tightlines/api/platform/http/problem-error";

export interface RenderingQueue {
  /** Does some work for a client in its turn; refuses when too much is asked for from there. */
  run<Value>(client: string, work: () => Promise<Value>): Promise<Value>;
}

interface Client {
  waiting: (() => void)[];
  /** How many pages it may still have made at once, and when that was counted. */
  left: number;
  countedAt: number;
}

/** While one page waits for the database, another can be rendered. */
const AT_ONCE = 2;
const MAX_WAITING = 100;
/** A club behind one address that opens every page of twenty events gets them; who goes on and on gets five a second. */
const BURST = 200;
const PER_SECOND = 5;

/**
 * Pages that nobody has asked for before are rendered one after the other, taking turns between the addresses that ask
 * for them: whoever makes addresses up waits for themselves, and nobody else does.
 */
export function createRenderingQueue(now = () => performance.now()): RenderingQueue {
  const clients = new Map<string, Client>();
  let running = 0;
  return {
    async run(client, work) {
      await turnOf(client);
      try {
        return await work();
      } finally {
        running -= 1;
        next();
      }
    },
  };

  function turnOf(name: string): Promise<void> {
    const client = clientOf(name);
    if (client.left < 1) throw refused((1 - client.left) / PER_SECOND);
    if (client.waiting.length >= MAX_WAITING) throw refused(1);
    client.left -= 1;
    return new Promise((resolve) => {
      client.waiting.push(resolve);
      next();
    });
  }

  function clientOf(name: string): Client {
    const seen = clients.get(name);
    if (!seen) forgetIdle();
    const client = seen ?? { waiting: [], left: BURST, countedAt: now() };
    client.left = leftOf(client);
    client.countedAt = now();
    clients.set(name, client);
    return client;
  }

  function leftOf({ left, countedAt }: Client): number {
    return Math.min(BURST, left + ((now() - countedAt) / 1000) * PER_SECOND);
  }

  function forgetIdle(): void {
    for (const [name, client] of clients)
      if (client.waiting.length === 0 && leftOf(client) === BURST) clients.delete(name);
  }

  /** Whoever had a turn goes to the end. */
  function next(): void {
    if (running >= AT_ONCE) return;
    for (const [name, client] of clients) {
      const start = client.waiting.shift();
      if (!start) continue;
      clients.delete(name);
      clients.set(name, client);
      running += 1;
      start();
      return;
    }
  }
}

function refused(seconds: number): ProblemError {
  return new ProblemError("too-many-requests", { facts: { seconds: Math.ceil(seconds) } });
}
