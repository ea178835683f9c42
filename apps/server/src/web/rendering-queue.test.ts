import { expect, test } from "vitest";
import { createRenderingQueue } from "./rendering-queue.ts";

test("whoever asks for a hundred pages waits for them, and nobody else does", async () => {
  const queue = createRenderingQueue();
  const done: string[] = [];
  const ask = (client: string, page: number) =>
    queue.run(client, async () => {
      await Promise.resolve();
      done.push(`${client} ${page}`);
    });
  const greedy = Array.from({ length: 100 }, (_, page) => ask("greedy", page));
  await ask("other", 1);
  expect(done.length).toBeLessThanOrEqual(4);
  await Promise.all(greedy);
  expect(done).toHaveLength(101);
});

test("more than a hundred at once are refused with a sentence, and the turn goes on", async () => {
  const queue = createRenderingQueue();
  const asked = Array.from({ length: 110 }, () => queue.run("greedy", async () => "page"));
  const outcomes = await Promise.allSettled(asked);
  const refused = outcomes.filter((outcome) => outcome.status === "rejected");
  expect(refused).toHaveLength(8);
  expect(refused[0]).toMatchObject({
    reason: { code: "too-many-requests", status: 429, message: "Too many attempts. Try again in 1 second." },
  });
});

test("whoever goes on and on gets five pages a second, and nobody else is refused", async () => {
  let ms = 0;
  const queue = createRenderingQueue(() => ms);
  const ask = (client: string) => queue.run(client, async () => "page");
  const count = async (asks: number) => {
    let refused = 0;
    for (let n = 0; n < asks; n++) await ask("greedy").catch(() => (refused += 1));
    return asks - refused;
  };
  expect(await count(300)).toBe(200);
  ms += 10_000;
  expect(await count(300)).toBe(50);
  expect(await ask("other")).toBe("page");
  await expect(ask("greedy")).rejects.toMatchObject({ facts: { seconds: 1 } });
});

test("a page that fails gives the turn to the next", async () => {
  const queue = createRenderingQueue();
  const failing = Array.from({ length: 5 }, () =>
    queue.run("one", () => Promise.reject(new Error("broken"))),
  );
  for (const one of failing) await expect(one).rejects.toThrow("broken");
  expect(await queue.run("one", async () => "page")).toBe("page");
});
