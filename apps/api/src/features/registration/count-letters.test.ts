import { rates } from "@tightlines/contract/limits";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createRateLimits } from "../../platform/http/rate-limit.ts";
import { createTestApi, type Person, type TestApi } from "../../testing/create-test-api.ts";
import {
  openRegistration,
  registrationClient,
  type SentRegistration,
} from "../../testing/registration-client.ts";
import { createTestEvent } from "../../testing/test-event.ts";
import type { Answer } from "../../testing/test-login.ts";

let api: TestApi;

beforeAll(async () => {
  api = await createTestApi();
});
afterAll(() => api.close());

async function openEvent(organizer: Person, settings: object = {}) {
  const event = await createTestEvent(api, organizer);
  await openRegistration(api, event, organizer, settings);
  return { ...event, ...registrationClient(api, event) };
}

function sent(answer: Answer): SentRegistration {
  expect(answer.statusCode).toBe(201);
  return answer.json<{ data: SentRegistration }>().data;
}

function named(number: number) {
  return { entrants: [{ first_name: `Angler${number}`, last_name: "Rivers" }] };
}

test("an organizer causes so many letters a day, by messages, by decisions and by hand", async () => {
  const organizer = await api.asRole("organizer", "writer");
  const event = await openEvent(organizer, { needs_approval: true });
  const rows = [
    sent(await event.add(organizer.token, { ...named(1), email: "one@example.org" })),
    sent(await event.add(organizer.token, { ...named(2), email: "two@example.org" })),
  ];
  // The two letters above, and all of today's but one.
  await createRateLimits(api.database.pool).letter.spend(organizer.user.uid, rates.letter.attempts - 3);
  const before = await countMails();
  const message = await event.write(organizer.token, { subject: "Hello", text: "There" });
  expect([message.statusCode, message.json().code]).toEqual([429, "too-many-requests"]);
  expect((await event.decide(organizer.token, rows, { status: "confirmed" })).statusCode).toBe(429);
  const entered = await event.add(organizer.token, { ...named(3), email: "three@example.org" });
  expect(entered.statusCode).toBe(429);
  expect(await countMails()).toBe(before);
  // What causes no letter is done all the same.
  sent(await event.add(organizer.token, named(4)));
  expect((await event.decide(organizer.token, rows, { payment_status: "paid" })).statusCode).toBe(200);
});

test("an address that the desk wrote gets so many letters an hour, whoever causes them", async () => {
  const [one, other] = [await api.asRole("organizer", "one"), await api.asRole("organizer", "other")];
  const [event, elsewhere] = [await openEvent(one), await openEvent(other)];
  const club = "club@example.org";
  let row = sent(await event.add(one.token, { ...named(0), email: club }));
  for (let letter = 1; letter < rates.recipient.attempts; letter += 1) {
    const status = letter % 2 === 0 ? "confirmed" : "cancelled";
    const answer = await event.decide(one.token, [row], { status, reason: "Again" });
    [row] = answer.json<{ data: [SentRegistration] }>().data;
  }
  expect((await event.decide(one.token, [row], { status: "confirmed" })).statusCode).toBe(429);
  expect((await elsewhere.add(other.token, { ...named(1), email: club })).statusCode).toBe(429);
  expect(await countMails(club)).toBe(rates.recipient.attempts);
  sent(await elsewhere.add(other.token, { ...named(1), email: "another@example.org" }));
});

test("one decision about a whole club counts once for the club's address", async () => {
  const organizer = await api.asRole("organizer", "club");
  const event = await openEvent(organizer, { needs_approval: true });
  const rows: SentRegistration[] = [];
  for (let number = 0; number < rates.recipient.attempts - 1; number += 1)
    rows.push(sent(await event.add(organizer.token, { ...named(number), email: "many@example.org" })));
  expect((await event.decide(organizer.token, rows, { status: "confirmed" })).statusCode).toBe(200);
});

async function countMails(address?: string): Promise<number> {
  let query = api.database.db.selectFrom("mail").select("id");
  if (address) query = query.where("toAddress", "=", address);
  return (await query.execute()).length;
}
