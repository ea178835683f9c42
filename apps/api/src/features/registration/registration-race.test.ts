import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type ApiProcess, startApiProcess } from "../../testing/api-process.ts";
import { createTestApi, type Person, type TestApi } from "../../testing/create-test-api.ts";
import { addMembers, type Member } from "../../testing/many-members.ts";
import {
  openRegistration,
  registrationClient,
  registrationInput,
  type SentRegistration,
} from "../../testing/registration-client.ts";
import { createTestEvent, type TestEvent } from "../../testing/test-event.ts";

const PEOPLE = 500;
const PLACES = 100;
const ROUNDS = 20;

let api: TestApi;
let organizer: Person;
let members: Member[];
let processes: ApiProcess[];

beforeAll(async () => {
  api = await createTestApi();
  organizer = await api.asRole("organizer");
  members = await addMembers(api, PEOPLE);
  processes = await Promise.all([startApiProcess(api), startApiProcess(api)]);
});
afterAll(async () => {
  for (const each of processes ?? []) await each.stop();
  await api?.close();
});

test(
  `${PEOPLE} people press the button at once for ${PLACES} places, on two processes, ${ROUNDS} times over`,
  { timeout: 600_000 },
  async () => {
    for (let round = 0; round < ROUNDS; round++) {
      const event = await openEvent();
      const answers = await Promise.all(members.map((member, index) => register(event, member, index)));
      expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 201));
      await expectFairly(event, answers);
    }
  },
);

test("pressing twice registers once, whichever process hears it first", { timeout: 120_000 }, async () => {
  const event = await openEvent();
  const pressed = members.slice(0, 200);
  const answers = await Promise.all(
    pressed.flatMap((member, index) => {
      const key = randomUUID();
      return [register(event, member, index, key), register(event, member, index + 1, key)];
    }),
  );
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 201));
  const { meta } = (await registrationClient(api, event).list(organizer.token)).json();
  expect(meta.total).toBe(pressed.length);
});

async function openEvent(): Promise<TestEvent> {
  const event = await createTestEvent(api, organizer);
  await openRegistration(api, event, organizer, { capacity: PLACES });
  return event;
}

interface Told {
  status: number;
  registration: SentRegistration;
}

async function register(event: TestEvent, member: Member, index: number, key?: string): Promise<Told> {
  const { firstName: first_name, lastName: last_name, token } = member;
  const answer = await fetch(`${processes[index % 2]!.url}/api/events/${event.id}/registrations`, {
    method: "POST",
    headers: {
      authorization: `Bearer ${token}`,
      "content-type": "application/json",
      ...(key && { "idempotency-key": key }),
    },
    body: JSON.stringify(registrationInput({ entrants: [{ first_name, last_name, is_self: true }] })),
  });
  const { data } = (await answer.json()) as { data: SentRegistration };
  return { status: answer.status, registration: data };
}

/** Exactly as many are in as there are places; the others wait without gap or double, and everybody was told the truth. */
async function expectFairly(event: TestEvent, answers: readonly Told[]): Promise<void> {
  const rows = (await registrationClient(api, event).list(organizer.token)).json<{
    data: SentRegistration[];
  }>().data;
  const [confirmed, waiting] = [rows.slice(0, PLACES), rows.slice(PLACES)];
  expect(new Set(confirmed.map(({ status }) => status))).toEqual(new Set(["confirmed"]));
  expect(waiting.map(({ waitlist_position: position }) => position)).toEqual(
    Array.from({ length: PEOPLE - PLACES }, (_, index) => index + 1),
  );
  const stored = new Map(rows.map((row) => [row.id, row]));
  for (const { registration } of answers) {
    const { status, waitlist_position } = stored.get(registration.id)!;
    expect(registration).toMatchObject({ status, waitlist_position });
  }
}
