import { expect, test } from "vitest";
import { createTestDatabase } from "../testing/test-database.ts";
import { inTransaction } from "./database/in-transaction.ts";
import { letOthersGoOn } from "./let-others-go-on.ts";

test("long work goes on part by part, one part in a turn, and what is short in between", async () => {
  const order: string[] = [];
  const work = async (name: string) => {
    for (const part of [1, 2]) {
      await letOthersGoOn();
      order.push(`${name} ${part}`);
    }
  };
  const short = async () => {
    for (const part of [1, 2, 3, 4]) {
      await new Promise((resolve) => setImmediate(resolve));
      order.push(`short ${part}`);
    }
  };
  await Promise.all([work("a"), work("b"), short()]);
  const long = order.filter((line) => !line.startsWith("short"));
  expect(long).toEqual(["a 1", "b 1", "a 2", "b 2"]);
  for (const [place, line] of long.slice(1).entries())
    expect(order.slice(order.indexOf(long[place]!), order.indexOf(line)).join()).toContain("short");
});

test("while somebody waits for a transaction, long work steps aside for longer", async () => {
  const database = await createTestDatabase();
  try {
    const order: string[] = [];
    await inTransaction(database.db, async () => {
      const short = new Promise<void>((resolve) => setTimeout(resolve, 1)).then(() => order.push("short"));
      await letOthersGoOn();
      order.push("long");
      await short;
    });
    expect(order).toEqual(["short", "long"]);
  } finally {
    await database.close();
  }
});
