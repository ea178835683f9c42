import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestApi, type TestApi } from "../../testing/create-test-api.ts";
import { drawClient } from "../../testing/draw-client.ts";
import { runSession, say, scoreClient } from "../../testing/score-client.ts";
import { createTestEvent } from "../../testing/test-event.ts";
import { fillTestField } from "../../testing/test-field.ts";

let api: TestApi;

beforeAll(async () => {
  api = await createTestApi();
});
afterAll(() => api.close());

test("no session is closed with a card missing unless somebody says so", async () => {
  const organizer = await api.asRole("organizer");
  const event = await createTestEvent(api, organizer);
  const field = await fillTestField(api, event, { sectors: 1, pegsPerSector: 2, sessions: 1, teams: 2 });
  const session_id = field.sessionIds[0]!;
  const client = drawClient(api, event, organizer);
  await client.publish({ session_ids: [session_id], mode: { kind: "free" } });
  await runSession(api, session_id);
  const close = (body: object = {}) =>
    client.send("PATCH", `/sessions/${session_id}`, { status: "provisional", revision: 1, ...body });

  expect(await close()).toMatchObject({ status: 409, code: "cards-missing", facts: { count: 2 } });
  const [first, second] = field.anglerIds.map((angler_id) => ({ session_id, angler_id }));
  const absent = { seen: null, presence: "absent", late_minutes: 0 };
  const scores = scoreClient(api, event, organizer);
  await scores.outcomes([say(first!, "set-presence", absent)]);
  expect(await close()).toMatchObject({
    detail: "1 card is missing: Angler Nr 2. Enter them, or close the session without them.",
  });
  expect((await close({ accepts_missing: true })).data).toMatchObject({ status: "provisional" });
  const trail = (await client.send("GET", "/audit")).data as { action: string; reason: string }[];
  expect(trail.find(({ action }) => action === "close")?.reason).toBe("Cards missing: 1");

  // Nobody has to say so who has all of them.
  await runSession(api, session_id);
  await scores.outcomes([say(second!, "set-presence", absent)]);
  expect((await close({ revision: 2 })).status).toBe(200);
});
