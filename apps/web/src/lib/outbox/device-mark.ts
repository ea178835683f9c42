import type { IDBPTransaction } from "idb";
import type { DeviceSchema } from "./device-store.ts";
import { newId } from "./new-id.ts";

/** Says which device an operation was made on, and as which one of that device. */
export interface DeviceMark {
  deviceId: string;
  deviceNumber: number;
}

type Marking = IDBPTransaction<DeviceSchema, ("operation" | "device")[], "readwrite">;

/**
 * The mark of the next operation. It is given in the transaction that stores the operation: a number that was given away
 * and never stored would look like an operation that got lost.
 */
export async function nextMark(transaction: Marking, counter: string): Promise<DeviceMark> {
  const store = transaction.objectStore("device");
  const known = (await store.get("id")) as string | undefined;
  const deviceId = known ?? newId();
  if (known === undefined) await store.put(deviceId, "id");
  const name = `count ${counter}`;
  const deviceNumber = (((await store.get(name)) as number | undefined) ?? 0) + 1;
  await store.put(deviceNumber, name);
  return { deviceId, deviceNumber };
}
