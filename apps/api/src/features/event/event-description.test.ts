import { sql } from "kysely";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { migrateWithin } from "../../platform/database/migrate.ts";
import { createEventClient, springMasters } from "../../testing/event-client.ts";
import type { EventClient } from "../../testing/event-client.ts";
import { createTestApi, type Person, type TestApi } from "../../testing/create-test-api.ts";
import { createDatabaseOn } from "../../testing/test-database.ts";

const TOO_MUCH = {
  code: "too-large-a-page",
  detail: "This becomes too large a page. Use fewer table cells, list items and links.",
};
const head = `${"|a".repeat(10)}|\n${"|-".repeat(10)}|\n`;
const hostileTable = head + "a\n".repeat((20_000 - head.length) / 2);

let api: TestApi;
let events: EventClient;
let marta: Person;

beforeAll(async () => {
  api = await createTestApi();
  events = createEventClient(api);
  marta = await api.signUp({ role: "organizer" });
});
afterAll(() => api.close());

test("a short text that becomes a large page is refused beside its field, and nothing is written", async () => {
  const refused = { status: 422, code: "invalid-input", fields: { description: [TOO_MUCH] } };
  const description = hostileTable;
  expect(await events.send(marta, "POST", "/events", { ...springMasters, description })).toMatchObject(
    refused,
  );
  const { id, revision } = await events.add(marta, { description: "Bring boots." });
  expect(await events.send(marta, "PATCH", `/events/${id}`, { description })).toMatchObject(refused);
  expect((await events.send(marta, "GET", `/events/${id}`)).data).toMatchObject({
    description: "Bring boots.",
    revision,
  });
});

test("twenty long descriptions make no difference to the list", async () => {
  const description = "Bring boots and a landing net. ".repeat(640);
  const added = Array.from({ length: 20 }, () => events.add(marta, { description }, "published"));
  await Promise.all(added);
  const list = await api.call({ method: "GET", url: "/api/events" });
  expect(JSON.parse(list.body).data).toHaveLength(20);
  expect(list.body).not.toContain("description");
  expect(list.body.length).toBeLessThan(40_000);
});

test("a description is rendered when it is written, and not when it is read", async () => {
  const { id } = await events.add(marta, { description: "Bring **boots**." });
  const html = "<p>Kept as it was made.</p>";
  await api.database.db.updateTable("event").set({ descriptionHtml: html }).where("id", "=", id).execute();
  const read = async () => (await events.send(marta, "GET", `/events/${id}`)).data["description_html"];
  expect(await read()).toBe(html);
  await events.send(marta, "PATCH", `/events/${id}`, { venue: "Otava" });
  expect(await read()).toBe(html);
  await events.send(marta, "PATCH", `/events/${id}`, { description: "Bring a *net*." });
  expect(await read()).toBe("<p>Bring a <em>net</em>.</p>\n");
});

test("the trail names the description and not its HTML", async () => {
  const { id } = await events.add(marta, { description: "Bring **boots**." });
  const entry = await api.database.db
    .selectFrom("audit")
    .select("after")
    .where("eventId", "=", id)
    .executeTakeFirstOrThrow();
  expect(entry.after).toMatchObject({ description: "Bring **boots**." });
  expect(JSON.stringify(entry.after)).not.toContain("<strong>");
});

test("what was written before descriptions were kept as HTML is rendered when the schema is brought up to date", async () => {
  const older = await createDatabaseOn(inject("testServer"));
  try {
    await migrateWithin(older.db, { name: "20261115T1430-draw-run-undo" });
    const texts = ["Bring **boots**.", "", hostileTable, ...Array.from({ length: 120 }, (_, n) => `*${n}*`)];
    for (const [n, text] of texts.entries())
      await sql`
        insert into event (name, url, description, starts_on, ends_on, time_zone, discipline, ruleset)
        values ('Old', ${`old-${n}`}, ${text}, '2026-05-01', '2026-05-02', 'Europe/Prague', 'fly', '{}')
      `.execute(older.db);
    await migrateWithin(older.db, "latest");
    const rows = await older.db.selectFrom("event").select("descriptionHtml").orderBy("id").execute();
    const [boots, empty, table, ...others] = rows.map(({ descriptionHtml }) => descriptionHtml);
    expect([boots, empty]).toEqual(["<p>Bring <strong>boots</strong>.</p>\n", ""]);
    expect(table).toMatch(/^<p>\|a\|a/);
    expect(others).toEqual(others.map((_, n) => `<p><em>${n}</em></p>\n`));
  } finally {
    await older.close();
  }
});
