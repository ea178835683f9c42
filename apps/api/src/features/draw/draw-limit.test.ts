import { rates } from "@tightlines/contract/limits";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestApi, type Person, type TestApi } from "../../testing/create-test-api.ts";
import { createDrawnField, type DrawnField } from "../../testing/drawn-field.ts";
import { useRate } from "../../testing/use-rate.ts";

let api: TestApi;
let organizer: Person;
let drawn: DrawnField;

beforeAll(async () => {
  api = await createTestApi();
  organizer = await api.asRole("organizer");
  drawn = await createDrawnField(api, organizer);
});
afterAll(() => api.close());

test("whoever looks up printed papers all day is asked to wait, and nobody else", async () => {
  const look = (remoteAddress: string) => {
    const url = `/api/events/${drawn.event.url}/printed/team-0-1-0123abcd`;
    return api.call({ method: "GET", url, remoteAddress });
  };
  expect((await look("203.0.113.20")).statusCode).toBe(200);
  await useRate(api, "printed", "203.0.113.20", rates.printed.attempts);
  expect((await look("203.0.113.20")).statusCode).toBe(429);
  expect((await look("203.0.113.21")).statusCode).toBe(200);
});

test("trials, draws and repairs are counted together, by account", async () => {
  const { client, field, run } = drawn;
  const wish = { session_ids: field.sessionIds, mode: { kind: "free" } };
  expect(await client.preview(wish)).toMatchObject({ status: 200 });
  await useRate(api, "draw", organizer.user.uid, rates.draw.attempts);
  const repair = { kind: "withdrawal", angler_id: field.anglerIds[0] };
  const refused = [
    await client.preview(wish),
    await client.prepare({ ...wish, reason: "Once more" }),
    await client.previewRepair(run, repair),
    await client.send("POST", "/groups/draw", {}),
  ];
  expect(refused.map(({ status, code }) => [status, code])).toEqual(
    refused.map(() => [429, "too-many-requests"]),
  );
});
