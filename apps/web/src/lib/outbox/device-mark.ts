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
  const name = `count ${counter}`;
  // Asked for together and written without waiting: the transaction is done when all of it is.
  const [known, counted] = (await Promise.all([store.get("id"), store.get(name)])) as [
    string | undefined,
    number | undefined,
  ];
  const deviceId = known ?? newId();
  if (known === undefined) void store.put(deviceId, "id");
  const deviceNumber = (counted ?? 0) + 1;
  void store.put(deviceNumber, name);
  return { deviceId, deviceNumber };
}
