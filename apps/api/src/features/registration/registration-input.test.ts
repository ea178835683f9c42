import { registrationEndpoints } from "@tightlines/contract/registration/registration-endpoints";
import { QUESTIONS } from "@tightlines/domain/registration/registration-lengths";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestApi, type Person, type TestApi } from "../../testing/create-test-api.ts";
import {
  openRegistration,
  registrationClient,
  type SentRegistration,
} from "../../testing/registration-client.ts";
import { createTestEvent } from "../../testing/test-event.ts";

let api: TestApi;
let organizer: Person;
let ann: Person;

beforeAll(async () => {
  api = await createTestApi();
  organizer = await api.asRole("organizer");
  ann = await api.signUp();
});
afterAll(() => api.close());

test("a category is found however its capitals are typed, and kept as the organizer wrote it", async () => {
  const { add, change, settle } = await openEvent();
  await settle(organizer.token, {
    categories: [
      { category: "Guests", fee: 2500, capacity: null },
      { category: "Club members", fee: 1000, capacity: null },
    ],
  });
  const { data } = (await add(ann.token, { category: "GUESTS" })).json<{ data: SentRegistration }>();
  expect(data).toMatchObject({ category: "Guests", fee: 2500 });
  const moved = await change(ann.token, data.id, { category: "club Members", revision: data.revision });
  expect(moved.json().data).toMatchObject({ category: "Club members", fee: 1000 });
});

test("nobody sends more answers than there can be questions", async () => {
  const { add } = await openEvent();
  const answers = Array.from({ length: QUESTIONS + 1 }, (_, number) => [`q-${number}`, "x"]);
  const refused = await add(ann.token, { answers: Object.fromEntries(answers) });
  expect(refused.json().fields.answers).toMatchObject([{ code: "too-many", facts: { max: QUESTIONS } }]);
  expect((await add(ann.token, { answers: Object.fromEntries(answers.slice(1)) })).statusCode).toBe(201);
});

test.each([
  ["registration-unannounced", null],
  ["registration-upcoming", "2027-01-01T00:00:00Z"],
] as const)("a change while the event is %s is refused as the contract says", async (code, opensAt) => {
  const { event, add, change } = await openEvent();
  const { data } = (await add(ann.token)).json<{ data: SentRegistration }>();
  await openRegistration(api, event, organizer, { registration_opens_at: opensAt });
  const refused = await change(ann.token, data.id, { phone: "123", revision: data.revision });
  expect(refused.json().code).toBe(code);
  expect(registrationEndpoints.updateRegistration.problems).toContain(code);
});

async function openEvent() {
  const event = await createTestEvent(api, organizer);
  await openRegistration(api, event, organizer);
  return { event, ...registrationClient(api, event) };
}
