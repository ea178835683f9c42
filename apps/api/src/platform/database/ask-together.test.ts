import { expect, test } from "vitest";
import { askTogether } from "./ask-together.ts";

test("whoever comes while it is being asked is answered with the next question, each with their own answer", async () => {
  const asked: number[][] = [];
  const ask = askTogether(async (keys: number[]) => {
    asked.push(keys);
    await Promise.resolve();
    return keys.map((key) => key * 2);
  });
  expect(await Promise.all([1, 2, 3].map(ask))).toEqual([2, 4, 6]);
  expect(asked).toEqual([[1], [2, 3]]);
  expect(await ask(4)).toBe(8);
  expect(asked).toHaveLength(3);
});

test("no question grows without limit", async () => {
  const sizes: number[] = [];
  const ask = askTogether(async (keys: number[]) => {
    sizes.push(keys.length);
    return keys;
  });
  await Promise.all(Array.from({ length: 250 }, (_, key) => ask(key)));
  expect(sizes).toEqual([1, 100, 100, 49]);
});

test("what fails fails for those who asked together, and nobody after them", async () => {
  let isDown = true;
  const ask = askTogether(async (keys: number[]) => {
    await Promise.resolve();
    if (isDown && keys.includes(2)) throw new Error("no database");
    return keys;
  });
  const answers = await Promise.allSettled([ask(1), ask(2), ask(3)]);
  expect(answers.map(({ status }) => status)).toEqual(["fulfilled", "rejected", "rejected"]);
  isDown = false;
  expect(await ask(2)).toBe(2);
});
