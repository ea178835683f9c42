import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createTestApi, type Person, type TestApi } from "../../testing/create-test-api.ts";
import {
  openRegistration,
  registrationClient,
  type SentRegistration,
} from "../../testing/registration-client.ts";
import { createTestEvent, type TestEvent } from "../../testing/test-event.ts";
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

async function openEvent(settings: object = {}): Promise<TestEvent & ReturnType<typeof registrationClient>> {
  const event = await createTestEvent(api, organizer);
  await openRegistration(api, event, organizer, settings);
  return { ...event, ...registrationClient(api, event) };
}

function sent(answer: Answer): SentRegistration {
  return answer.json<{ data: SentRegistration }>().data;
}

function self(firstName: string, lastName = "Rivers") {
  return { entrants: [{ first_name: firstName, last_name: lastName, is_self: true }] };
}

describe("somebody registers", () => {
  test("and has a place while there is one, then a place on the waitlist, and is told both", async () => {
    const event = await openEvent({ capacity: 1 });
    const first = await event.add(ann.token, self("Ann"));
    expect(first.statusCode).toBe(201);
    expect(sent(first)).toMatchObject({ status: "confirmed", waitlist_position: null, email: ann.email });
    expect(sent(await event.add(ben.token, self("Ben", "Weir")))).toMatchObject({
      status: "waitlisted",
      waitlist_position: 1,
    });
    expect(await subjectsTo(ann.email)).toContain("You are in: Spring Masters");
    expect(await subjectsTo(ben.email)).toContain("You are on the waitlist: Spring Masters");
  });

  test("and waits for a decision where the organizer decides", async () => {
    const event = await openEvent({ needs_approval: true });
    expect(sent(await event.add(ann.token))).toMatchObject({ status: "pending" });
  });

  test("once: the second time says so", async () => {
    const event = await openEvent();
    await event.add(ann.token);
    const again = await event.add(ann.token);
    expect([again.statusCode, again.json().code, again.json().detail]).toEqual([
      409,
      "already-registered",
      "Ann Rivers is registered for this event already. Open your registration to change or cancel it.",
    ]);
  });

  test("again after cancelling", async () => {
    const event = await openEvent();
    const { id, revision } = sent(await event.add(ann.token));
    await event.change(ann.token, id, { status: "cancelled", revision });
    expect((await event.add(ann.token)).statusCode).toBe(201);
  });

  test("two people of one name are two people", async () => {
    const event = await openEvent();
    await event.add(ann.token, self("Ann"));
    expect((await event.add(ben.token, self("Ann"))).statusCode).toBe(201);
  });

  test("only while registration is open", async () => {
    const soon = await openEvent({ registration_opens_at: new Date(Date.now() + 3_600_000).toISOString() });
    expect((await soon.add(ann.token)).json().code).toBe("registration-upcoming");
    const over = await openEvent({ registration_closes_at: "2026-02-01T00:00:00Z" });
    expect((await over.add(ann.token)).json().code).toBe("registration-closed");
    const never = await openEvent({ registration_opens_at: null });
    expect((await never.add(ann.token)).json().code).toBe("registration-unannounced");
    // The desk registers whoever comes to the bank.
    expect((await over.add(organizer.token, { ...self("Late"), email: "late@example.org" })).statusCode).toBe(
      201,
    );
  });

  test.each<[string, object, object, Record<string, string>]>([
    [
      "a team that is too small",
      { registration_for: "team", team_size: 2 },
      { team_name: "Herons" },
      { entrants: "team-too-small" },
    ],
    [
      "a team without a name",
      { registration_for: "team", team_size: 1 },
      {},
      { team_name: "team-name-missing" },
    ],
    [
      "two where each registers alone",
      {},
      {
        entrants: [
          { first_name: "A", last_name: "B" },
          { first_name: "C", last_name: "D" },
        ],
      },
      { entrants: "one-angler" },
    ],
    [
      "a child without a guardian",
      {},
      { entrants: [{ first_name: "Kim", last_name: "Weir", is_minor: true }] },
      { guardian_name: "guardian-missing" },
    ],
    ["rules that were not accepted", {}, { accepts_rules: false }, { accepts_rules: "rules-not-accepted" }],
  ])("%s gets a sentence", async (_, settings, body, problems) => {
    const event = await openEvent(settings);
    const answer = await event.add(ann.token, body);
    expect(answer.statusCode).toBe(422);
    const { fields } = answer.json<{ fields: Record<string, { code: string }[]> }>();
    expect(Object.fromEntries(Object.entries(fields).map(([name, [first]]) => [name, first!.code]))).toEqual(
      problems,
    );
  });

  test("answers what the organizer asks", async () => {
    const event = await openEvent();
    const questions = [
      { id: "boat", label: "Do you bring a boat?", kind: "yes-no", options: [], is_required: true },
      { id: "meal", label: "Which meal?", kind: "choice", options: ["Fish", "None"], is_required: false },
    ];
    expect((await event.settle(organizer.token, { questions })).statusCode).toBe(200);
    const { fields } = (await event.add(ann.token, { answers: { meal: "Beef" } })).json();
    expect([fields["answers.boat"][0].code, fields["answers.meal"][0].code]).toEqual([
      "missing",
      "not-in-list",
    ]);
    const good = sent(await event.add(ann.token, { answers: { boat: false, meal: "Fish", other: "x" } }));
    expect(good).toMatchObject({ answers: { boat: false, meal: "Fish" } });
  });
});

describe("places", () => {
  test("of a category are counted apart, and the fee is the category's", async () => {
    const event = await openEvent({ capacity: 10 });
    await event.settle(organizer.token, {
      currency: "CZK",
      categories: [
        { category: "open", fee: 50_000, capacity: null },
        { category: "youth", fee: 10_000, capacity: 1 },
      ],
    });
    const youth = { category: "Youth" };
    expect(sent(await event.add(ann.token, { ...self("Ann"), ...youth }))).toMatchObject({
      status: "confirmed",
      category: "youth",
      fee: 10_000,
      currency: "CZK",
    });
    expect(sent(await event.add(ben.token, { ...self("Ben", "Weir"), ...youth }))).toMatchObject({
      status: "waitlisted",
    });
    const { data } = (await event.state()).json();
    expect(data).toMatchObject({ phase: "open", places_left: 9, waiting: 1, confirmed: 1 });
    expect(data.categories).toMatchObject([
      { category: "open", places_left: 9 },
      { category: "youth", places_left: 0 },
    ]);
    const other = await event.add(ben.token, { ...self("Cy"), category: "masters" });
    expect(other.json().fields.category[0].detail).toBe(
      "Choose one of the event's categories: open and youth.",
    );
  });

  test("that become free go to the first on the waitlist, who is told", async () => {
    const event = await openEvent({ capacity: 1 });
    const first = sent(await event.add(ann.token));
    const second = sent(await event.add(ben.token, self("Ben", "Weir")));
    await event.change(ann.token, first.id, { status: "cancelled", revision: first.revision });
    expect(sent(await event.get(ben.token, second.id))).toMatchObject({ status: "confirmed" });
    expect((await subjectsTo(ben.email)).at(-1)).toBe("You are in: Spring Masters");
  });

  test("are held for so many hours, and accepted with one call", async () => {
    const event = await openEvent({ capacity: 1 });
    await event.settle(organizer.token, { hold_hours: 24 });
    const first = sent(await event.add(ann.token));
    const second = sent(await event.add(ben.token, self("Ben", "Weir")));
    await event.change(ann.token, first.id, { status: "cancelled", revision: first.revision });
    const offered = sent(await event.get(ben.token, second.id));
    expect(Date.parse(offered.offered_until!)).toBeGreaterThan(Date.now() + 23 * 3_600_000);
    // The place is taken meanwhile.
    expect((await event.state()).json().data.places_left).toBe(0);
    const accepted = await event.change(ben.token, second.id, {
      status: "confirmed",
      revision: offered.revision,
    });
    expect(sent(accepted)).toMatchObject({ status: "confirmed", offered_until: null });
  });

  test("are never given twice, not by the desk either", async () => {
    const event = await openEvent({ capacity: 1 });
    await event.add(ann.token);
    const second = sent(await event.add(ben.token, self("Ben", "Weir")));
    const answer = await event.decide(organizer.token, [second], { status: "confirmed" });
    expect([answer.statusCode, answer.json().code]).toEqual([409, "no-place-left"]);
  });

  test("more of them are given at once to those who wait", async () => {
    const event = await openEvent();
    const categories = [{ category: "open", fee: 0, capacity: 1 }];
    await event.settle(organizer.token, { categories });
    await event.add(ann.token);
    const second = sent(await event.add(ben.token, self("Ben", "Weir")));
    await event.settle(organizer.token, { categories: [{ category: "open", fee: 0, capacity: 2 }] });
    expect(sent(await event.get(ben.token, second.id)).status).toBe("confirmed");
  });
});

describe("whose registration it is", () => {
  test("nobody else reads or changes it, and the list shows no contact data", async () => {
    const event = await openEvent();
    const own = sent(await event.add(ann.token, { ...self("Ann"), phone: "+420 1" }));
    for (const answer of [
      await event.get(ben.token, own.id),
      await event.change(ben.token, own.id, { status: "cancelled", revision: own.revision }),
    ])
      expect([answer.statusCode, answer.json().code]).toEqual([404, "registration-not-found"]);
    const [listed] = (await event.list()).json<{ data: (SentRegistration & { phone: string | null })[] }>()
      .data;
    expect(listed).toMatchObject({ email: null, phone: null, payment_status: null, notes: null });
    expect(listed!.entrants[0]).toMatchObject({ first_name: "Ann", email: null });
    expect((await event.list()).body).not.toContain(ann.email);
    const [seen] = (await event.list(organizer.token)).json<{ data: SentRegistration[] }>().data;
    expect(seen).toMatchObject({ email: ann.email, phone: "+420 1", payment_status: "unpaid", notes: "" });
  });

  test("whoever registered cancels or changes details, and decides nothing else", async () => {
    const event = await openEvent({ needs_approval: true });
    const { id, revision } = sent(await event.add(ann.token));
    for (const body of [{ status: "confirmed" }, { payment_status: "paid" }, { notes: "mine" }]) {
      const answer = await event.change(ann.token, id, { ...body, revision });
      expect([answer.statusCode, answer.json().code]).toEqual([403, "registration-not-yours-to-decide"]);
    }
    const changed = sent(await event.change(ann.token, id, { phone: "+420 2", revision }));
    expect(changed).toMatchObject({ phone: "+420 2", status: "pending" });
    const stale = await event.change(ann.token, id, { phone: "+420 3", revision });
    expect(stale.statusCode).toBe(409);
  });

  test("people under age are shown by first name and initial where the event says so", async () => {
    const event = await openEvent();
    await event.settle(organizer.token, { hides_minors: true });
    await event.add(ann.token, {
      entrants: [{ first_name: "Kim", last_name: "Žižka", club: "Weir", is_minor: true }],
      guardian_name: "Ann Rivers",
    });
    const entrant = (await event.list()).json<{ data: SentRegistration[] }>().data[0]!.entrants[0];
    expect(entrant).toMatchObject({ first_name: "Kim", last_name: "Ž.", club: "" });
    expect((await event.list(organizer.token)).body).toContain("Žižka");
  });
});

describe("the desk", () => {
  test("decides many at once, all or none, with a reason where somebody is refused", async () => {
    const event = await openEvent({ needs_approval: true });
    const rows = [sent(await event.add(ann.token)), sent(await event.add(ben.token, self("Ben", "Weir")))];
    const silent = await event.decide(organizer.token, rows, { status: "rejected" });
    expect(silent.json().fields.reason[0].code).toBe("reason-missing");
    const confirmed = await event.decide(organizer.token, rows, {
      status: "confirmed",
      payment_status: "paid",
    });
    expect(confirmed.json().data).toMatchObject([
      { status: "confirmed", payment_status: "paid" },
      { status: "confirmed", payment_status: "paid" },
    ]);
    const stale = await event.decide(organizer.token, rows, { status: "cancelled", reason: "Flood" });
    expect(stale.statusCode).toBe(409);
    expect((await event.list(organizer.token, "&status=confirmed&payment=paid")).json().meta.total).toBe(2);
  });

  test("a refusal and its reason stand in the letter and in the trail, and not in the public list", async () => {
    const event = await openEvent({ needs_approval: true });
    const row = sent(await event.add(ann.token));
    await event.decide(organizer.token, [row], { status: "rejected", reason: "No licence" });
    expect(await lastLetter(ann.email)).toContain("The organizer says: No licence");
    expect((await event.list()).json().meta.total).toBe(0);
    const trail = await api.call({
      method: "GET",
      url: `/api/events/${event.id}/audit`,
      token: organizer.token,
    });
    expect(trail.body).toContain("No licence");
  });

  test("deletes only what does not stand any more", async () => {
    const event = await openEvent();
    const row = sent(await event.add(ann.token));
    expect((await event.delete(organizer.token, row.id)).json().code).toBe("registration-stands");
    await event.decide(organizer.token, [row], { status: "cancelled", reason: "Asked for it" });
    expect((await event.delete(organizer.token, row.id)).statusCode).toBe(200);
  });
});

async function subjectsTo(address: string): Promise<string[]> {
  const rows = await api.database.db
    .selectFrom("mail")
    .select("subject")
    .where("toAddress", "=", address)
    .orderBy("id")
    .execute();
  return rows.map(({ subject }) => subject);
}

async function lastLetter(address: string): Promise<string> {
  const { text } = await api.database.db
    .selectFrom("mail")
    .select("text")
    .where("toAddress", "=", address)
    .orderBy("id", "desc")
    .limit(1)
    .executeTakeFirstOrThrow();
  return text;
}
