import type { Endpoint } from "@tightlines/contract/endpoint";
import type { FactKinds } from "@tightlines/contract/problem/facts";
import { fieldProblems } from "@tightlines/contract/problem/field-problems";
import { lineWarnings } from "@tightlines/contract/problem/line-warnings";
import { problems } from "@tightlines/contract/problem/problems";
import { snakeKey } from "@tightlines/contract/wire/case";
import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createTestApi, type TestApi } from "./testing/create-test-api.ts";
import { addressOf, allEndpoints, exampleOf, nameOf } from "./testing/endpoint-examples.ts";
import type { Example } from "./testing/example.ts";
import { createTestEvent } from "./testing/test-event.ts";
import type { Answer } from "./testing/test-login.ts";

let api: TestApi;

beforeAll(async () => {
  // The limits of the sign-in calls have tests of their own; here everybody comes from somewhere else.
  api = await createTestApi({ settings: { TRUST_PROXY: "1" } });
});
afterAll(() => api.close());

const RUNS = 20;

/** What people, programs and attackers send: mostly wrong, sometimes nearly right. */
const nastyText = fc.oneof(
  fc.string({ unit: "binary", maxLength: 60 }),
  fc.constantFrom(
    "",
    " ",
    "\0",
    "\ud800",
    "a\u0000b",
    "'; drop table event; --",
    "%",
    "\\",
    "../../etc/passwd",
    "-1",
    "0",
    "1",
    "1e3",
    "9223372036854775808",
    "999999999999999",
    "NaN",
    "null",
    "2027-02-30",
    "0000-01-01",
    "ann@example.org",
    "Europe/Prague",
    "x".repeat(5000),
  ),
);

const nastyValue: fc.Arbitrary<unknown> = fc.oneof(
  nastyText,
  fc.integer(),
  fc.double(),
  fc.constantFrom(null, true, false, [], {}, [null], { toString: 1 }, 1e308, -0),
  fc.jsonValue({ maxDepth: 3 }),
);

/** An object with some of the keys the schema knows, as they stand on the wire, and others besides. */
function nearly(schema: { shape: object } | undefined): fc.Arbitrary<Record<string, unknown>> {
  const known = Object.keys(schema?.shape ?? {}).map(snakeKey);
  const key =
    known.length > 0 ? fc.oneof({ weight: 4, arbitrary: fc.constantFrom(...known) }, nastyText) : nastyText;
  return fc.dictionary(key, nastyValue, { maxKeys: 6 });
}

/** A good call in which some things went wrong, or most. */
function callsLike(endpoint: Endpoint, { params = {}, body = {} }: Example) {
  const nastyParam = fc.string({ unit: "binary-ascii", minLength: 1, maxLength: 40 });
  const wrong = nearly(endpoint.body);
  return fc.record({
    params: fc.oneof(
      { weight: 3, arbitrary: fc.constant(params) },
      fc.dictionary(fc.constantFrom("event", ...Object.keys(params)), nastyParam),
    ),
    query: fc.oneof(fc.webQueryParameters(), nearly(endpoint.query).map(asQuery)),
    body: fc.oneof(
      { weight: 3, arbitrary: wrong.map((fields) => ({ ...body, ...fields })) },
      wrong,
      nastyValue,
    ),
    isSignedIn: fc.oneof({ weight: 5, arbitrary: fc.constant(true) }, fc.constant(false)),
    key: fc.oneof(fc.constant(undefined), fc.uuid(), fc.constantFrom("", "the same", "x".repeat(101), "clé")),
  });
}

describe.each(allEndpoints.map((endpoint) => [nameOf(endpoint), endpoint] as const))("%s", (_, endpoint) => {
  test("answers whatever it is sent with something else than a fault of ours", async () => {
    const caller = await api.asRole("administrator");
    const event = await createTestEvent(api, caller);
    const example = await exampleOf(endpoint, { api, subject: await api.asRole("member"), event, caller });
    await fc.assert(
      fc.asyncProperty(callsLike(endpoint, example), async ({ params, query, body, isSignedIn, key }) => {
        const { token } = await api.asRole("administrator");
        const answer = await api.call({
          method: endpoint.method,
          url: `${addressOf(endpoint, { params })}?${query}`,
          token: isSignedIn ? token : undefined,
          ...(endpoint.method !== "GET" && {
            payload: JSON.stringify(body) ?? "",
            headers: {
              "content-type": "application/json",
              ...(key !== undefined && { "idempotency-key": key }),
            },
          }),
        });
        expectGoodOrExplained(answer);
      }),
      { numRuns: RUNS },
    );
  });
});

test.each([
  ["/sign-up/email", ["email", "password", "name", "image", "callbackURL", "rememberMe"]],
  ["/sign-in/email", ["email", "password", "callbackURL", "rememberMe"]],
  ["/request-password-reset", ["email", "redirectTo"]],
  ["/reset-password", ["token", "newPassword"]],
  ["/change-password", ["currentPassword", "newPassword", "revokeOtherSessions"]],
  ["/send-verification-email", ["email", "callbackURL"]],
  ["/sign-out", []],
])("the provider's %s answers whatever it is sent with something else than a fault", async (path, keys) => {
  const { cookie } = await api.asRole("member");
  let attempt = 0;
  const shape = Object.fromEntries(keys.map((key) => [key, true]));
  await fc.assert(
    fc.asyncProperty(fc.oneof(nearly({ shape }), nastyValue), fc.boolean(), async (body, isSignedIn) => {
      attempt += 1;
      const answer = await api.call({
        method: "POST",
        url: `/api/auth${path}`,
        payload: JSON.stringify(body) ?? "",
        headers: {
          "content-type": "application/json",
          origin: api.settings.publicUrl,
          "x-forwarded-for": `198.51.${attempt >> 8}.${attempt & 255}`,
          ...(isSignedIn && { cookie }),
        },
      });
      expect(answer.statusCode).toBeLessThan(500);
    }),
    { numRuns: RUNS },
  );
});

test.each(["/api/auth/verify-email", "/api/auth/token", "/api/auth/jwks", "/api/docs/assets/", "/api/", "/"])(
  "%s answers whatever is asked of it with something else than a fault",
  async (path) => {
    await fc.assert(
      fc.asyncProperty(fc.webQueryParameters(), fc.webPath(), nastyText, async (query, more, text) => {
        for (const url of [
          `${path}?${query}`,
          `${path}${more}`,
          `${path}?token=${encodeURIComponent(wellFormed(text))}`,
        ])
          expect((await api.call({ url })).statusCode).toBeLessThan(500);
      }),
      { numRuns: RUNS },
    );
  },
);

test("whatever stands in the authorization is refused without a fault", async () => {
  const header = fc.string({ unit: fc.constantFrom(...'Bearer .eyJ=+/-_~x0,;"'.split("")), maxLength: 200 });
  await fc.assert(
    fc.asyncProperty(header, async (authorization) => {
      const answer = await api.call({ url: "/api/events", headers: { authorization } });
      expect([200, 401]).toContain(answer.statusCode);
    }),
    { numRuns: 200 },
  );
});

function expectGoodOrExplained(answer: Answer): void {
  expect(answer.statusCode).toBeLessThan(500);
  // A table sent as a file is no JSON.
  if (answer.statusCode === 200 && answer.headers["content-disposition"]) return;
  const body = answer.json<Record<string, unknown>>();
  expect(answer.statusCode < 400 ? "data" in body : isExplained(body)).toBe(true);
}

function isExplained({ detail, code, facts = {}, fields = {}, ...others }: Record<string, unknown>): boolean {
  // Whoever comes too late is shown what is stored now and who stored it.
  const isLate = code === "stale-revision" || code === "rotation-cell-taken";
  const known = isLate ? ["current", "changed_by"] : [];
  return (
    Object.keys(others).every((key) => known.includes(key)) &&
    isTold(problems, { detail, code, facts }) &&
    Object.values(Object(fields) as object).every(
      (wrong) =>
        Array.isArray(wrong) &&
        wrong.length > 0 &&
        wrong.every((one) => isTold({ ...fieldProblems, ...lineWarnings }, one as Record<string, unknown>)),
    )
  );
}

/** A code of the list with the facts it declares, and a sentence. */
function isTold(
  list: Readonly<Record<string, { facts?: FactKinds; status?: number }>>,
  { detail, code, facts = {} }: Record<string, unknown>,
): boolean {
  const declared = Object.keys(list[String(code)]?.facts ?? {}).map(snakeKey);
  return (
    Object.hasOwn(list, String(code)) &&
    /^[A-Z"\d]/.test(String(detail)) &&
    String(Object.keys(Object(facts) as object).sort()) === String(declared.sort())
  );
}

function asQuery(fields: Record<string, unknown>): string {
  const written = (value: unknown) => (typeof value === "string" ? value : (JSON.stringify(value) ?? ""));
  return Object.entries(fields)
    .map((entry) => entry.map((part) => encodeURIComponent(wellFormed(written(part)))).join("="))
    .join("&");
}

/** Half a surrogate pair cannot be written into an address. */
function wellFormed(text: string): string {
  return Buffer.from(text).toString();
}
