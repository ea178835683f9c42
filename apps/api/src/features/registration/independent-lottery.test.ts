import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestApi, type TestApi } from "../../testing/create-test-api.ts";
import { openStream, sha256, shuffle } from "../../testing/independent-draw.ts";
import { lotteryClient } from "../../testing/lottery-client.ts";
import { addMembers } from "../../testing/many-members.ts";

// Follows "The lottery" of docs/verify-a-draw.md with public answers and the platform's SHA-256. It imports no rule of ours.

let api: TestApi;

beforeAll(async () => {
  api = await createTestApi();
});
afterAll(() => api.close());

test("a lottery of places comes out the same, with the bytes that were hashed", async () => {
  const organizer = await api.asRole("organizer");
  const lottery = lotteryClient(api, organizer, await addMembers(api, 5));
  const event = await lottery.open({ capacity: 3 });
  await event.settle(organizer.token, {
    categories: [
      { category: "open", fee: 0, capacity: null },
      { category: "youth", fee: 0, capacity: 1 },
    ],
  });
  for (const index of [0, 1, 2, 3, 4])
    await lottery.enter(event, index, { category: index < 3 ? "youth" : "open" });
  await lottery.close(event);
  await event.draw(organizer.token, { ingredient: "3 17 22 – štika" });

  const { seed_hash, drawn } = (await event.lottery()).json<{ data: SentLottery }>().data;
  const { seed: hex, ingredient, algorithm, input, input_hash, outcome } = drawn;
  const seed = Buffer.from(hex, "hex");
  expect(sha256(seed).toString("hex")).toBe(seed_hash);
  const text = `{"algorithm":"${algorithm}","input":{"capacity":${input.capacity},"limits":[${input.limits
    .map((one) => `{"capacity":${one.capacity},"category":"${one.category}","taken":${one.taken}}`)
    .join()}],"registrations":[${input.registrations
    .map((one) => `{"category":"${one.category}","registrationId":${one.registration_id}}`)
    .join()}],"taken":${input.taken}}}`;
  expect(sha256(Buffer.from(text)).toString("hex")).toBe(input_hash);

  const mixed = sha256(seed, Buffer.from(ingredient));
  let left = input.capacity - input.taken;
  const leftIn = new Map(input.limits.map(({ category, capacity, taken }) => [category, capacity - taken]));
  const computed = shuffle(input.registrations, openStream(mixed, "lottery")).map((one) => {
    const inCategory = leftIn.get(one.category) ?? Infinity;
    const has_place = left > 0 && inCategory > 0;
    if (has_place) {
      left -= 1;
      leftIn.set(one.category, inCategory - 1);
    }
    return { registration_id: one.registration_id, has_place };
  });
  expect(outcome).toEqual(computed);
  expect(computed.filter(({ has_place }) => has_place)).toHaveLength(3);
});

interface SentLottery {
  seed_hash: string;
  drawn: {
    seed: string;
    ingredient: string;
    algorithm: string;
    input: {
      capacity: number;
      taken: number;
      limits: { category: string; capacity: number; taken: number }[];
      registrations: { registration_id: number; category: string }[];
    };
    input_hash: string;
    outcome: { registration_id: number; has_place: boolean }[];
  };
}
