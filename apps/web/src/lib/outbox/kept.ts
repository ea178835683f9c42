import { openDevice } from "./device-store.ts";

export async function readKept<Kept>(name: string): Promise<Kept | undefined> {
  return (await (await openDevice()).get("kept", name)) as Kept | undefined;
}

export async function keep(name: string, value: object): Promise<void> {
  await (await openDevice()).put("kept", value, name);
}

/** Changes what is kept, in one step: what somebody forgets meanwhile does not come back. */
export async function changeKept<Kept extends object>(
  name: string,
  change: (kept: Kept) => Kept,
): Promise<void> {
  const { store, done } = (await openDevice()).transaction("kept", "readwrite");
  const kept = (await store.get(name)) as Kept | undefined;
  if (kept) void store.put(change(kept), name);
  await done;
}
