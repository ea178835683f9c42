import { openDevice } from "./device-store.ts";
import { tellTabs } from "./tabs.ts";

/** Lets what waits in one queue wait in another, to be sent by somebody else. What was answered stays where it is. */
export async function moveQueue(from: string, to: string): Promise<void> {
  const { store, done } = (await openDevice()).transaction("operation", "readwrite");
  for (const operation of await store.index("queue").getAll(from))
    if (operation.answer === null) void store.put({ ...operation, queue: to });
  await done;
  tellTabs();
}
