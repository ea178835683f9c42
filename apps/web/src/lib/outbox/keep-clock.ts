import { openDevice } from "./device-store.ts";

/** How far the device's clock was off when the server was last asked. */
export async function keepClock(offset: number): Promise<void> {
  await (await openDevice()).put("device", offset, "clock");
}

export async function readClock(): Promise<number> {
  return ((await (await openDevice()).get("device", "clock")) as number | undefined) ?? 0;
}
