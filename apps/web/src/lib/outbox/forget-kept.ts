import { openDevice } from "./device-store.ts";

/**
 * For somebody who signs out: what was fetched for them goes. What they did and nobody has taken in yet stays, without a
 * name in it, and is sent when they sign in again.
 */
export async function forgetKept(): Promise<void> {
  await (await openDevice()).clear("kept");
}
