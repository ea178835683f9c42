import { type DBSchema, type IDBPDatabase, openDB } from "idb";
import { tellOutdated } from "./outdated.ts";

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

export interface DeviceSchema extends DBSchema {
  operation: { key: number; value: StoredOperation; indexes: { queue: string } };
  /** What pages show without signal, by name. */
  kept: { key: string; value: unknown };
  /** What the device knows about itself, whoever uses it. */
  device: { key: string; value: unknown };
}

export type DeviceStore = IDBPDatabase<DeviceSchema>;

let opening: Promise<DeviceStore> | undefined;

/** The browser's own database, which survives a closed page and a flat battery. */
export function openDevice(): Promise<DeviceStore> {
  opening ??= openDB<DeviceSchema>("tightlines", 2, {
    upgrade(database, from) {
      if (from < 1) {
        const operations = database.createObjectStore("operation", {
          keyPath: "number",
          autoIncrement: true,
        });
        operations.createIndex("queue", "queue");
        database.createObjectStore("kept");
      }
      if (from < 2) database.createObjectStore("device");
    },
    // A newer version of the product in another tab waits until every older one has let go.
    blocking(_current, _newer, event) {
      (event.target as IDBDatabase).close();
      opening = undefined;
      tellOutdated();
    },
    terminated() {
      opening = undefined;
    },
  });
  opening.catch((error: unknown) => {
    opening = undefined;
    // A newer version of the product has been here before this page was opened.
    if (error instanceof DOMException && error.name === "VersionError") tellOutdated();
  });
  return opening;
}
