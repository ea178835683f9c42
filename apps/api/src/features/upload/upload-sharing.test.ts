import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestApi, type Person, type TestApi } from "../../testing/create-test-api.ts";
import { createEventClient, type EventClient } from "../../testing/event-client.ts";
import { quarters } from "../../testing/sample-images.ts";
import { giveRight } from "../../testing/test-event.ts";
import { createUploadClient, type UploadClient } from "../../testing/upload-client.ts";

let api: TestApi;
let events: EventClient;
let uploads: UploadClient;
let ann: Person;
let bob: Person;
/** Every image of this file is another one. */
let width = 500;

beforeAll(async () => {
  api = await createTestApi();
  events = createEventClient(api);
  uploads = createUploadClient(api);
  ann = await api.signUp({ role: "organizer" });
  bob = await api.signUp({ role: "organizer" });
});
afterAll(() => api.close());

test("whoever sends the image of an unlisted event learns nothing of the event", async () => {
  const bytes = await newImage();
  const logo = (await uploads.upload(ann, bytes)).data;
  const event = await events.add(ann, { name: "Hidden Cup", visibility: "unlisted" }, "published");
  await setLogo(ann, event.id, logo.url);
  expect((await uploads.list(ann)).data[0]!.used_by).toMatchObject([{ event_name: "Hidden Cup" }]);

  const copy = (await uploads.upload(bob, bytes)).data;
  expect(copy.url).toBe(logo.url);
  expect((await uploads.list(bob)).data[0]!.used_by).toEqual([]);
  // Nor by deleting it: the event has an image of its own.
  expect((await uploads.remove(bob, copy.id)).status).toBe(200);
  expect((await api.call({ url: logo.url })).statusCode).toBe(200);
  expect(await uploads.remove(ann, logo.id)).toMatchObject({ status: 409, code: "upload-in-use" });
});

test("an image somebody else uploaded cannot be shown: it answers as if it did not exist", async () => {
  const { url } = (await uploads.upload(ann, await newImage())).data;
  const event = await events.add(bob, {}, "published");
  const missing = await setLogo(bob, event.id, `/files/${"0".repeat(64)}/960.webp`);
  expect(missing).toMatchObject({ status: 404, code: "upload-not-found" });
  expect(await setLogo(bob, event.id, url)).toEqual(missing);
  const cover = await events.send(bob, "PATCH", `/events/${event.id}/cover-photo`, { cover_photo: url });
  expect(cover).toEqual(missing);
  const team = { name: "Otava", logo: url };
  expect(await events.send(bob, "POST", `/events/${event.id}/teams`, team)).toMatchObject({
    status: 404,
    code: "upload-not-found",
  });
});

test("those who organize an event together may show each other's images, and keep what is shown", async () => {
  const { url } = (await uploads.upload(ann, await newImage())).data;
  const event = await events.add(bob, {}, "published");
  await giveRight(api, event, ann, "organizer");
  expect((await setLogo(bob, event.id, url)).status).toBe(200);
  const added = await events.send(bob, "POST", `/events/${event.id}/teams`, { name: "Otava", logo: url });
  expect(added.status).toBe(201);

  await api.database.pool.query("delete from security where user_id = $1 and event_id = $2", [
    ann.user.id,
    event.id,
  ]);
  expect((await setLogo(bob, event.id, url)).status).toBe(200);
  const { id, revision } = added.data;
  const renamed = { name: "Vltava", logo: url, revision };
  const path = `/events/${event.id}/teams/${String(id)}`;
  expect((await events.send(bob, "PATCH", path, renamed)).status).toBe(200);
});

test("a stranger's draft keeps nobody's image, and loses it", async () => {
  const image = (await uploads.upload(ann, await newImage())).data;
  const draft = await events.add(bob, { name: "Borrowed Cup" });
  // As it could be done before: today the image of somebody else is not found.
  await api.database.pool.query("update event set logo = $1, cover_photo = $1 where id = $2", [
    image.url,
    draft.id,
  ]);
  expect((await uploads.remove(ann, image.id)).status).toBe(200);
  expect((await api.call({ url: image.url })).statusCode).toBe(404);
  expect((await events.send(bob, "GET", `/events/${draft.id}`)).data).toMatchObject({
    logo: null,
    cover_photo: null,
  });
  const { rows } = await api.database.pool.query(
    "select actor_uid, before, after from audit where event_id = $1 and action = 'update' order by id",
    [draft.id],
  );
  expect(rows).toEqual([
    { actor_uid: null, before: { logo: image.url }, after: { logo: null } },
    { actor_uid: null, before: { coverPhoto: image.url }, after: { coverPhoto: null } },
  ]);
});

test("what an announced event shows stays, whoever manages it now", async () => {
  const image = (await uploads.upload(ann, await newImage())).data;
  const event = await events.add(bob, { visibility: "unlisted", name: "Quiet Cup" }, "published");
  await api.database.pool.query("update event set logo = $1 where id = $2", [image.url, event.id]);
  const refused = await uploads.remove(ann, image.id);
  expect(refused).toMatchObject({
    status: 409,
    detail: "This image is still shown by an event that is not public. Remove it there first.",
  });
});

function newImage(): Promise<Buffer> {
  width += 20;
  return quarters(width, 100).png().toBuffer();
}

function setLogo(person: Person, eventId: number, logo: string) {
  return events.send(person, "PATCH", `/events/${eventId}/logo`, { logo });
}
