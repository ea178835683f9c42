import { rates } from "@tightlines/contract/limits";
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

const often = Array.from({ length: rates.invitee.attempts + 1 });

describe("a stranger uses up nobody's letters, and learns nothing", () => {
  test("by asking", async () => {
    const event = await openEvent();
    const registered = await register(event);
    const stranger = await api.signUp();
    const answers: string[] = [];
    for (const _time of often) answers.push((await ask(event, registered, stranger)).json().code);
    expect(new Set(answers)).toEqual(new Set(["entrant-not-found"]));
    expect((await ask(event, registered, anna)).statusCode).toBe(200);
  });

  test("by changing a registration that is not theirs", async () => {
    const event = await openEvent();
    const { id, revision } = await register(event);
    const stranger = await api.signUp();
    const other = newEmail("other");
    for (const _time of often) {
      const answer = await event.change(stranger.token, id, { ...team(other), revision });
      expect(answer.json().code).toBe("registration-not-found");
    }
    const { entrants } = await register(await openEvent(), team(other));
    expect(entrants.map(({ reply }) => reply)).toEqual(["yes", "waiting"]);
  });
});

test("nobody is counted as asked whom nobody can ask", async () => {
  const event = await openEvent();
  const registered = await register(event);
  const { id, revision } = registered;
  await event.change(anna.token, id, { status: "cancelled", revision });
  for (const _time of often)
    expect((await ask(event, registered, anna)).json().code).toBe("entrant-registration-over");
  const { entrants } = await register(await openEvent());
  expect(entrants.map(({ reply }) => reply)).toEqual(["yes", "waiting"]);
});

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
