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

beforeAll(async () => {
  api = await createTestApi();
  organizer = await api.asRole("organizer");
});
afterAll(() => api.close());

/** Kim Abbot and Tom Adams are under age, Cy Aalto is not. They came in this order. */
async function openEvent() {
  const event = await createTestEvent(api, organizer);
  await openRegistration(api, event, organizer);
  const client = registrationClient(api, event);
  const minor = { is_minor: true, club: "Weir" };
  for (const entrant of [
    { first_name: "Tom", last_name: "Abbot", ...minor },
    { first_name: "Kim", last_name: "Adams", ...minor },
    { first_name: "Cy", last_name: "Aalto", club: "Weir" },
  ])
    await client.add(organizer.token, { entrants: [entrant], guardian_name: "Olga Brook" });
  return client;
}

type Client = Awaited<ReturnType<typeof openEvent>>;

async function firstNames(client: Client, query: string, token?: string): Promise<string[]> {
  const { data } = (await client.list(token, query)).json<{ data: SentRegistration[] }>();
  return data.map(({ entrants: [first] }) => first!.first_name);
}

test("people under age are found and sorted by what is shown of them", async () => {
  const client = await openEvent();
  expect(await firstNames(client, "&search=adams")).toEqual(["Kim"]);
  expect(await firstNames(client, "&sort=name")).toEqual(["Cy", "Tom", "Kim"]);
  await client.settle(organizer.token, { hides_minors: true });
  expect(await firstNames(client, "&search=adams")).toEqual([]);
  expect(await firstNames(client, "&search=ada")).toEqual([]);
  expect(await firstNames(client, "&search=weir")).toEqual(["Cy"]);
  expect(await firstNames(client, "&search=kim")).toEqual(["Kim"]);
  // Both are "A." now: Kim stands before Tom.
  expect((await firstNames(client, "&sort=name")).filter((name) => name !== "Cy")).toEqual(["Kim", "Tom"]);
  expect(await firstNames(client, "&search=adams", organizer.token)).toEqual(["Kim"]);
  expect(await firstNames(client, "&sort=name", organizer.token)).toEqual(["Cy", "Tom", "Kim"]);
});

test("guests do not learn from the order who has paid", async () => {
  const client = await openEvent();
  const rows = (await client.list(organizer.token)).json<{ data: SentRegistration[] }>().data;
  await client.decide(organizer.token, [rows[2]!], { payment_status: "paid" });
  await client.decide(organizer.token, [rows[0]!], { payment_status: "waived" });
  expect(await firstNames(client, "&sort=payment", organizer.token)).toEqual(["Cy", "Kim", "Tom"]);
  for (const sort of ["payment", "-payment"])
    expect(await firstNames(client, `&sort=${sort}`)).toEqual(["Tom", "Kim", "Cy"]);
});
