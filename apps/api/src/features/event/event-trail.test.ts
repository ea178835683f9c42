import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { bumpRevisions } from "../../platform/revision/bump-revision.ts";
import { watchRevisions } from "../../platform/revision/watch-revisions.ts";
import { createEventClient } from "../../testing/event-client.ts";
import type { EventClient } from "../../testing/event-client.ts";
import { silentLog } from "../../testing/silent-log.ts";
import { createTestApi, type Person, type TestApi } from "../../testing/create-test-api.ts";

let api: TestApi;
let events: EventClient;
let marta: Person;

beforeAll(async () => {
  api = await createTestApi();
  events = createEventClient(api);
  marta = await api.signUp({ role: "organizer" });
});
afterAll(() => api.close());

test("every change leaves who made it, what was and what is", async () => {
  const { id } = await events.add(marta, { name: "Trail" });
  await events.send(marta, "PATCH", `/events/${id}`, { name: "Trail Cup", venue: "Otava" });
  await events.send(marta, "PATCH", `/events/${id}`, { status: "published" });
  await events.send(marta, "DELETE", `/events/${id}`);
  const rows = await api.database.db
    .selectFrom("audit")
    .selectAll()
    .where("eventId", "=", id)
    .orderBy("id")
    .execute();
  expect(rows.map(({ action, before, after }) => ({ action, before, after }))).toEqual([
    { action: "create", before: null, after: expect.objectContaining({ name: "Trail", status: "draft" }) },
    { action: "update", before: { name: "Trail", venue: "" }, after: { name: "Trail Cup", venue: "Otava" } },
    { action: "update", before: { status: "draft" }, after: { status: "published" } },
    {
      action: "delete",
      before: expect.objectContaining({ name: "Trail Cup", status: "published" }),
      after: null,
    },
  ]);
  for (const row of rows)
    expect(row).toMatchObject({ noun: "event", nounId: String(id), actorUid: marta.user.uid });
});

test("what is refused leaves no trace", async () => {
  const { id } = await events.add(marta, { name: "No trace" });
  await events.send(marta, "PATCH", `/events/${id}`, { status: "finished" });
  await events.send(marta, "PATCH", `/events/${id}`, { name: "x", revision: 7 });
  const rows = await api.database.db.selectFrom("audit").select("action").where("eventId", "=", id).execute();
  expect(rows).toEqual([{ action: "create" }]);
});

test("every process hears at once that an event changed, and of the list when it shows something else", async () => {
  const watch = await watchRevisions(api.database, silentLog);
  try {
    const heard = new Set<string>();
    watch.onChange((topic) => heard.add(topic));
    const change = async (id: number, patch: object): Promise<string[]> => {
      heard.clear();
      expect((await events.send(marta, "PATCH", `/events/${id}`, patch)).status).toBe(200);
      // What is announced later is heard later: once this is, so is all of the change.
      await api.database.db.transaction().execute((trx) => bumpRevisions(trx, ["users"]));
      await vi.waitFor(() => expect(heard).toContain("users"));
      return [...heard].filter((topic) => topic !== "users").sort();
    };
    const { id } = await events.add(marta, { name: "Moving" });
    expect(await change(id, { name: "Still a draft" })).toEqual([`event:${id}`]);
    expect(await change(id, { status: "published" })).toEqual([`event:${id}`, "events"]);
    expect(await change(id, { description: "Not in the list" })).toEqual([`event:${id}`]);
    expect(await change(id, { venue: "Otava" })).toEqual([`event:${id}`, "events"]);
    expect(await change(id, { visibility: "unlisted" })).toEqual([`event:${id}`, "events"]);
    expect(await change(id, { venue: "Vltava" })).toEqual([`event:${id}`]);
    expect(await change(id, { protest_minutes: 45 })).toEqual([`event:${id}`, `event:${id}:ruleset`]);
  } finally {
    await watch.close();
  }
});
