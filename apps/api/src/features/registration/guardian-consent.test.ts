import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestApi, type Person, type TestApi } from "../../testing/create-test-api.ts";
import { openRegistration, registrationClient } from "../../testing/registration-client.ts";
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

async function openEvent() {
  const event = await createTestEvent(api, organizer);
  await openRegistration(api, event, organizer);
  return { ...event, ...registrationClient(api, event) };
}

const kim = { first_name: "Kim", last_name: "Rivers", is_minor: true };
const words = "I am the guardian and agree that they take part";

test("what a guardian agreed to is kept word by word with the time, and only insiders read it", async () => {
  const event = await openEvent();
  const before = Date.now();
  const input = { entrants: [kim], guardian_name: "Ann Rivers", guardian_consent: words };
  const { id, revision, ...sent } = (await event.add(ann.token, input)).json().data;
  expect(sent).toMatchObject({ guardian_name: "Ann Rivers", guardian_consent: words });
  expect(Date.parse(sent.guardian_consent_at)).toBeGreaterThanOrEqual(before);
  const [open] = (await event.list()).json().data;
  expect(open).toMatchObject({ guardian_consent: null, guardian_consent_at: null });
  const audit = await api.call({ url: `/api/events/${event.id}/audit`, token: organizer.token });
  expect(audit.body).toContain(words);

  const renamed = await event.change(ann.token, id, { guardian_name: "Eve Rivers", revision });
  expect(renamed.json().fields.guardian_consent[0].code).toBe("guardian-consent-missing");
  const agreed = { guardian_name: "Eve Rivers", guardian_consent: words, revision };
  const anew = (await event.change(ann.token, id, agreed)).json().data;
  expect(anew).toMatchObject({ guardian_name: "Eve Rivers", guardian_consent: words });
  expect(Date.parse(anew.guardian_consent_at)).toBeGreaterThan(Date.parse(sent.guardian_consent_at));
  const trail = await api.call({ url: `/api/events/${event.id}/audit`, token: organizer.token });
  expect(trail.json().data[0].changes).toMatchObject([
    { field: "guardian_name", before: "Ann Rivers", after: "Eve Rivers" },
    { field: "guardian_consent_at", before: sent.guardian_consent_at, after: anew.guardian_consent_at },
  ]);
  const called = (await event.change(ann.token, id, { phone: "+420 1", revision: anew.revision })).json()
    .data;
  expect(called).toMatchObject({ guardian_consent_at: anew.guardian_consent_at });
  const grown = { entrants: [{ ...kim, is_minor: false }], revision: called.revision };
  const adult = await event.change(ann.token, id, grown);
  expect(adult.json().data).toMatchObject({ guardian_consent: "", guardian_consent_at: null });
});

test("nobody registers somebody under age without it but the desk, which has it on paper", async () => {
  const event = await openEvent();
  const input = { entrants: [kim], guardian_name: "Ann Rivers", guardian_consent: "" };
  const refused = await event.add(ann.token, input);
  expect(refused.json().fields.guardian_consent[0].code).toBe("guardian-consent-missing");
  expect((await event.add(organizer.token, input)).json().data).toMatchObject({ guardian_consent: "" });
});

test("the desk corrects a guardian's name, and the consent of one is never said of another", async () => {
  const event = await openEvent();
  const input = { entrants: [kim], guardian_name: "Ann Rivrs", guardian_consent: words };
  const { id, revision, ...first } = (await event.add(ann.token, input)).json().data;
  const mended = (await event.change(organizer.token, id, { guardian_name: "Ann Rivers", revision })).json()
    .data;
  expect(mended).toMatchObject({ guardian_consent: words, guardian_consent_at: first.guardian_consent_at });
  // The other parent has the same family name, and often a name that looks alike.
  for (const [one, another] of [
    ["Ann Rivers", "Eve Brook"],
    ["Max Rivers", "Mia Rivers"],
    ["Petr Novotný", "Petra Novotná"],
  ] as const) {
    const next = await openEvent();
    const { data: row } = (await next.add(ann.token, { ...input, guardian_name: one })).json();
    const change = { guardian_name: another, revision: row.revision };
    expect((await next.change(organizer.token, row.id, change)).json().data).toMatchObject({
      guardian_name: another,
      guardian_consent: "",
      guardian_consent_at: null,
    });
  }
});

test("whoever is under age does not register themselves, and is told who does", async () => {
  const event = await openEvent();
  const self = { ...kim, is_self: true };
  const input = { entrants: [self], guardian_name: "Ann Rivers", guardian_consent: words };
  for (const { token } of [ann, organizer]) {
    const refused = await event.add(token, input);
    expect(refused.statusCode).toBe(422);
    expect(refused.json().fields["entrants.0.is_minor"]).toMatchObject([
      {
        code: "minor-registers-themselves",
        detail: expect.stringMatching(/parent or guardian to sign in with their own account/),
      },
    ]);
  }
  const grown = { entrants: [{ ...self, is_minor: false }] };
  const { id, revision } = (await event.add(ann.token, grown)).json().data;
  const { entrants: _self, ...guardian } = input;
  const changed = await event.change(ann.token, id, { ...guardian, entrants: [self], revision });
  expect(changed.json().fields["entrants.0.is_minor"][0].code).toBe("minor-registers-themselves");
  // The desk has it on paper; whoever was marked so still changes their phone and cancels.
  const marked = await event.change(organizer.token, id, { ...guardian, entrants: [self], revision });
  expect(marked.statusCode).toBe(200);
  const phoned = await event.change(ann.token, id, {
    phone: "+420 1",
    revision: marked.json().data.revision,
  });
  expect(phoned.statusCode).toBe(200);
});
