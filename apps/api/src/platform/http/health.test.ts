import { Client } from "pg";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import type { Database } from "../database/database.ts";
import { createTestApi, type TestApi } from "../../testing/create-test-api.ts";

let api: TestApi;

beforeAll(async () => {
  api = await createTestApi();
});
afterAll(() => api.close());

test("a process that lives and reaches its database says so", async () => {
  const [alive, ready] = [await api.call({ url: "/healthz" }), await api.call({ url: "/readyz" })];
  expect([alive.statusCode, alive.json()]).toEqual([200, { status: "ok" }]);
  expect([ready.statusCode, ready.json()]).toEqual([200, { status: "ready" }]);
});

test("the figures count requests by route and status", async () => {
  await api.call({ url: "/api/events/some-name-nobody-should-read" });
  const { body } = await api.call({ url: "/metrics" });
  expect(body).toMatch(
    /http_request_duration_seconds_count\{method="GET",route="\/api\/events\/:event",status="404"\} 1/,
  );
  expect(body).toMatch(/^process_cpu_user_seconds_total /m);
  expect(body).not.toContain("some-name");
});

test.each(["192.0.2.1", "::ffff:192.0.2.1", "2001:db8::1", "10.0.0.1"])(
  "the figures do not exist for %s",
  async (remoteAddress) => {
    const answer = await api.call({ url: "/metrics", remoteAddress });
    expect(answer.statusCode).toBe(404);
    expect(answer.json().code).toBe("not-found");
  },
);

test.each([
  { "x-forwarded-for": "127.0.0.1" },
  { forwarded: "for=127.0.0.1" },
  { "x-real-ip": "127.0.0.1" },
  { via: "1.1 proxy" },
  // A proxy that adds nothing of its own still passes on what people typed.
  { host: "fishing.example.org" },
  { host: "127.0.0.1.example.org" },
])("the figures do not exist for what a proxy on this machine passes on with %j", async (headers) => {
  expect((await api.call({ url: "/metrics", headers })).statusCode).toBe(404);
});

test("the figures are there for callers on this machine", async () => {
  for (const remoteAddress of ["127.0.0.1", "::1", "::ffff:127.0.0.1"])
    for (const host of ["localhost:3000", "127.0.0.1:3000", "[::1]:3000", "localhost"])
      expect((await api.call({ url: "/metrics", remoteAddress, headers: { host } })).statusCode).toBe(200);
});

test("without its database a process lives on, is not ready, and blames nobody's token", async () => {
  const broken = await createTestApi();
  const ann = await broken.signUp();
  await shutOut(broken.database);
  const ready = await broken.call({ url: "/readyz" });
  expect([ready.statusCode, ready.json()]).toEqual([503, { status: "the database does not answer" }]);
  expect((await broken.call({ url: "/healthz" })).statusCode).toBe(200);
  for (const token of [ann.token, undefined]) {
    const answer = await broken.call({ url: "/api/events", token });
    expect(answer.statusCode).toBe(503);
    expect(answer.json().code).toBe("database-unavailable");
  }
  const signIn = await broken.call({ method: "POST", url: "/api/auth/sign-in/email", payload: ann });
  expect(signIn.json().code).toBe("database-unavailable");
  await broken.close();
});

/** The server lives, but the database of this API takes nobody in and has thrown everybody out. */
async function shutOut({ pool }: Database): Promise<void> {
  const { rows } = await pool.query<{ name: string }>("select current_database() as name");
  const { name } = rows[0]!;
  const client = new Client({ ...inject("testServer"), database: "postgres" });
  await client.connect();
  await client.query(`alter database ${name} allow_connections false`);
  await client.query("select pg_terminate_backend(pid) from pg_stat_activity where datname = $1", [name]);
  await client.end();
}
