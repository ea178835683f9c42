import { expect, test } from "vitest";
import { createTurns } from "./turns.ts";

test("what has the same key is done in order, one at a time; what fails holds nobody up", async () => {
  const takeTurn = createTurns();
  const told: string[] = [];
  const work =
    (name: string, fails = false) =>
    async () => {
      told.push(`${name} begins`);
      await Promise.resolve();
      told.push(`${name} ends`);
      if (fails) throw new Error(name);
      return name;
    };
  const answers = await Promise.allSettled([
    takeTurn(1, work("first")),
    takeTurn(1, work("second", true)),
    takeTurn(1, work("third")),
  ]);
  expect(told).toEqual([
    "first begins",
    "first ends",
    "second begins",
    "second ends",
    "third begins",
    "third ends",
  ]);
  expect(answers.map(({ status }) => status)).toEqual(["fulfilled", "rejected", "fulfilled"]);
});

test("another key does not wait", async () => {
  const takeTurn = createTurns();
  let open = () => {};
  const blocked = takeTurn(1, () => new Promise<void>((resolve) => (open = resolve)));
  expect(await takeTurn(2, async () => "through")).toBe("through");
  open();
  await blocked;
});

test("whoever passes the turn lets the next begin, and that one lets nobody overtake", async () => {
  const takeTurn = createTurns();
  const told: string[] = [];
  let end = () => {};
  const first = takeTurn(1, async (pass) => {
    told.push("first begins");
    pass();
    await new Promise<void>((resolve) => (end = resolve));
    told.push("first ends");
  });
  let passSecond = () => {};
  const second = takeTurn(1, async (pass) => {
    told.push("second begins");
    await first;
    passSecond = pass;
  });
  const third = takeTurn(1, async () => void told.push("third"));
  await expect.poll(() => told).toEqual(["first begins", "second begins"]);
  end();
  await Promise.all([first, second, third]);
  passSecond();
  expect(told).toEqual(["first begins", "second begins", "first ends", "third"]);
});
