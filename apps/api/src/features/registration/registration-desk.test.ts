import { rates } from "@tightlines/contract/limits";
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

type OpenEvent = TestEvent & ReturnType<typeof registrationClient>;

async function openEvent(settings: object = {}): Promise<OpenEvent> {
  const event = await createTestEvent(api, organizer);
  await openRegistration(api, event, organizer, settings);
  return { ...event, ...registrationClient(api, event) };
}

function sent(answer: Answer): SentRegistration & Record<string, unknown> {
  return answer.json<{ data: SentRegistration & Record<string, unknown> }>().data;
}

function named(firstName: string, lastName = "Rivers", more: object = {}) {
  return { entrants: [{ first_name: firstName, last_name: lastName, ...more }] };
}

/** The desk enters somebody by hand, whatever their account. */
async function enter(event: OpenEvent, body: object): Promise<SentRegistration> {
  const answer = await event.add(organizer.token, body);
  expect(answer.statusCode).toBe(201);
  return sent(answer);
}

describe("the same person twice", () => {
  test("is found by the name in whatever order, case and accents, and by the address", async () => {
    const event = await openEvent();
    const jan = await enter(event, named("Jan", "Žižka"));
    const again = await enter(event, named("ZIZKA", "Jan"));
    const mail = await enter(event, { ...named("Ann"), email: "One@example.org" });
    const same = await enter(event, named("Anna", "Rivers", { email: "one@example.org" }));
    await enter(event, named("Cy"));
    expect((await event.doubles(organizer.token)).json().data).toEqual([
      { id: jan.id, others: [again.id] },
      { id: again.id, others: [jan.id] },
      { id: mail.id, others: [same.id] },
      { id: same.id, others: [mail.id] },
    ]);
  });

  test("is not found in what was cancelled, in another event, or by an address of a whole club", async () => {
    const [event, other] = [await openEvent(), await openEvent()];
    await enter(other, named("Jan", "Žižka"));
    await enter(event, named("Jan", "Žižka"));
    const gone = await enter(event, named("Jan", "Žižka"));
    await event.decide(organizer.token, [gone], { status: "cancelled", reason: "Twice" });
    for (let number = 0; number < 11; number += 1)
      await enter(event, { ...named(`Member${number}`), email: "club@example.org" });
    expect((await event.doubles(organizer.token)).json().data).toEqual([]);
  });

  test("becomes one: the first stays with what both had, the other is cancelled and says why", async () => {
    const event = await openEvent();
    const first = await enter(event, { ...named("Ann"), phone: "+420 1" });
    const online = sent(
      await event.add(ann.token, {
        ...named("Ann", "Rivers", { is_self: true, club: "Weir" }),
        phone: "+420 2",
      }),
    );
    const paid = sent(
      await event.change(organizer.token, online.id, {
        payment_status: "paid",
        notes: "Rang us",
        revision: online.revision,
      }),
    );
    const merged = sent(await event.merge(organizer.token, paid, first));
    expect(merged).toMatchObject({
      id: first.id,
      status: "confirmed",
      phone: "+420 1",
      email: ann.email,
      notes: "Rang us",
      payment_status: "paid",
      entrants: [{ first_name: "Ann", club: "Weir" }],
    });
    const other = sent(await event.get(organizer.token, online.id));
    expect(other).toMatchObject({ status: "cancelled", payment_status: "unpaid" });
    expect(other["reason"]).toMatch(/^Merged with registration \d+ of Ann Rivers: Registered twice$/);
    // It is their own now, and they are told.
    expect(sent(await event.get(ann.token, first.id))).toMatchObject({ is_own: true });
    expect(await lastLetter(ann.email)).toContain("Ann Rivers was registered twice");
    const trail = await api.call({
      method: "GET",
      url: `/api/events/${event.id}/audit?noun=registration`,
      token: organizer.token,
    });
    const about = trail.json<{ data: { noun_id: string; reason: string | null }[] }>().data.slice(0, 2);
    expect(new Set(about.map(({ noun_id }) => Number(noun_id)))).toEqual(new Set([first.id, online.id]));
    expect(about.map(({ reason }) => reason)).toEqual(["Registered twice", "Registered twice"]);
  });

  test("hands nobody's contact data to another account, and the organizer says which of them stays", async () => {
    const event = await openEvent();
    const first = sent(await event.add(ben.token, named("Ann", "Rivers", { is_self: true })));
    const real = sent(
      await event.add(ann.token, {
        ...named("Ann", "Rivers", { licence: "CZ 7", is_minor: true }),
        phone: "+420 2",
        guardian_name: "Eve Rivers",
      }),
    );
    const merged = sent(await event.merge(organizer.token, first, real));
    expect(merged).toMatchObject({ id: first.id, phone: "", guardian_name: "", email: ben.email });
    expect(merged.entrants).toMatchObject([{ licence: "", is_minor: true }]);

    const again = sent(await event.add(ann.token, named("Ann", "Rivers", { is_self: true })));
    const payload = { other_id: again.id, revision: merged.revision, other_revision: again.revision };
    const url = `/api/events/${event.id}/registrations/${merged.id}/merge`;
    const choose = (stays: number) =>
      api.call({
        method: "POST",
        url,
        token: organizer.token,
        payload: { ...payload, stays, reason: "Not theirs" },
      });
    expect((await choose(merged.id + 1000)).json().fields.stays[0].code).toBe("not-in-list");
    expect(sent(await choose(again.id))).toMatchObject({ id: again.id, status: "confirmed" });
  });

  test("keeps the place that the later one had, and no place is given twice", async () => {
    const event = await openEvent({ capacity: 1, needs_approval: true });
    const [first, second, third] = [
      await enter(event, named("Ann")),
      await enter(event, named("Ann")),
      await enter(event, named("Cy")),
    ];
    await event.decide(organizer.token, [third], { status: "waitlisted" });
    // Whom the organizer puts on the waitlist stays there, also while there is a place.
    expect(sent(await event.get(organizer.token, third.id))).toMatchObject({ status: "waitlisted" });
    await event.decide(organizer.token, [second], { status: "confirmed" });
    const confirmed = sent(await event.get(organizer.token, second.id));
    expect(sent(await event.merge(organizer.token, confirmed, first))).toMatchObject({
      id: first.id,
      status: "confirmed",
    });
    expect((await event.state()).json().data).toMatchObject({ confirmed: 1, places_left: 0 });
  });

  test("a registration is not merged with itself, with another event's, or with one that does not stand", async () => {
    const [event, other] = [await openEvent(), await openEvent()];
    const [one, two] = [await enter(event, named("Ann")), await enter(event, named("Ann"))];
    const foreign = await enter(other, named("Ann"));
    const itself = await event.merge(organizer.token, one, one);
    expect(itself.json().fields.other_id[0].code).toBe("merged-with-itself");
    const away = await event.merge(organizer.token, one, foreign);
    expect([away.statusCode, Object.keys(away.json().fields)]).toEqual([404, ["other_id"]]);
    const stale = await event.merge(organizer.token, one, { ...two, revision: 0 });
    expect(stale.json()).toMatchObject({ code: "stale-revision", current: { id: two.id } });
    await event.decide(organizer.token, [two], { status: "cancelled", reason: "Ill" });
    const gone = sent(await event.get(organizer.token, two.id));
    const answer = await event.merge(organizer.token, one, gone);
    expect(answer.json()).toMatchObject({ code: "registration-over", facts: { name: "Ann Rivers" } });
  });
});

describe("a message", () => {
  test("reaches each address once, of those who were chosen, and says who sends it", async () => {
    const event = await openEvent();
    await event.add(ann.token);
    await enter(event, { ...named("Kim"), email: ann.email.toUpperCase() });
    await enter(event, named("Nobody"));
    const cancelled = sent(await event.add(ben.token, named("Ben", "Weir", { is_self: true })));
    await event.change(ben.token, cancelled.id, { status: "cancelled", revision: cancelled.revision });
    const [before, letters] = [await count(ben.email), await count(ann.email)];
    expect((await event.countMessage(organizer.token)).json().data).toEqual({
      recipients: 1,
      unreachable: 1,
    });
    expect((await event.countMessage(organizer.token, "?search=nobody")).json().data.recipients).toBe(0);
    expect((await event.countMessage(organizer.token, "?status=cancelled")).json().data.recipients).toBe(1);
    const answer = await event.write(organizer.token, {
      subject: "Meeting point",
      text: "We meet at six.\n\nBring a <lamp>.",
    });
    expect([answer.statusCode, answer.json().data]).toEqual([200, { recipients: 1, unreachable: 1 }]);
    expect([await count(ann.email), await count(ben.email)]).toEqual([letters + 1, before]);
    const letter = await lastLetter(ann.email);
    expect(letter).toContain("who organizes Spring Masters, writes:\n\nWe meet at six.\n\nBring a <lamp>.");
    expect(letter).toContain("because you registered for Spring Masters");
    const trail = await api.call({
      method: "GET",
      url: `/api/events/${event.id}/audit?noun=registration-message`,
      token: organizer.token,
    });
    const [entry] = trail.json().data;
    expect(entry).toMatchObject({ action: "send", subject: "Meeting point" });
    expect(entry.changes).toContainEqual(expect.objectContaining({ field: "recipients", after: 1 }));
  });

  test("to nobody, or without words, is refused and nothing is sent", async () => {
    const event = await openEvent();
    await enter(event, named("Nobody"));
    const nobody = await event.write(organizer.token, { subject: "Hello", text: "There" });
    expect([nobody.statusCode, nobody.json().code]).toEqual([409, "nobody-to-write-to"]);
    const silent = await event.write(organizer.token, { subject: " ", text: "" });
    expect(Object.keys(silent.json().fields)).toEqual(["subject", "text"]);
  });

  test("can be sent so many times an hour", async () => {
    const event = await openEvent();
    const writer = await api.asRole("organizer", "writer");
    const own = await createTestEvent(api, writer);
    const client = registrationClient(api, own);
    for (let sending = 0; sending < rates.message.attempts; sending += 1)
      expect((await client.write(writer.token, { subject: "Hello", text: "There" })).statusCode).toBe(409);
    expect((await client.write(writer.token, { subject: "Hello", text: "There" })).statusCode).toBe(429);
    expect((await event.write(organizer.token, { subject: "Hello", text: "There" })).statusCode).toBe(409);
  });
});

test("many are decided differently in one call, as an undo does", async () => {
  const event = await openEvent({ needs_approval: true });
  const rows = [await enter(event, named("Ann")), await enter(event, named("Cy"))];
  await event.decide(organizer.token, rows.slice(1), { status: "confirmed", payment_status: "paid" });
  const now = event.list(organizer.token).then((answer) => answer.json<{ data: SentRegistration[] }>().data);
  await event.decide(organizer.token, await now, { status: "rejected", reason: "Flood" });
  const [ann, cy] = (await event.list(organizer.token)).json<{ data: SentRegistration[] }>().data;
  const back = await event.decideEach(organizer.token, [
    { id: ann!.id, revision: ann!.revision, status: "pending" },
    { id: cy!.id, revision: cy!.revision, status: "confirmed", payment_status: "waived" },
  ]);
  expect(back.json().data).toMatchObject([
    { status: "pending", payment_status: "unpaid" },
    { status: "confirmed", payment_status: "waived" },
  ]);
  const nothing = await event.decideEach(organizer.token, [{ id: ann!.id, revision: 1 }]);
  expect(nothing.json().fields.status[0].code).toBe("nothing-to-decide");
});

test("the list is a file with a line for each angler, contact data and answers", async () => {
  const event = await openEvent({ registration_for: "team", team_size: 2 });
  await event.settle(organizer.token, {
    categories: [{ category: "open", fee: 2550, capacity: null }],
    questions: [
      { id: "boat", label: "Do you bring a boat?", kind: "yes-no", options: [], is_required: true },
    ],
  });
  await event.add(ann.token, {
    team_name: "Herons",
    entrants: [
      { first_name: "Ann", last_name: "Rivers", is_self: true },
      { first_name: "Ben", last_name: "Weir", email: "ben@example.org" },
    ],
    answers: { boat: true },
    phone: "+420 1",
  });
  const url = `/api/events/${event.id}/registrations.csv`;
  const file = await api.call({ method: "GET", url, token: organizer.token });
  const [header, first, second, end] = file.body.replace("\uFEFF", "").split("\r\n");
  expect(header).toContain("Do you bring a boat?");
  expect(first).toMatch(/confirmed,,Herons,Ann,Rivers,no,open,.*,unpaid,25\.5,EUR,.*,yes,/);
  expect(first).toContain(ann.email);
  expect(second).toMatch(/Herons,Ben,Weir,.*ben@example\.org,.*,unpaid,,,/);
  expect(end).toBe("");
  expect((await api.call({ method: "GET", url, token: ann.token })).statusCode).toBe(403);
});

describe("the club's account", () => {
  test.each([
    [
      { iban: "cz65 0800 0000 1920 0014 5399", bic: "gibaczpx" },
      { iban: "CZ6508000000192000145399", bic: "GIBACZPX" },
    ],
    [{ iban: "19-2000145399/0800" }, { iban: "CZ6508000000192000145399" }],
    [{ currency: "czk" }, { currency: "CZK" }],
    [
      { iban: "", bic: "" },
      { iban: "", bic: "" },
    ],
  ])("%j is kept as %j", async (given, kept) => {
    const event = await openEvent();
    const answer = await event.settle(organizer.token, given);
    expect([answer.statusCode, answer.json().data]).toEqual([200, expect.objectContaining(kept)]);
  });

  test.each([
    ["iban", "CZ65 0800 0000 1920 0014 5398", "not-an-iban"],
    ["iban", "2000145398/0800", "not-an-iban"],
    ["bic", "GIBA", "not-a-bic"],
    ["currency", "EURO", "not-a-currency"],
    ["currency", "XYZ", "not-a-currency"],
  ])("%s %j is refused", async (field, value, code) => {
    const event = await openEvent();
    const answer = await event.settle(organizer.token, { [field]: value });
    expect(answer.json().fields[field][0].code).toBe(code);
  });
});

async function count(address: string): Promise<number> {
  const rows = await api.database.db
    .selectFrom("mail")
    .select("id")
    .where("toAddress", "ilike", address)
    .execute();
  return rows.length;
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
