import { rates, registrationsPerAccount } from "@tightlines/contract/limits";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createTestApi, type Person, type TestApi } from "../../testing/create-test-api.ts";
import {
  openRegistration,
  registrationClient,
  type SentRegistration,
} from "../../testing/registration-client.ts";
import { createTestEvent } from "../../testing/test-event.ts";
import type { Answer } from "../../testing/test-login.ts";

let api: TestApi;
let organizer: Person;
let ann: Person;
let ben: Person;

beforeAll(async () => {
  api = await createTestApi();
  organizer = await api.asRole("organizer");
  [ann, ben] = [await api.signUp(), await api.signUp({ firstName: "Ben", lastName: "Weir" })];
});
afterAll(() => api.close());

async function openEvent(settings: object = {}) {
  const event = await createTestEvent(api, organizer);
  await openRegistration(api, event, organizer, settings);
  return { ...event, ...registrationClient(api, event) };
}

function sent(answer: Answer): SentRegistration & { team_name: string; reason: string } {
  return answer.json<{ data: SentRegistration & { team_name: string; reason: string } }>().data;
}

function problemsOf(answer: Answer): Record<string, string> {
  const { fields } = answer.json<{ fields: Record<string, { code: string }[]> }>();
  return Object.fromEntries(Object.entries(fields).map(([name, [first]]) => [name, first!.code]));
}

test("when the rules were accepted is for whoever did and for those who run the event", async () => {
  const event = await openEvent();
  const before = Date.now();
  const { id } = sent(await event.add(ann.token));
  for (const { token } of [ann, organizer]) {
    const { accepted_rules_at: at } = (await event.get(token, id)).json().data;
    expect(Date.parse(at)).toBeGreaterThanOrEqual(before);
  }
  for (const token of [ben.token, undefined])
    expect((await event.list(token)).json().data).toMatchObject([{ id, accepted_rules_at: null }]);
});

describe("a member's letters", () => {
  test("go to their own address and to nobody else's", async () => {
    const event = await openEvent();
    const victim = "victim@example.org";
    expect(problemsOf(await event.add(ann.token, { email: victim }))).toEqual({ email: "not-own-address" });
    const { id, revision } = sent(await event.add(ann.token, { email: ann.email }));
    const moved = await event.change(ann.token, id, { email: victim, revision });
    expect(problemsOf(moved)).toEqual({ email: "not-own-address" });
    expect(await lettersTo(victim)).toEqual([]);
  });

  test("go where the desk has them sent", async () => {
    const event = await openEvent();
    const { id, revision } = sent(await event.add(ann.token));
    const moved = await event.change(organizer.token, id, { email: "club@example.org", revision });
    const changed = await event.change(ann.token, id, {
      email: "club@example.org",
      phone: "+420 1",
      revision: sent(moved).revision,
    });
    expect(sent(changed).email).toBe("club@example.org");
  });

  test("never have the organizer say what the member wrote", async () => {
    const event = await openEvent();
    const { id, revision } = sent(await event.add(ann.token));
    const answer = await event.change(ann.token, id, { status: "cancelled", reason: "Go away", revision });
    expect([answer.statusCode, answer.json().code]).toEqual([403, "registration-not-yours-to-decide"]);
    const cancelled = sent(await event.change(ann.token, id, { status: "cancelled", revision }));
    expect(cancelled).toMatchObject({ status: "cancelled", reason: "" });
    expect((await lettersTo(ann.email)).at(-1)).not.toContain("The organizer says");
  });

  test.each([
    ["first_name", { entrants: [{ first_name: "Ann\nWin", last_name: "Rivers" }] }, "entrants.0.first_name"],
    ["last_name", { entrants: [{ first_name: "Ann", last_name: "R\u2028S" }] }, "entrants.0.last_name"],
    ["club", { entrants: [{ first_name: "A", last_name: "B", club: "C\r\nD" }] }, "entrants.0.club"],
    ["team_name", { team_name: "Herons\n\nWin a boat" }, "team_name"],
    ["phone", { phone: "+420\u00071" }, "phone"],
    ["guardian_name", { guardian_name: "Ann\tRivers" }, "guardian_name"],
    ["category", { category: "open\nyouth" }, "category"],
  ])("hold no second line from %s", async (_, body, field) => {
    const event = await openEvent();
    expect(problemsOf(await event.add(ann.token, body))).toEqual({ [field]: "several-lines" });
  });
});

describe("whoever writes somebody else's address", () => {
  test("learns nothing, and keeps nobody from registering", async () => {
    const event = await openEvent();
    await event.add(ann.token);
    const entrants = [{ first_name: "Ann", last_name: "Rivers", email: ann.email }];
    expect((await event.add(ben.token, { entrants })).statusCode).toBe(201);
    const other = await openEvent();
    const named = { entrants: [{ first_name: "Ann", last_name: "Rivers" }], email: ann.email };
    expect((await other.add(organizer.token, named)).statusCode).toBe(201);
    expect((await other.add(ann.token)).statusCode).toBe(201);
  });
});

describe("one account", () => {
  test("takes some places and not all of them", async () => {
    const event = await openEvent({ registration_for: "team", team_size: 1 });
    const captain = await api.signUp();
    const bring = (token: string, number: number) =>
      event.add(token, {
        team_name: `Herons ${number}`,
        entrants: [{ first_name: `Angler${number}`, last_name: "Rivers" }],
      });
    const { standing, total } = registrationsPerAccount;
    for (let number = 0; number < standing.team; number += 1)
      expect((await bring(captain.token, number)).statusCode).toBe(201);
    const more = await bring(captain.token, standing.team);
    expect(more.json()).toMatchObject({
      code: "too-many-registrations",
      facts: { standing: standing.team, total },
    });
    // Another account and the desk still register.
    expect((await bring(ben.token, 50)).statusCode).toBe(201);
    expect((await bring(organizer.token, 51)).statusCode).toBe(201);
  });

  test("does not fill the list with what it cancels", async () => {
    const event = await openEvent();
    const restless = await api.signUp();
    const { total } = registrationsPerAccount;
    for (let number = 0; number < total; number += 1) {
      const { id, revision } = sent(await event.add(restless.token));
      await event.decide(organizer.token, [{ id, revision }], { status: "cancelled", reason: "Again" });
    }
    expect((await event.add(restless.token)).json().code).toBe("too-many-registrations");
  });

  test("changes a registration so many times", async () => {
    const event = await openEvent();
    const restless = await api.signUp();
    let { id, revision } = sent(await event.add(restless.token));
    for (let change = 1; change < rates.registration.attempts; change += 1)
      ({ id, revision } = sent(
        await event.change(restless.token, id, { phone: `+420 ${change}`, revision }),
      ));
    expect((await event.change(restless.token, id, { phone: "", revision })).statusCode).toBe(429);
  });
});

describe("a change is checked as a registration is", () => {
  test("nobody comes in a second time", async () => {
    const event = await openEvent();
    await event.add(ann.token);
    const kim = { first_name: "Kim", last_name: "Rivers" };
    const { id, revision } = sent(await event.add(ann.token, { entrants: [kim] }));
    for (const entrant of [
      { first_name: "Ann", last_name: "Rivers" },
      { first_name: "Anna", last_name: "Rivers", is_self: true },
    ]) {
      const answer = await event.change(ann.token, id, { entrants: [entrant], revision });
      expect([answer.statusCode, answer.json().code]).toEqual([409, "already-registered"]);
      expect(answer.json().detail).toBe(
        "Ann Rivers is registered for this event already. Open your registration to change or cancel it.",
      );
    }
    const same = await event.change(ann.token, id, { entrants: [{ ...kim, club: "Weir" }], revision });
    expect(same.statusCode).toBe(200);
  });

  test("whoever is in somebody else's team already learns that, and nothing about who registered them", async () => {
    const event = await openEvent({ registration_for: "team", team_size: 2 });
    const kim = await api.signUp({ firstName: "Kim" });
    const [captain, mate] = [
      { first_name: "Ann", last_name: "Rivers", is_self: true },
      { first_name: "Kim", last_name: "Weir" },
    ];
    await event.add(ann.token, { team_name: "Herons", entrants: [captain, mate] });
    // As when they have said yes with their own account.
    await api.database.db
      .updateTable("entrant")
      .set({ userId: kim.user.id })
      .where("eventId", "=", event.id)
      .where("firstName", "=", "Kim")
      .execute();
    const entrants = [
      { ...mate, is_self: true },
      { first_name: "Cy", last_name: "Lock" },
    ];
    const again = await event.add(kim.token, { team_name: "Otters", entrants });
    expect([again.statusCode, again.json().code]).toEqual([409, "registered-by-another"]);
    expect(again.json().facts).toEqual({ name: "Kim Weir" });
  });

  test("nobody is two of a team", async () => {
    const event = await openEvent({ registration_for: "team", team_size: 2 });
    const [one, two] = [
      { first_name: "Ann", last_name: "Rivers", is_self: true },
      { first_name: "Kim", last_name: "Rivers" },
    ];
    const twice = { team_name: "Herons", entrants: [one, { ...two, is_self: true }] };
    expect(problemsOf(await event.add(ann.token, twice))).toEqual({ entrants: "several-selves" });
    const { id, revision } = sent(await event.add(ann.token, { ...twice, entrants: [one, two] }));
    const changed = await event.change(ann.token, id, { entrants: twice.entrants, revision });
    expect(problemsOf(changed)).toEqual({ entrants: "several-selves" });
  });

  test("somebody who registers alone has no team's name", async () => {
    const event = await openEvent();
    const { id, revision } = sent(await event.add(ann.token));
    const changed = await event.change(ann.token, id, { team_name: "Herons", phone: "+420 1", revision });
    expect(sent(changed).team_name).toBe("");
  });
});

async function lettersTo(address: string): Promise<string[]> {
  const rows = await api.database.db
    .selectFrom("mail")
    .select("text")
    .where("toAddress", "=", address)
    .orderBy("id")
    .execute();
  return rows.map(({ text }) => text);
}
