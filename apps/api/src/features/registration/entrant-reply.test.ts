import { rates, REPLY_DAYS } from "@tightlines/contract/limits";
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

interface Entrant {
  id: number;
  email: string | null;
  reply: string | null;
}

interface Sent {
  id: number;
  revision: number;
  entrants: Entrant[];
}

const self = { first_name: "Anna", last_name: "Rivers", is_self: true };

async function openEvent(settings: object = {}) {
  const event = await createTestEvent(api, organizer);
  await openRegistration(api, event, organizer, {
    registration_for: "team",
    team_size: 2,
    reserves: 1,
    ...settings,
  });
  return { ...event, ...registrationClient(api, event) };
}

type Event = Awaited<ReturnType<typeof openEvent>>;

function team(mate: object = {}) {
  return {
    team_name: "Herons",
    entrants: [self, { first_name: "Kim", last_name: "Weir", email: kim, club: "Weir", ...mate }],
  };
}

function sent(answer: Answer): Sent {
  expect([200, 201]).toContain(answer.statusCode);
  return answer.json<{ data: Sent }>().data;
}

async function register(event: Event, { token } = anna): Promise<Sent> {
  return sent(await event.add(token, team()));
}

async function codeTo(email: string): Promise<string> {
  return (await api.lastLink(email)).searchParams.get("code")!;
}

function read(code: string, token?: string): Promise<Answer> {
  return api.call({ method: "GET", url: `/api/entrants/${code}`, token });
}

function say(code: string, reply: "yes" | "no", token?: string): Promise<Answer> {
  return api.call({ method: "POST", url: `/api/entrants/${code}/reply`, token, payload: { reply } });
}

function ask(event: Event, { id }: Entrant, { token }: Person): Promise<Answer> {
  return api.call({ method: "POST", url: `/api/events/${event.id}/entrants/${id}/ask`, token });
}

async function repliesOf(event: Event, id: number, { token } = anna): Promise<(string | null)[]> {
  return sent(await event.get(token, id)).entrants.map(({ reply }) => reply);
}

function lettersTo(email: string) {
  return api.database.db
    .selectFrom("mail")
    .select(["subject", "text", "expiresAt"])
    .where("toAddress", "=", email)
    .orderBy("id")
    .execute();
}

describe("whom a captain has named", () => {
  test("gets a letter, reads what is known, says yes with one press and needs no account", async () => {
    const event = await openEvent();
    const { id } = await register(event);
    const [letter] = await lettersTo(kim);
    expect(letter!.subject).toBe("Do you take part? Herons, Spring Masters");
    expect(letter!.text).toContain("Anna Rivers named you (Kim Weir) in team Herons for Spring Masters.");
    const days = (letter!.expiresAt!.getTime() - Date.now()) / (24 * 3600 * 1000);
    expect(Math.round(days)).toBe(REPLY_DAYS);
    expect((await api.lastLink(kim)).pathname).toBe(`/events/${event.url}/registrations/reply`);
    expect(await repliesOf(event, id)).toEqual(["yes", "waiting"]);

    const code = await codeTo(kim);
    const answer = await read(code);
    expect(answer.json().data).toMatchObject({
      state: "open",
      reply: null,
      event_name: "Spring Masters",
      team_name: "Herons",
      named_by: "Anna Rivers",
      person: { first_name: "Kim", email: kim, club: "Weir" },
    });
    // What is for one person is not kept by a browser. Reading has changed nothing.
    expect(answer.headers["x-tightlines-public"]).toBeUndefined();
    expect(await repliesOf(event, id)).toEqual(["yes", "waiting"]);

    expect((await say(code, "yes")).json().data).toMatchObject({ state: "answered", reply: "yes" });
    expect(await repliesOf(event, id)).toEqual(["yes", "yes"]);
    expect(await repliesOf(event, id, organizer)).toEqual(["yes", "yes"]);
    expect(await trailOf(event)).toMatchObject([
      { action: "create", actorName: "Anna Rivers" },
      { action: "accept", actorUid: null, actorName: "Kim Weir", after: { asked: "Kim Weir" } },
    ]);
    expect(await lettersTo(anna.email)).toHaveLength(2);
  });

  test("says no, and the captain gets a letter", async () => {
    const event = await openEvent();
    const { id } = await register(event);
    const code = await codeTo(kim);
    expect((await say(code, "no")).json().data).toMatchObject({ state: "answered", reply: "no" });
    expect(await repliesOf(event, id)).toEqual(["yes", "no"]);
    const { subject, text } = (await lettersTo(anna.email)).at(-1)!;
    expect(subject).toBe("Kim Weir does not take part: Spring Masters");
    expect(text).toContain("Kim Weir said that they do not take part in team Herons");
    // Pressing twice is one answer, and one letter.
    await say(code, "no");
    expect((await lettersTo(anna.email)).filter((letter) => letter.subject === subject)).toHaveLength(1);
    expect((await say(code, "yes")).json()).toMatchObject({
      code: "reply-given",
      facts: { name: "Kim Weir" },
    });
  });

  test("finds the team among their registrations when they are signed in with that address", async () => {
    const event = await openEvent();
    await register(event);
    const code = await codeTo(kim);
    // A guest first: nothing is linked. Then the same answer once more, signed in.
    expect((await say(code, "yes")).json().data.is_linked).toBe(false);
    const mate = await api.signUp({ email: kim, firstName: "Kim" });
    const stranger = await api.signUp();
    expect((await say(code, "yes", stranger.token)).json().data.is_linked).toBe(false);
    expect(await accountOf(stranger)).toEqual([]);
    expect((await say(code, "yes", mate.token)).json().data.is_linked).toBe(true);
    // The team is theirs to see; how its captain is reached is not.
    expect(await accountOf(mate)).toMatchObject([
      { event_url: event.url, team_name: "Herons", is_own: false, email: null, phone: null, fee: null },
    ]);
    const url = `/api/account/${mate.user.uid}/export`;
    const { parts } = (await api.call({ url, token: mate.token })).json().data;
    expect([parts.registrations, parts.entrants.length]).toEqual([[], 1]);
    expect(JSON.stringify(parts.entrants)).not.toContain("code_hash");
  });

  test("is not registered twice by saying yes", async () => {
    const [event] = [await openEvent({ team_size: 1 })];
    const mate = await api.signUp({ email: kim, firstName: "Kim", lastName: "Weir" });
    const alone = { team_name: "Alone", entrants: [{ ...self, first_name: "Kim", last_name: "Weir" }] };
    sent(await event.add(mate.token, alone));
    const { entrants } = team();
    sent(await event.add(anna.token, { team_name: "Herons", entrants: [entrants[1]] }));
    const answer = await say(await codeTo(kim), "yes", mate.token);
    // Their yes counts; the account stays with whom they are already.
    expect(answer.json().data).toMatchObject({ state: "answered", reply: "yes", is_linked: false });
    expect(await accountOf(mate)).toMatchObject([{ team_name: "Alone" }]);
  });
});

describe("a code", () => {
  test("ends when the address changes, and the new address is asked", async () => {
    const event = await openEvent();
    const { id, revision } = await register(event);
    const old = await codeTo(kim);
    await say(old, "yes");
    const moved = newEmail("moved");
    const changed = await event.change(anna.token, id, { ...team({ email: moved }), revision });
    expect(sent(changed).entrants.map(({ reply }) => reply)).toEqual(["yes", "waiting"]);
    expect([(await read(old)).json().code, (await say(old, "yes")).json().code]).toEqual([
      "entrant-not-found",
      "entrant-not-found",
    ]);
    expect((await say(await codeTo(moved), "yes")).statusCode).toBe(200);
  });

  test("holds through other changes, and nobody is asked twice", async () => {
    const event = await openEvent();
    const { id, revision } = await register(event);
    const code = await codeTo(kim);
    sent(await event.change(anna.token, id, { ...team({ club: "Pond" }), revision }));
    expect(await lettersTo(kim)).toHaveLength(1);
    expect((await say(code, "yes")).json().data.person.club).toBe("Pond");
    const { revision: seen } = sent(await event.get(anna.token, id));
    sent(await event.change(anna.token, id, { ...team({ club: "Weir" }), revision: seen }));
    expect(await repliesOf(event, id)).toEqual(["yes", "yes"]);
  });

  test("leaves its answer when the address is only taken away", async () => {
    const event = await openEvent();
    const { id, revision } = await register(event);
    const code = await codeTo(kim);
    await say(code, "yes");
    const changed = await event.change(anna.token, id, { ...team({ email: undefined }), revision });
    expect(sent(changed).entrants.map(({ reply }) => reply)).toEqual(["yes", "yes"]);
    expect((await read(code)).json().code).toBe("entrant-not-found");
  });

  test.each(["cancelled", "finished", "archived"] as const)(
    "ends with an event that is %s",
    async (status) => {
      const event = await openEvent();
      await register(event);
      const code = await codeTo(kim);
      await api.database.db.updateTable("event").set({ status }).where("id", "=", event.id).execute();
      expect((await read(code)).json().data).toMatchObject({ state: "expired", person: null });
      expect((await say(code, "yes")).json().code).toBe("reply-too-late");
    },
  );

  test("grows old, and says nothing about the person then", async () => {
    const event = await openEvent();
    const { id } = await register(event);
    const code = await codeTo(kim);
    await api.database.db
      .updateTable("entrant")
      .set({ codeExpiresAt: new Date(Date.now() - 1000) })
      .where("registrationId", "=", id)
      .execute();
    expect((await read(code)).json().data).toMatchObject({ state: "expired", person: null });
    const late = await say(code, "yes");
    expect([late.statusCode, late.json().code]).toEqual([409, "reply-too-late"]);
    expect(await repliesOf(event, id)).toEqual(["yes", "waiting"]);
  });

  test("has nothing to answer when the registration is cancelled", async () => {
    const event = await openEvent();
    const { id, revision } = await register(event);
    const code = await codeTo(kim);
    sent(await event.change(anna.token, id, { status: "cancelled", revision }));
    expect((await read(code)).json().data).toMatchObject({ state: "over", person: null });
    expect((await say(code, "yes")).json()).toMatchObject({
      code: "reply-not-needed",
      facts: { team: "Herons" },
    });
  });

  test("is kept as a hash alone", async () => {
    const event = await openEvent();
    const { id } = await register(event);
    const code = await codeTo(kim);
    const rows = await api.database.db
      .selectFrom("entrant")
      .select("codeHash")
      .where("registrationId", "=", id)
      .where("codeHash", "is not", null)
      .execute();
    expect(rows).toHaveLength(1);
    expect(rows[0]!.codeHash).not.toContain(code);
    expect((await read(rows[0]!.codeHash!)).json().code).toBe("entrant-not-found");
  });
});

describe("the letter is sent again", () => {
  test("by the captain and the desk, with a new code, also after a no", async () => {
    const event = await openEvent();
    const { id, entrants } = await register(event);
    const mate = entrants[1]!;
    const first = await codeTo(kim);
    await say(first, "no");
    expect(sent(await ask(event, mate, anna)).entrants[1]!.reply).toBe("waiting");
    expect((await read(first)).json().code).toBe("entrant-not-found");
    sent(await ask(event, mate, organizer));
    await say(await codeTo(kim), "yes");
    expect(await repliesOf(event, id)).toEqual(["yes", "yes"]);
    expect((await ask(event, mate, anna)).json().code).toBe("entrant-said-yes");
    expect((await ask(event, entrants[0]!, anna)).json().code).toBe("entrant-without-address");
    expect((await trailOf(event)).map(({ action }) => action)).toEqual([
      "create",
      "decline",
      "resend",
      "resend",
      "accept",
    ]);
  });

  test("by nobody else, and not for a registration that does not stand", async () => {
    const event = await openEvent();
    const { id, revision, entrants } = await register(event);
    const stranger = await ask(event, entrants[1]!, await api.signUp());
    expect([stranger.statusCode, stranger.json().code]).toEqual([404, "entrant-not-found"]);
    sent(await event.change(anna.token, id, { status: "cancelled", revision }));
    expect((await ask(event, entrants[1]!, anna)).json().code).toBe("entrant-registration-over");
    expect(await lettersTo(kim)).toHaveLength(1);
  });

  test("ten times an hour to one address, and nobody's registration fails because of that", async () => {
    const event = await openEvent();
    const { entrants } = await register(event);
    const statuses: number[] = [];
    for (let letter = 0; letter < rates.invitee.attempts; letter += 1)
      statuses.push((await ask(event, entrants[1]!, anna)).statusCode);
    expect(statuses).toEqual([...Array<number>(rates.invitee.attempts - 1).fill(200), 429]);
    const other = await openEvent();
    const registered = await register(other);
    expect(registered.entrants.map(({ reply }) => reply)).toEqual(["yes", "not-asked"]);
    expect(await lettersTo(kim)).toHaveLength(rates.invitee.attempts);
  });
});

test("guests and other members do not see who has said what", async () => {
  const event = await openEvent();
  const { id } = await register(event);
  const stranger = await api.signUp();
  for (const token of [undefined, stranger.token]) {
    const { data } = (await event.list(token)).json<{ data: Sent[] }>();
    const shown = data.find((row) => row.id === id)!;
    expect(shown.entrants.map(({ reply, email }) => [reply, email])).toEqual([
      [null, null],
      [null, null],
    ]);
  }
});

async function accountOf({ token }: Person): Promise<object[]> {
  return (await api.call({ url: "/api/account/registrations", token })).json().data;
}

function trailOf({ id }: Event) {
  return api.database.db
    .selectFrom("audit")
    .select(["action", "actorUid", "actorName", "after"])
    .where("eventId", "=", id)
    .where("noun", "=", "registration")
    .orderBy("id")
    .execute();
}
