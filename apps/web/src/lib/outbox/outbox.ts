import { type DeviceMark, nextMark } from "./device-mark.ts";
import { openDevice, type StoredOperation } from "./device-store.ts";
import { inOneTab } from "./one-tab.ts";
import { tellTabs } from "./tabs.ts";

/** An operation that waits, or that somebody has to look at. */
export interface Waiting<Body, Answer> extends StoredOperation {
  body: Body;
  answer: Answer | null;
}

export interface OutboxOptions<Body, Answer> {
  /** The same for everything that is sent together, by the same person. */
  queue: string;
  /** What the operations of this device are counted by. */
  counter: string;
  /** Sends some of them, in order. Answers one for each; fails where nobody knows what became of them. */
  send: (bodies: Body[]) => Promise<Answer[]>;
  atOnce: number;
  /** Whether nobody has to look at an answer. */
  isSettled: (answer: Answer) => boolean;
  /** Stores what the answers say, before the operations they settle are gone from the device. */
  takeIn: (answers: Answer[]) => Promise<void>;
}

/**
 * What was done without waiting for the network: the device's store first, the screen second, the network third. An
 * operation leaves the store when the server has answered it, so that it may be sent twice and never gets lost; the server
 * knows it by its id and carries it out once.
 */
export interface Outbox<Body, Answer> {
  /** Stores it. It is made when the device's mark is known, and is on the device when this resolves. */
  add: (id: string, make: (mark: DeviceMark) => Body) => Promise<void>;
  /** Stores all of them, in their order, or none. */
  addAll: (all: readonly Added<Body>[]) => Promise<void>;
  /** In the order they were made. */
  list: () => Promise<Waiting<Body, Answer>[]>;
  /** Lets what was answered wait again. */
  sendAgain: (ids: readonly string[]) => Promise<void>;
  /** Takes away what somebody has looked at. */
  remove: (ids: readonly string[]) => Promise<void>;
  /** Sends what waits, as far as it gets, and from one tab at a time. Fails like the first call that did not arrive. */
  flush: () => Promise<void>;
}

export interface Added<Body> {
  id: string;
  make: (mark: DeviceMark) => Body;
}

export function createOutbox<Body, Answer>(options: OutboxOptions<Body, Answer>): Outbox<Body, Answer> {
  const { queue, counter, send, atOnce, isSettled, takeIn } = options;
  let flushing: Promise<void> | undefined;

  async function list(): Promise<Waiting<Body, Answer>[]> {
    return (await (await openDevice()).getAllFromIndex("operation", "queue", queue)) as Waiting<
      Body,
      Answer
    >[];
  }

  async function flushAll(): Promise<void> {
    for (;;) {
      const next = (await list()).filter(({ answer }) => answer === null).slice(0, atOnce);
      if (next.length === 0) return;
      const answers = await send(next.map(({ body }) => body));
      await takeIn(answers);
      const { store, done } = (await openDevice()).transaction("operation", "readwrite");
      for (const [place, operation] of next.entries()) {
        const answer = answers[place]!;
        if (isSettled(answer)) void store.delete(operation.number!);
        else void store.put({ ...operation, answer });
      }
      await done;
      tellTabs();
    }
  }

  async function addAll(all: readonly Added<Body>[]): Promise<void> {
    // Strict: it is on the disk when it is said to be saved, and a phone that restarts has it.
    const transaction = (await openDevice()).transaction(["operation", "device"], "readwrite", {
      durability: "strict",
    });
    const adding: Promise<unknown>[] = [];
    for (const { id, make } of all) {
      const body = make(await nextMark(transaction, counter));
      adding.push(transaction.objectStore("operation").add({ queue, id, body, answer: null }));
    }
    // Nothing else is asked of it: the disk need not wait until the page has heard of each row.
    transaction.commit();
    await Promise.all([...adding, transaction.done]);
    tellTabs();
  }

  return {
    list,
    add: (id, make) => addAll([{ id, make }]),
    addAll,
    async sendAgain(ids) {
      const { store, done } = (await openDevice()).transaction("operation", "readwrite");
      for (const operation of await store.index("queue").getAll(queue))
        if (ids.includes(operation.id)) void store.put({ ...operation, answer: null });
      await done;
      tellTabs();
    },
    async remove(ids) {
      const numbers = (await list()).filter(({ id }) => ids.includes(id)).map(({ number }) => number!);
      const { store, done } = (await openDevice()).transaction("operation", "readwrite");
      for (const number of numbers) void store.delete(number);
      await done;
      tellTabs();
    },
    flush() {
      flushing ??= inOneTab(`outbox ${queue}`, flushAll).finally(() => {
        flushing = undefined;
      });
      return flushing;
    },
  };
}
