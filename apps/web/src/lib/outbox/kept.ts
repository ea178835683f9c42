import { openDevice } from "./device-store.ts";

export async function readKept<Kept>(name: string): Promise<Kept | undefined> {
  return (await (await openDevice()).get("kept", name)) as Kept | undefined;
}

/** Everything whose name begins so. */
export async function readAllKept<Kept>(beginning: string): Promise<Kept[]> {
  const range = IDBKeyRange.bound(beginning, `${beginning}\uFFFF`);
  return (await (await openDevice()).getAll("kept", range)) as Kept[];
}

export async function keep(name: string, value: object): Promise<void> {
  await (await openDevice()).put("kept", value, name);
}

export async function forget(name: string): Promise<void> {
  await (await openDevice()).delete("kept", name);
}

/**
 * Keeps what belongs to something that is kept, while it is: what somebody forgets meanwhile does not come back. An older
 * revision does not replace a newer one, in whichever order their answers arrive.
 */
export async function keepWith(
  main: string,
  isMeant: (main: unknown) => boolean,
  values: ReadonlyMap<string, { revision: number }>,
): Promise<void> {
  const { store, done } = (await openDevice()).transaction("kept", "readwrite");
  const found: unknown = await store.get(main);
  if (found !== undefined && isMeant(found))
    for (const [name, value] of values) {
      const kept = (await store.get(name)) as { revision: number } | undefined;
      if (!kept || kept.revision <= value.revision) await store.put(value, name);
    }
  await done;
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
