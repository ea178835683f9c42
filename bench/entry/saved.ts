import type { Page } from "playwright-core";

type Watched = Window & { tappedAt?: number; savedAt?: number | undefined };

/** Runs in the page before its scripts: notes when somebody taps, and when a transaction that stores an entry is complete. */
export function watchStore(): void {
  const watched = window as Watched;
  document.addEventListener(
    "click",
    () => {
      watched.tappedAt = performance.now();
      watched.savedAt = undefined;
    },
    { capture: true },
  );
  const { value: open } = Object.getOwnPropertyDescriptor(IDBDatabase.prototype, "transaction") as {
    value: IDBDatabase["transaction"];
  };
  IDBDatabase.prototype.transaction = function (this: IDBDatabase, ...wanted) {
    const transaction = open.apply(this, wanted);
    const [stores, mode] = wanted;
    if (mode === "readwrite" && Array.isArray(stores) && stores.includes("operation"))
      transaction.addEventListener("complete", () => (watched.savedAt = performance.now()));
    return transaction;
  };
}

/** Types a length and saves the fish; milliseconds of the last tap until it is on the disk. */
export async function tapAndWait(page: Page, centimetres: number): Promise<number> {
  for (const digit of String(centimetres))
    await page.getByRole("button", { name: digit, exact: true }).click();
  const save = page.getByRole("button", { name: "Save fish" });
  await save.click();
  await page.waitForFunction(() => (window as Watched).savedAt !== undefined);
  return page.evaluate(() => {
    const { tappedAt, savedAt } = window as Watched;
    return savedAt! - tappedAt!;
  });
}

/** Milliseconds to write such a row, and a counter, into a database of the same browser: what nobody can do without. */
export function writeBarely(page: Page): Promise<number> {
  return page.evaluate(async () => {
    const opening = indexedDB.open("bare", 1);
    opening.addEventListener("upgradeneeded", () => {
      opening.result.createObjectStore("row", { autoIncrement: true });
      opening.result.createObjectStore("counter");
    });
    await new Promise((resolve) => opening.addEventListener("success", resolve));
    const startedAt = performance.now();
    const writing = opening.result.transaction(["row", "counter"], "readwrite", { durability: "strict" });
    writing.objectStore("row").add({ id: crypto.randomUUID(), body: { lengthMm: 250 }, answer: null });
    writing.objectStore("counter").put(1, "count");
    await new Promise((resolve) => writing.addEventListener("complete", resolve));
    const taken = performance.now() - startedAt;
    opening.result.close();
    return taken;
  });
}
