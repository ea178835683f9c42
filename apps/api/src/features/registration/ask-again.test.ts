import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { createTestApi, type Person, type TestApi } from "../../testing/create-test-api.ts";
import { openRegistration, registrationClient } from "../../testing/registration-client.ts";
import { createTestEvent } from "../../testing/test-event.ts";
import { type Answer, newEmail } from "../../testing/test-login.ts";

let api: TestApi;
let organizer: Person;
let anna: Person;
let kim: string;

beforeAll(async () => {
  api = await createTestApi();
  organizer = await api.asRole("organizer");
});
afterAll(() => api.close());
beforeEach(async () => {
  anna = await api.signUp({ firstName: "Anna" });
  kim = newEmail("kim");
});

interface Sent {
  id: number;
  revision: number;
  entrants: { id: number; reply: string | null }[];
}

async function openEvent(settings: object = { registration_for: "team", team_size: 2 }) {
  const event = await createTestEvent(api, organizer);
  await openRegistration(api, event, organizer, settings);
  return { ...event, ...registrationClient(api, event) };
}

type Event = Awaited<ReturnType<typeof openEvent>>;

function team(email: string) {
  const self = { first_name: "Anna", last_name: "Rivers", is_self: true };
  return { team_name: "Herons", entrants: [self, { first_name: "Kim", last_name: "Weir", email }] };
}

async function register(event: Event, body: object = team(kim)): Promise<Sent> {
  const answer = await event.add(anna.token, body);
  expect(answer.statusCode).toBe(201);
  return answer.json<{ data: Sent }>().data;
}

function ask(event: Event, { entrants }: Sent, { token }: Person): Promise<Answer> {
  const url = `/api/events/${event.id}/entrants/${entrants.at(-1)!.id}/ask`;
  return api.call({ method: "POST", url, token });
}

describe("whoever asks is told why nobody can be asked", () => {
  test("of an event that is over", async () => {
    const event = await openEvent();
    const registered = await register(event);
    await api.database.db
      .updateTable("event")
      .set({ status: "cancelled" })
      .where("id", "=", event.id)
      .execute();
    for (const person of [anna, organizer])
      expect((await ask(event, registered, person)).json().code).toBe("entrant-event-over");
  });

  test("of somebody who is in no team", async () => {
    const event = await openEvent({});
    const registered = await register(event, {
      entrants: [{ first_name: "Kim", last_name: "Weir", email: kim }],
    });
    expect((await ask(event, registered, anna)).json()).toMatchObject({
      code: "entrant-without-team",
      facts: { name: "Kim Weir" },
    });
  });
});
