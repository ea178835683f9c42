import { expect, test } from "vitest";
import { askTogether } from "./ask-together.ts";

test("whoever comes while it is being asked is answered with the next question, each with their own answer", async () => {
  const asked: number[][] = [];
  const ask = askTogether(async (keys: number[]) => {
    asked.push(keys);
    await Promise.resolve();
    return keys.map((key) => key * 2);
  });
  expect(await Promise.all([1, 2, 3, 4, 5].map(ask))).toEqual([2, 4, 6, 8, 10]);
  expect(asked).toEqual([[1], [2], [3], [4, 5]]);
  expect(await ask(6)).toBe(12);
  expect(asked).toHaveLength(5);
});

test("no question grows without limit", async () => {
  const sizes: number[] = [];
  const ask = askTogether(async (keys: number[]) => {
    sizes.push(keys.length);
    return keys;
  });
  await Promise.all(Array.from({ length: 250 }, (_, key) => ask(key)));
  expect(sizes).toEqual([1, 1, 1, 100, 100, 47]);
});

test("what fails fails for those who asked together, and nobody after them", async () => {
  let isDown = true;
  const ask = askTogether(async (keys: number[]) => {
    await Promise.resolve();
    if (isDown && keys.includes(4)) throw new Error("no database");
    return keys;
  });
  const answers = await Promise.allSettled([1, 2, 3, 4, 5].map(ask));
  expect(answers.map(({ status }) => status === "fulfilled")).toEqual([true, true, true, false, false]);
  isDown = false;
  expect(await ask(4)).toBe(4);
});

test("a question that hangs holds up nobody who comes later", async () => {
  const ask = askTogether((keys: number[]) =>
    keys.includes(1) ? new Promise<number[]>(() => {}) : Promise.resolve(keys),
  );
  void ask(1);
  expect(await Promise.all([2, 3, 4].map(ask))).toEqual([2, 3, 4]);
});
