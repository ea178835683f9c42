import { showCheckInCode } from "@tightlines/domain/registration/check-in-code";
import { afterAll, beforeAll, expect, test } from "vitest";
import { contentOf } from "../../platform/mail/postman.ts";
import { createTestApi, ORIGIN, type Person, type TestApi } from "../../testing/create-test-api.ts";
import { decodePicture } from "../../testing/decode-picture.ts";
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

test("a fee is asked for in the letter, with a code that banking apps read", async () => {
  const created = await createTestEvent(api, organizer);
  await openRegistration(api, created, organizer);
  const event = registrationClient(api, created);
  const wrong = await event.settle(organizer.token, { iban: "CZ65 0800 0000 1920 0014 5398", bic: "x" });
  expect(Object.keys(wrong.json().fields)).toEqual(["iban", "bic"]);
  await event.settle(organizer.token, {
    categories: [{ category: "open", fee: 2500, capacity: null }],
    account_name: "Weir Anglers",
    iban: "cz65 0800 0000 1920 0014 5399",
  });
  const { reference } = (await event.add(ann.token)).json<{ data: { reference: string } }>().data;
  const letter = await api.database.db
    .selectFrom("mail")
    .select(["text", "attachments"])
    .where("toAddress", "=", ann.email)
    .orderBy("id", "desc")
    .limit(1)
    .executeTakeFirstOrThrow();
  for (const words of ["25.00 EUR", "CZ65 0800 0000 1920 0014 5399", "Weir Anglers"])
    expect(letter.text).toContain(words);
  expect(letter.text.replaceAll(" ", "")).toContain(reference);
  expect(await decodePicture(await contentOf(letter.attachments[0]!))).toMatch(/^BCD\n/);
});

test("the letter says what was answered and what it costs, also where no transfers are taken", async () => {
  const created = await createTestEvent(api, organizer);
  await openRegistration(api, created, organizer, { capacity: 1 });
  const event = registrationClient(api, created);
  const question = { kind: "text", options: [], is_required: false };
  await event.settle(organizer.token, {
    categories: [{ category: "open", fee: 2500, capacity: null }],
    questions: [
      { ...question, id: "diet", label: "Diet" },
      { ...question, id: "boat", label: "Own boat", kind: "yes-no" },
      { ...question, id: "car", label: "Car" },
    ],
  });
  const bo = await api.signUp();
  for (const { token } of [ann, bo]) await event.add(token, { answers: { diet: "No nuts", boat: false } });
  for (const { email } of [ann, bo]) {
    const { text } = await api.database.db
      .selectFrom("mail")
      .select("text")
      .where("toAddress", "=", email)
      .orderBy("id", "desc")
      .limit(1)
      .executeTakeFirstOrThrow();
    expect(text).toContain("Fee: 25.00 EUR\nDiet: No nuts\nOwn boat: No");
    expect(text).not.toContain("Car:");
  }
});

test("who has a place gets a code to show at check-in, to scan and to type", async () => {
  const created = await createTestEvent(api, organizer);
  await openRegistration(api, created, organizer);
  const answer = await registrationClient(api, created).add(ann.token);
  const { check_in_code: code } = answer.json<{ data: { check_in_code: string } }>().data;
  const [picture] = await filesTo(ann.email);
  const scanned = await decodePicture(await contentOf(picture!));
  expect(scanned).toBe(`${ORIGIN}/events/${created.url}/manage/check-in?code=${showCheckInCode(code)}`);
  const { text } = await api.database.db
    .selectFrom("mail")
    .select("text")
    .where("toAddress", "=", ann.email)
    .orderBy("id", "desc")
    .limit(1)
    .executeTakeFirstOrThrow();
  expect(text).toContain(`Check-in code: ${showCheckInCode(code)}`);
  const { rows } = await api.database.pool.query(
    "select before, after from audit where noun = 'registration'",
  );
  expect(JSON.stringify(rows)).not.toContain(code);
});

test("who has a place gets the event for their calendar with the letter, as everybody can fetch it", async () => {
  const created = await createTestEvent(api, organizer);
  await openRegistration(api, created, organizer, { capacity: 1 });
  const { add } = registrationClient(api, created);
  await add(ann.token);
  const { body, headers } = await api.call({ url: `/api/events/${created.url}/event.ics` });
  const file = (await filesTo(ann.email)).find(({ cid }) => cid === null);
  expect(file).toMatchObject({ name: `${created.url}.ics`, type: headers["content-type"], cid: null });
  expect(Buffer.from(await contentOf(file!), "base64").toString()).toBe(body);

  const bo = await api.signUp();
  expect((await add(bo.token)).json().data.status).toBe("waitlisted");
  expect(await filesTo(bo.email)).toEqual([]);
});

test("who has a place reads in the letter when and where it is", async () => {
  const created = await createTestEvent(api, organizer);
  const { add } = registrationClient(api, created);
  const textTo = async (address: string) =>
    (
      await api.database.db
        .selectFrom("mail")
        .select("text")
        .where("toAddress", "=", address)
        .orderBy("id", "desc")
        .executeTakeFirstOrThrow()
    ).text;
  await openRegistration(api, created, organizer, { venue: "Weir pond", location: "Brno" });
  await add(ann.token);
  expect(await textTo(ann.email)).toMatch(/^Date: 3\s?–\s?4 April 2027\nVenue: Weir pond, Brno$/m);

  await openRegistration(api, created, organizer, { venue: "", location: "" });
  const bo = await api.signUp();
  await add(bo.token);
  const text = await textTo(bo.email);
  expect(text).toMatch(/^Date: 3\s?–\s?4 April 2027$/m);
  expect(text).not.toContain("Venue:");
});

async function filesTo(address: string) {
  const { attachments } = await api.database.db
    .selectFrom("mail")
    .select("attachments")
    .where("toAddress", "=", address)
    .orderBy("id", "desc")
    .limit(1)
    .executeTakeFirstOrThrow();
  return attachments;
}
