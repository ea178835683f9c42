import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { createTestApi, type Person, type TestApi } from "../../testing/create-test-api.ts";
import { caught, newPair } from "../../testing/examples/score.examples.ts";
import { photoOf } from "../../testing/report-client.ts";
import { sendForm } from "../../testing/send-form.ts";
import { createTestEvent, type TestEvent } from "../../testing/test-event.ts";

let api: TestApi;
let owner: Person;
let event: TestEvent;
let pair: { session_id: number; angler_id: number };

beforeAll(async () => {
  api = await createTestApi();
  owner = await api.asRole("organizer");
});
beforeEach(async () => {
  event = await createTestEvent(api, owner);
  pair = await newPair({ api, event, subject: owner, caller: owner });
});
afterAll(() => api.close());

test("a fish has one photo, which is sent as often as need be and shown to those who enter scores", async () => {
  const fish = await catchOne();
  const first = await send(fish, 1);
  expect(first).toEqual({ status: 201, data: { catch_id: fish, width: 640, height: 480 } });
  expect(await send(fish, 1)).toEqual(first);
  expect(await list()).toEqual([first.data]);
  const shown = await show(fish, owner.token);
  expect([shown.statusCode, shown.headers["content-type"]]).toEqual([200, "image/webp"]);
  expect((await show(fish)).statusCode).toBe(401);
  expect((await show(fish, (await api.asRole("member")).token)).statusCode).toBe(403);
});

test("a photo is not exchanged for another one", async () => {
  const fish = await catchOne();
  await send(fish, 1);
  expect(await send(fish, 2)).toEqual({
    status: 409,
    code: "catch-has-photo",
    detail: "This fish already has another photo.",
  });
});

test("a fish that nobody has said, or that is of another event, has no photo", async () => {
  const fish = await catchOne();
  expect(await send(randomUUID(), 1)).toMatchObject({ status: 404, code: "catch-not-found" });
  const other = await createTestEvent(api, owner);
  expect(await send(fish, 1, other)).toMatchObject({ status: 404, code: "catch-not-found" });
  await send(fish, 1);
  const url = `/api/events/${other.id}/scores/photos/${fish}/photo.webp`;
  expect((await api.call({ method: "GET", url, token: owner.token })).statusCode).toBe(404);
});

test("what is no photo is refused with a sentence, and nothing is stored", async () => {
  const fish = await catchOne();
  const url = `/api/events/${event.id}/scores/photos`;
  const file = Buffer.from("no photo at all");
  const refused = await sendForm(api, url, owner.token, { fields: { catch_id: fish }, file });
  expect(refused).toMatchObject({ status: 415, code: "not-an-image" });
  expect(await list()).toEqual([]);
});

test("a pass brings photos of the fish that were entered with it, and of no others", async () => {
  const [secret, other] = [await newPass(), await newPass()];
  const fish = caught(pair);
  await api.call({ method: "POST", url: "/api/pass/operations", payload: { secret, operations: [fish] } });
  expect(await sendByPass(other, fish.id)).toMatchObject({ status: 404, code: "catch-not-found" });
  expect(await sendByPass("nobody made this", fish.id)).toMatchObject({ code: "pass-unknown" });
  expect(await sendByPass(secret, fish.id)).toMatchObject({ status: 201, data: { catch_id: fish.id } });
  expect(await list()).toHaveLength(1);
});

test("photos of fish whose pass was ended come with another pass, from the same device", async () => {
  const [secret, other] = [await newPass(), await newPass()];
  const fish = { ...caught(pair), device_id: randomUUID(), device_number: 1 };
  await api.call({ method: "POST", url: "/api/pass/operations", payload: { secret, operations: [fish] } });
  expect(await sendByPass(other, fish.id, { device_id: randomUUID() })).toMatchObject({ status: 404 });
  const sent = await sendByPass(other, fish.id, { device_id: fish.device_id });
  expect(sent).toMatchObject({ status: 201, data: { catch_id: fish.id } });
  // It is here, whoever says it again.
  expect(await sendByPass(secret, fish.id)).toEqual(sent);
});

async function catchOne(): Promise<string> {
  const fish = caught(pair);
  const url = `/api/events/${event.id}/scores/operations`;
  await api.call({ method: "POST", url, token: owner.token, payload: { operations: [fish] } });
  return fish.id;
}

async function send(catch_id: string, photo: number, of: TestEvent = event) {
  const url = `/api/events/${of.id}/scores/photos`;
  return sendForm(api, url, owner.token, { fields: { catch_id }, file: await photoOf(photo) });
}

async function sendByPass(secret: string, catch_id: string, more: Record<string, string> = {}) {
  const sent = { fields: { secret, catch_id, ...more }, file: await photoOf(1) };
  return sendForm(api, "/api/pass/photos", undefined, sent);
}

async function newPass(): Promise<string> {
  const url = `/api/events/${event.id}/passes`;
  const payload = { name: "Sector A", expires_at: "2099-01-01T00:00:00Z" };
  return (await api.call({ method: "POST", url, token: owner.token, payload })).json().data.secret;
}

async function list(): Promise<unknown[]> {
  const { session_id, angler_id } = pair;
  const url = `/api/events/${event.id}/scores/photos?session_id=${session_id}&angler_id=${angler_id}`;
  return (await api.call({ method: "GET", url, token: owner.token })).json().data;
}

function show(fish: string, token?: string) {
  const url = `/api/events/${event.id}/scores/photos/${fish}/photo.webp`;
  return api.call({ method: "GET", url, ...(token && { token }) });
}
