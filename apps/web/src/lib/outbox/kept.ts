import { openDevice } from "./device-store.ts";

export async function readKept<Kept>(name: string): Promise<Kept | undefined> {
  return (await (await openDevice()).get("kept", name)) as Kept | undefined;
}

export async function keep(name: string, value: object): Promise<void> {
  await (await openDevice()).put("kept", value, name);
}
