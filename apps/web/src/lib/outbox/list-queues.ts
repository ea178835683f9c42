import { openDevice } from "./device-store.ts";

/** The queues in which something is, by their names. */
export async function listQueues(): Promise<string[]> {
  const index = (await openDevice()).transaction("operation").store.index("queue");
  const names: string[] = [];
  for await (const cursor of index.iterate(null, "nextunique")) names.push(cursor.value.queue);
  return names;
}

/** Those in which something has not been answered yet. */
export async function listWaitingQueues(): Promise<string[]> {
  const index = (await openDevice()).transaction("operation").store.index("queue");
  const names = new Set<string>();
  for await (const { value } of index.iterate()) if (value.answer === null) names.add(value.queue);
  return [...names];
}
