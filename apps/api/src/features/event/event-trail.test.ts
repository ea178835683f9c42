import { afterAll, beforeAll, expect, test, vi } from "vitest";
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

test("every process hears at once that the list and the event's pages changed, also under the old address", async () => {
  const watch = await watchRevisions(api.database, silentLog);
  try {
    const heard: string[] = [];
    watch.onChange((topic) => heard.push(topic));
    const { id } = await events.add(marta, { name: "Moving", url: "old-address" });
    await vi.waitFor(() => expect(heard.sort()).toEqual([`event:${id}`, "event:old-address", "events"]));
    heard.length = 0;
    await events.send(marta, "PATCH", `/events/${id}`, { url: "new-address" });
    await vi.waitFor(() =>
      expect(heard.sort()).toEqual([`event:${id}`, "event:new-address", "event:old-address", "events"]),
    );
    heard.length = 0;
    await events.send(marta, "DELETE", `/events/${id}`);
    await vi.waitFor(() => expect(heard).toContain("event:new-address"));
  } finally {
    await watch.close();
  }
});
