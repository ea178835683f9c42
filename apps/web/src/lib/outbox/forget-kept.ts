import { openDevice } from "./device-store.ts";

/** What the names begin with of that which belongs to the device, whoever is signed in on it. */
export const OF_DEVICE = "device ";

/**
 * For somebody who signs out: what was fetched for them goes. What they did and nobody has taken in yet stays, without a
 * name in it, and is sent when they sign in again. What belongs to the device stays, too.
 */
export async function forgetKept(): Promise<void> {
  const { store, done } = (await openDevice()).transaction("kept", "readwrite");
  void store.delete(IDBKeyRange.upperBound(OF_DEVICE, true));
  void store.delete(IDBKeyRange.lowerBound(`${OF_DEVICE}\uFFFF`));
  await done;
}

/** Everything whose name begins so. */
export async function forgetNamed(beginning: string): Promise<void> {
  await (await openDevice()).delete("kept", IDBKeyRange.bound(beginning, `${beginning}\uFFFF`));
}
