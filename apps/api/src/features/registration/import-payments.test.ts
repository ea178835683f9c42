import { makeReference } from "@tightlines/domain/payment/reference";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestApi, type Person, type TestApi } from "../../testing/create-test-api.ts";
import { addMembers, type Member } from "../../testing/many-members.ts";
import {
  bankLine,
  openRegistration,
  registrationClient,
  type SentRegistration,
} from "../../testing/registration-client.ts";
import { createTestEvent, type TestEvent } from "../../testing/test-event.ts";
import type { Answer } from "../../testing/test-login.ts";

let api: TestApi;
let organizer: Person;
let members: Member[];

beforeAll(async () => {
  api = await createTestApi();
  organizer = await api.asRole("organizer");
  members = await addMembers(api, 3);
});
afterAll(() => api.close());

test("a line with the reference and the exact amount pays, once, in whatever file it comes", async () => {
  const { event, rows } = await registered();
  const [first, second] = rows.map(({ id }) => makeReference(id));
  const lines = [
    bankLine({ line: 1, symbol: first }),
    bankLine({ line: 2, texts: [`Startgeld ${second} Danke`], amount: { units: 2000, currency: "EUR" } }),
    bankLine({ line: 3, amount: { units: -2500, currency: "EUR" } }),
    bankLine({ line: 4, texts: ["for the club"] }),
  ];
  expect((await send(event, lines, { is_trial: true })).json().data).toMatchObject({ paid: 1 });
  expect(await payments(event)).toEqual(["unpaid", "unpaid", "unpaid"]);

  const { data } = (await send(event, lines)).json();
  expect(data.lines.map(({ outcome, why }: { outcome: string; why: string }) => [outcome, why])).toEqual([
    ["matched", null],
    ["unclear", "too-little"],
    ["ignored", "outgoing"],
    ["unclear", "no-reference"],
  ]);
  expect(await payments(event)).toEqual(["paid", "unpaid", "unpaid"]);
  const again = (await send(event, lines)).json().data;
  expect([again.paid, again.lines[0].why]).toEqual([0, "seen-before"]);
});

test("whoever pays with the reference of a registration that was merged pays the one that stayed", async () => {
  const { event, rows } = await registered();
  const { merge } = registrationClient(api, event);
  const [first, second] = rows as [SentRegistration, SentRegistration];
  const payload = { other_id: second.id, revision: first.revision, other_revision: second.revision };
  const url = `/api/events/${event.id}/registrations/${first.id}/merge`;
  const refused = await merge(organizer.token, first, second);
  expect(refused.json().fields.leaves_out[0]).toMatchObject({ code: "merge-leaves-out" });
  const merged = await api.call({
    method: "POST",
    url,
    token: organizer.token,
    payload: { ...payload, leaves_out: true, reason: "One person" },
  });
  expect(merged.statusCode).toBe(200);
  const lines = [bankLine({ symbol: makeReference(second.id), texts: [makeReference(first.id)] })];
  const [line] = (await send(event, lines)).json().data.lines;
  expect(line).toMatchObject({ outcome: "matched", registration_id: first.id });
  expect((await payments(event))[0]).toBe("paid");
});

test("a line that has paid in one event pays in no other of the same organizer and account", async () => {
  const [one, other] = [await registered(), await registered()];
  const lines = [bankLine({ texts: ["One transfer for the season"], booked_on: "2027-03-07" })];
  const assign = async ({ event, rows }: Awaited<ReturnType<typeof registered>>) => {
    const [line] = (await send(event, lines, { is_trial: true })).json().data.lines;
    const assigned = [{ fingerprint: line.fingerprint, registration_id: rows[0]!.id }];
    return (await send(event, lines, { assigned })).json().data;
  };
  expect(await assign(one)).toMatchObject({ paid: 1 });
  expect(await assign(other)).toMatchObject({ paid: 0, lines: [{ why: "seen-before" }] });
  const elsewhere = registrationClient(api, other.event);
  await elsewhere.settle(organizer.token, { iban: "CZ65 0800 0000 1920 0014 5399" });
  expect(await assign(other)).toMatchObject({ paid: 1 });
});

test("whoever looked at an unclear line says whom it pays", async () => {
  const { event, rows } = await registered();
  const lines = [bankLine({ texts: ["Ann paid for all of us"] })];
  const [line] = (await send(event, lines, { is_trial: true })).json().data.lines;
  const assigned = [{ fingerprint: line.fingerprint, registration_id: rows[2]!.id }];
  expect((await send(event, lines, { assigned })).json().data).toMatchObject({
    paid: 1,
    lines: [{ outcome: "assigned", registration_id: rows[2]!.id }],
  });
  expect(await payments(event)).toEqual(["unpaid", "unpaid", "paid"]);
});

test("nothing is stored where one line goes to a registration of another event", async () => {
  const { event, rows } = await registered();
  const other = await registered();
  const lines = [bankLine({ line: 1, symbol: makeReference(rows[0]!.id) }), bankLine({ line: 2 })];
  const [, unclear] = (await send(event, lines, { is_trial: true })).json().data.lines;
  const assigned = [{ fingerprint: unclear.fingerprint, registration_id: other.rows[0]!.id }];
  const answer = await send(event, lines, { assigned });
  expect([answer.statusCode, answer.json().code]).toEqual([404, "registration-not-found"]);
  expect(await payments(event)).toEqual(["unpaid", "unpaid", "unpaid"]);
});

test("the same file from three people at once pays nobody twice", async () => {
  const { event, rows } = await registered();
  const lines = rows.map(({ id }, index) => bankLine({ line: index + 1, symbol: makeReference(id) }));
  const answers = await Promise.all([1, 2, 3].map(() => send(event, lines)));
  const paid = answers.map((answer) => answer.json<{ data: { paid: number } }>().data.paid);
  expect(paid.toSorted((one, other) => one - other)).toEqual([0, 0, 3]);
  expect(await payments(event)).toEqual(["paid", "paid", "paid"]);
});

async function registered(): Promise<{ event: TestEvent; rows: SentRegistration[] }> {
  const event = await createTestEvent(api, organizer);
  await openRegistration(api, event, organizer);
  const { add, settle } = registrationClient(api, event);
  await settle(organizer.token, { categories: [{ category: "open", fee: 2500, capacity: null }] });
  const rows: SentRegistration[] = [];
  for (const { firstName: first_name, lastName: last_name, token } of members) {
    const answer = await add(token, { entrants: [{ first_name, last_name, is_self: true }] });
    rows.push(answer.json<{ data: SentRegistration }>().data);
  }
  return { event, rows };
}

function send(event: TestEvent, transactions: readonly object[], body: object = {}): Promise<Answer> {
  return api.call({
    method: "POST",
    url: `/api/events/${event.id}/registrations/payments`,
    token: organizer.token,
    payload: { transactions, ...body },
  });
}

async function payments(event: TestEvent): Promise<(string | null)[]> {
  const { list } = registrationClient(api, event);
  const { data } = (await list(organizer.token)).json<{ data: SentRegistration[] }>();
  return data.map(({ payment_status: status }) => status);
}
