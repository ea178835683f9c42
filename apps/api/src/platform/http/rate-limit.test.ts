import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createTestApi, type TestApi } from "../../testing/create-test-api.ts";
import { newEmail } from "../../testing/test-login.ts";
import { addressKey, createRateLimit } from "./rate-limit.ts";

let api: TestApi;

beforeAll(async () => {
  api = await createTestApi();
});
afterAll(() => api.close());

/** Each attempt claims to come from somewhere else, in every header proxies are known to use. */
function disguise(attempt: number): Record<string, string> {
  const address = `198.51.100.${attempt % 250}`;
  return {
    "x-forwarded-for": `${address}, 203.0.113.${attempt % 250}`,
    "x-real-ip": address,
    forwarded: `for=${address};proto=https`,
    "x-client-ip": address,
    "cf-connecting-ip": address,
    "true-client-ip": address,
    "fastly-client-ip": address,
    "x-cluster-client-ip": address,
    "x-forwarded-host": `host-${attempt}.example.org`,
    "user-agent": `agent ${attempt}`,
    cookie: "",
  };
}

interface Attempt {
  path: string;
  body: (attempt: number) => object;
  headers?: (attempt: number) => Record<string, string>;
  remoteAddress?: (attempt: number) => string;
}

/** How many attempts get through before the first 429. */
async function attemptsAllowed(target: TestApi, attempt: Attempt, most: number): Promise<number> {
  for (let made = 0; made < most; made++) {
    const answer = await target.app.inject({
      method: "POST",
      url: `/api/auth${attempt.path}`,
      payload: attempt.body(made),
      headers: attempt.headers?.(made) ?? {},
      ...(attempt.remoteAddress && { remoteAddress: attempt.remoteAddress(made) }),
    });
    if (answer.statusCode === 429) return made;
  }
  return most;
}

describe("one account", () => {
  // Wrong input is refused before a password is hashed, and counts all the same.
  test.each([
    ["/sign-in/email", 100, { email: "Guess@example.org" }],
    ["/sign-up/email", 10, { email: "guess@example.org", password: "x" }],
    ["/request-password-reset", 5, { email: "guess@Example.org" }],
    ["/send-verification-email", 5, { email: "guess@example.org" }],
  ])("%s is tried %i times, from wherever it is tried", async (path, limit, body) => {
    const allowed = await attemptsAllowed(
      api,
      { path, body: () => body, headers: disguise, remoteAddress: (attempt) => `192.0.2.${attempt}` },
      limit + 5,
    );
    expect(allowed).toBe(limit);
  });

  test("is tried 20 times from one address, and from another one goes on", async () => {
    const guess = (address: string): Attempt => ({
      path: "/sign-in/email",
      body: () => ({ email: "pair@example.org" }),
      remoteAddress: () => address,
    });
    expect(await attemptsAllowed(api, guess("192.0.2.60"), 25)).toBe(20);
    expect(await attemptsAllowed(api, guess("192.0.2.61"), 5)).toBe(5);
  });

  test("spaces and capitals make no other account of it", async () => {
    const spelled = ["heron@example.org", "HERON@example.org", " heron@example.org "];
    const allowed = await attemptsAllowed(
      api,
      { path: "/request-password-reset", body: (attempt) => ({ email: spelled[attempt % 3] }) },
      10,
    );
    expect(allowed).toBe(5);
  });
});

describe("one address", () => {
  const anyAccount: Attempt = { path: "/request-password-reset", body: () => ({ email: newEmail() }) };

  test("cannot be left behind with a header while no proxy is trusted", async () => {
    const attempt = { ...anyAccount, headers: disguise, remoteAddress: () => "192.0.2.77" };
    expect(await attemptsAllowed(api, attempt, 110)).toBe(100);
  });

  test("is another one's own", async () => {
    expect(await attemptsAllowed(api, { ...anyAccount, remoteAddress: () => "192.0.2.78" }, 3)).toBe(3);
  });

  test("behind a trusted proxy is what that proxy says, and nothing the client put before it", async () => {
    const behindProxy = await createTestApi({ settings: { TRUST_PROXY: "1" } });
    const through = (client: string) => (attempt: number) => ({
      ...disguise(attempt),
      "x-forwarded-for": `10.1.2.${attempt}, ${client}`,
    });
    const from = (client: string) => ({ ...anyAccount, headers: through(client) });
    expect(await attemptsAllowed(behindProxy, from("203.0.113.5"), 110)).toBe(100);
    expect(await attemptsAllowed(behindProxy, from("203.0.113.6"), 3)).toBe(3);
    // Some proxies write the port as well, which is another one for each connection.
    const withPorts = (attempt: number) => ({ "x-forwarded-for": `203.0.113.7:${4000 + attempt}` });
    expect(await attemptsAllowed(behindProxy, { ...anyAccount, headers: withPorts }, 110)).toBe(100);
    await behindProxy.close();
  });
});

test("whoever is refused is told how long to wait", async () => {
  const ask = () =>
    api.call({
      method: "POST",
      url: "/api/auth/request-password-reset",
      payload: { email: "wait@example.org" },
    });
  for (let made = 0; made < 5; made++) await ask();
  const answer = await ask();
  const seconds = Number(answer.headers["retry-after"]);
  expect(seconds).toBeGreaterThan(3000);
  expect(seconds).toBeLessThanOrEqual(3600);
  expect([answer.statusCode, answer.json()]).toEqual([
    429,
    {
      detail: `Too many attempts. Try again in ${seconds.toLocaleString("en-GB")} seconds.`,
      code: "too-many-requests",
      facts: { seconds },
    },
  ]);
});

test("an account is never kept in the clear, and may be of any length", async () => {
  const email = `${"long-".repeat(60)}@example.org`;
  const limit = createRateLimit(api.database.pool, "test", 1, 60);
  await limit.take(email, "\0", undefined);
  await expect(limit.take(email)).rejects.toMatchObject({ code: "too-many-requests" });
  const { rows } = await api.database.pool.query<{ key: string }>("select key from rate_limit");
  expect(rows.length).toBeGreaterThan(5);
  expect(JSON.stringify(rows)).not.toMatch(/example|192\.0\.2/);
});

test("two processes share one count", async () => {
  const [one, other] = [0, 1].map(() => createRateLimit(api.database.pool, "shared", 3, 60));
  const attempts = await Promise.allSettled(
    [one, other, one, other, one].map((limit) => limit!.take("heron")),
  );
  expect(attempts.filter(({ status }) => status === "fulfilled")).toHaveLength(3);
});

test.each([
  ["203.0.113.9", "203.0.113.9"],
  ["::ffff:203.0.113.9", "203.0.113.9"],
  ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2"],
  ["2001:db8:1:2::9", "2001:db8:1:2"],
  ["2001:db8::9", "2001:db8:0:0"],
  ["::1", "0:0:0:0"],
  ["203.0.113.9:5678", "203.0.113.9"],
  ["[2001:db8:1:2::9]:443", "2001:db8:1:2"],
  ["[2001:db8:1:2::9]", "2001:db8:1:2"],
  ['"[::1]:443"', "0:0:0:0"],
  ["::ffff:203.0.113.9", "203.0.113.9"],
  ["2001:db8:1:2::9%eth0", "2001:db8:1:2"],
])("the address %s counts as %s", (address, key) => {
  expect(addressKey(address)).toBe(key);
});
