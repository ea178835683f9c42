import { afterAll, beforeAll, expect, test } from "vitest";
import { createEventClient } from "../../testing/event-client.ts";
import type { EventClient, SentEvent } from "../../testing/event-client.ts";
import { quarters } from "../../testing/sample-images.ts";
import { createTestApi, type Person, type TestApi } from "../../testing/create-test-api.ts";
import { createUploadClient } from "../../testing/upload-client.ts";

let api: TestApi;
let events: EventClient;
let marta: Person;
let event: SentEvent;
let image: string;

beforeAll(async () => {
  api = await createTestApi();
  events = createEventClient(api);
  marta = await api.signUp({ role: "organizer" });
  event = await events.add(marta, {}, "published");
  image = (await createUploadClient(api).upload(marta, await quarters(600, 200).png().toBuffer())).data.url;
});
afterAll(() => api.close());

test.each([
  ["logo", "logo"],
  ["cover-photo", "cover_photo"],
])("PATCH events/{id}/%s with %s sets it, null takes it away", async (path, key) => {
  const set = await events.send(marta, "PATCH", `/events/${event.id}/${path}`, { [key]: image });
  expect(set).toMatchObject({ status: 200, data: { [key]: image, security: marta.user.uid } });
  expect((await events.send(null, "GET", `/events/${event.url}`)).data[key]).toBe(image);
  const removed = await events.send(marta, "PATCH", `/events/${event.url}/${path}`, { [key]: null });
  expect(removed).toMatchObject({ status: 200, data: { [key]: null, revision: set.data.revision + 1 } });
});

test.each([
  ["nothing", {}, 422],
  ["an address elsewhere", { logo: "https://example.org/logo.png" }, 422],
  ["a script", { logo: "javascript:alert(1)" }, 422],
  ["an image nobody uploaded", { logo: `/files/${"0".repeat(64)}/960.webp` }, 404],
])("%s is no logo", async (_, body, status) => {
  const answer = await events.send(marta, "PATCH", `/events/${event.id}/logo`, body);
  expect(answer.status).toBe(status);
  expect((await events.send(null, "GET", `/events/${event.id}`)).data["logo"]).toBeNull();
});

test("a logo is the organizers' to change", async () => {
  const other = await api.signUp({ role: "organizer" });
  expect((await events.send(null, "PATCH", `/events/${event.id}/logo`, { logo: image })).status).toBe(401);
  const refused = await events.send(other, "PATCH", `/events/${event.id}/logo`, { logo: image });
  expect(refused).toMatchObject({ status: 403, detail: "Unauthorized to perform action" });
});
