import { randomUUID } from "node:crypto";
import type { Endpoint } from "@tightlines/contract/endpoint";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createTestApi, type TestApi } from "./testing/create-test-api.ts";
import { allEndpoints, exampleOf, nameOf, sendExample } from "./testing/endpoint-examples.ts";
import type { Example } from "./testing/example.ts";
import { createTestEvent } from "./testing/test-event.ts";
import type { Answer } from "./testing/test-login.ts";

const named = allEndpoints.filter(({ method }) => method === "POST" || method === "PATCH");

/**
 * Take no key: the same image again is the same upload, a report and the photo of a fish have ids of their own, what comes with
 * a pass has an id for each operation, and whoever opens a link or a receipt changes nothing.
 */
const without = new Set([
  "POST /api/uploads",
  "POST /api/events/{event}/reports",
  "POST /api/events/{event}/scores/photos",
  "POST /api/pass/photos",
  "POST /api/pass",
  "POST /api/pass/operations",
  "POST /api/pass/scale-checks",
  "POST /api/receipt",
  "POST /api/invitation-link",
]);

let api: TestApi;

beforeAll(async () => {
  api = await createTestApi();
});
afterAll(() => api.close());

describe.each(
  named
    .filter((endpoint) => !without.has(nameOf(endpoint)))
    .map((endpoint) => [nameOf(endpoint), endpoint] as const),
)("%s", (_, endpoint) => {
  test("is carried out once under one key, and answered alike each time", async () => {
    const caller = await api.asRole("administrator");
    const event = await createTestEvent(api, await api.asRole("organizer"));
    const subject = await api.asRole("member", "somebody");
    const example = await exampleOf(endpoint, { api, subject, event, caller });
    const key = randomUUID();

    const first = await send(endpoint, example, caller.token, key);
    expect([first.statusCode, first.headers["idempotent-replayed"]]).toEqual([endpoint.status, undefined]);
    const stored = await fingerprintOfAll();
    const again = await send(endpoint, example, caller.token, key);
    expect([again.statusCode, again.headers["idempotent-replayed"]]).toEqual([endpoint.status, "true"]);
    expect(again.body).toBe(first.body);
    const other = { ...example, query: { something: "else" } };
    expect((await send(endpoint, other, caller.token, key)).json().code).toBe("idempotency-key-reused");
    expect(await fingerprintOfAll()).toEqual(stored);
  });
});

function send(endpoint: Endpoint, example: Example, token: string, key: string): Promise<Answer> {
  return sendExample(api, endpoint, example, token, { "idempotency-key": key });
}

/** What every table holds, but for the counts of attempts. */
async function fingerprintOfAll(): Promise<Record<string, string | null>> {
  const { db } = api.database;
  const { rows: tables } = await sql<{ name: string }>`
    select table_name as name from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE' and table_name <> 'rate_limit'
  `.execute(db);
  const found: Record<string, string | null> = {};
  for (const { name } of tables) {
    const { rows } = await sql<{ content: string | null }>`
      select md5(string_agg(t::text, ',' order by t::text)) as content from ${sql.table(name)} as t
    `.execute(db);
    found[name] = rows[0]!.content;
  }
  return found;
}
