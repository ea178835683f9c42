import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestApi, type TestApi } from "../../testing/create-test-api.ts";
import { securityHeaders } from "./security-headers.ts";

const CLUB = "https://club.example.org";

let api: TestApi;

beforeAll(async () => {
  api = await createTestApi({ settings: { CORS_ORIGINS: `${CLUB}, HTTPS://Other.Example.org:443/` } });
});
afterAll(() => api.close());

const everywhere = [
  "/api/events",
  "/api/nothing",
  "/api/docs",
  "/healthz",
  "/api/auth/token",
  "/api/events/%",
];

test.each(everywhere)("%s is answered with every security header", async (url) => {
  const { headers } = await api.call({ url });
  expect(headers).toMatchObject({
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "strict-origin-when-cross-origin",
    "cross-origin-opener-policy": "same-origin",
    "permissions-policy": expect.stringContaining("microphone=()"),
  });
  expect(headers).not.toHaveProperty("x-powered-by");
  expect(headers).not.toHaveProperty("server");
  expect(headers).not.toHaveProperty("strict-transport-security");
});

test.each(everywhere)("%s lets no inline script, plugin, frame or other host in", async (url) => {
  const policy = directives(String((await api.call({ url })).headers["content-security-policy"]));
  expect(policy["default-src"]).toEqual(["'self'"]);
  expect(policy["script-src"]).toEqual(["'self'", "'wasm-unsafe-eval'"]);
  expect(policy["script-src-elem"]).toBeUndefined();
  expect(policy["script-src-attr"]).toBeUndefined();
  expect(policy["style-src-elem"]).toEqual(["'self'"]);
  expect(policy["object-src"]).toEqual(["'none'"]);
  expect(policy["base-uri"]).toEqual(["'none'"]);
  expect(policy["frame-ancestors"]).toEqual(["'none'"]);
  expect(policy["connect-src"]).toEqual(["'self'"]);
});

test("inline scripts of our own come in by their hash alone", () => {
  const headers = securityHeaders(
    { scriptHashes: ["sha256-abc="], styleHashes: [], connect: ["https://id.example.org"], frame: [] },
    true,
  );
  const policy = directives(headers["content-security-policy"]!);
  expect(policy["script-src"]).toEqual(["'self'", "'wasm-unsafe-eval'", "'sha256-abc='"]);
  expect(policy["connect-src"]).toEqual(["'self'", "https://id.example.org"]);
  expect(policy).toHaveProperty("upgrade-insecure-requests");
  expect(headers["strict-transport-security"]).toMatch(/^max-age=\d{8}/);
});

test.each([CLUB, "https://other.example.org"])(
  "%s, which is configured, may call from its pages",
  async (origin) => {
    const answer = await api.call({ url: "/api/events", headers: { origin } });
    expect(answer.headers["access-control-allow-origin"]).toBe(origin);
    expect(answer.headers["vary"]).toContain("Origin");
    expect(answer.headers).not.toHaveProperty("access-control-allow-credentials");
  },
);

test("a configured origin may send a token and a key, and read what tells of them", async () => {
  const answer = await api.call({
    method: "OPTIONS",
    url: "/api/users/1",
    headers: {
      origin: CLUB,
      "access-control-request-method": "PATCH",
      "access-control-request-headers": "authorization,content-type,idempotency-key",
    },
  });
  expect(answer.statusCode).toBe(204);
  expect(answer.headers["access-control-allow-methods"]).toBe("GET, POST, PATCH, DELETE");
  expect(answer.headers["access-control-allow-headers"]).toBe("authorization,content-type,idempotency-key");
  const got = await api.call({ url: "/api/events", headers: { origin: CLUB } });
  for (const header of ["x-request-id", "idempotent-replayed"])
    expect(got.headers["access-control-expose-headers"]).toContain(header);
});

test.each([
  "https://evil.example.org",
  "https://club.example.org.evil.example.org",
  "http://club.example.org",
  "https://CLUB.example.org",
  "null",
  "",
])("the origin %j, which is not configured, is given nothing", async (origin) => {
  for (const method of ["GET", "OPTIONS"] as const) {
    const headers = { origin, "access-control-request-method": "GET" };
    const answer = await api.call({ method, url: "/api/events", headers });
    expect(answer.headers).not.toHaveProperty("access-control-allow-origin");
  }
});

test("without configured origins nobody may call from elsewhere", async () => {
  const closed = await createTestApi();
  const answer = await closed.call({ url: "/api/events", headers: { origin: CLUB } });
  expect(answer.headers).not.toHaveProperty("access-control-allow-origin");
  await closed.close();
});

function directives(policy: string): Record<string, string[]> {
  return Object.fromEntries(
    policy.split("; ").map((directive) => {
      const [name = "", ...sources] = directive.split(" ");
      return [name, sources];
    }),
  );
}
