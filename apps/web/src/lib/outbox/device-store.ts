import { type DBSchema, type IDBPDatabase, openDB } from "idb";

/** What somebody did on this device and the server has not taken in, or not as it was meant. */
export interface StoredOperation {
  /** The order in which they were made. */
  number?: number;
  /** What they wait in: operations of one queue are sent together, in their order. */
  queue: string;
  id: string;
  body: unknown;
  /** What the server said, where somebody has to look at it; null while it waits. */
  answer: unknown;
}

interface DeviceSchema extends DBSchema {
  operation: { key: number; value: StoredOperation; indexes: { queue: string } };
  /** What pages show without signal, by name. */
  kept: { key: string; value: unknown };
}

let opening: Promise<IDBPDatabase<DeviceSchema>> | undefined;

/** The browser's own database, which survives a closed page and a flat battery. */
export function openDevice(): Promise<IDBPDatabase<DeviceSchema>> {
  opening ??= openDB<DeviceSchema>("tightlines", 1, {
    upgrade(database) {
      const operations = database.createObjectStore("operation", { keyPath: "number", autoIncrement: true });
      operations.createIndex("queue", "queue");
      database.createObjectStore("kept");
    },
    terminated() {
      opening = undefined;
    },
  });
  return opening;
}
