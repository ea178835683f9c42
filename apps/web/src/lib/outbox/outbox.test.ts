import "fake-indexeddb/auto";
import { expect, test, vi } from "vitest";
import { createOutbox } from "./outbox.ts";

test("what is said to be saved is on the disk, also when the device restarts", async () => {
  const opened = vi.spyOn(IDBDatabase.prototype, "transaction");
  const outbox = createOutbox<object, object>({
    queue: "fish",
    counter: "fish",
    send: () => Promise.resolve([]),
    atOnce: 1,
    isSettled: () => true,
    takeIn: () => Promise.resolve(),
  });
  await outbox.add("a", (mark) => mark);
  expect(await outbox.list()).toMatchObject([{ id: "a", body: { deviceNumber: 1 } }]);
  const written = opened.mock.calls.filter(([, mode]) => mode === "readwrite");
  expect(written).toEqual([[["operation", "device"], "readwrite", { durability: "strict" }]]);
});
