import { createHmac } from "node:crypto";
import { exportJWK, generateKeyPair, SignJWT, UnsecuredJWT } from "jose";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestApi, ORIGIN, type Person, type TestApi } from "../../testing/create-test-api.ts";

let api: TestApi;
let ann: Person;
/** What a good token of Ann's says; every forgery below differs from it in one thing. */
let claims: Record<string, unknown>;

beforeAll(async () => {
  api = await createTestApi({ hasRealPasswords: true });
  ann = await api.signUp();
  claims = part(ann.token, 1);
});
afterAll(() => api.close());

const inAnHour = () => Math.floor(Date.now() / 1000) + 3600;

async function callWith(token: string) {
  const answer = await api.call({ url: `/api/account/${ann.user.id}`, token });
  return { status: answer.statusCode, code: answer.json().code };
}

/** Signed with the provider's own key, whatever it says. */
async function signedByUs(payload: Record<string, unknown>): Promise<string> {
  const { token } = await api.identity.auth!.api.signJWT({ body: { payload } });
  return token;
}

test("a token signed by the provider is believed", async () => {
  expect(await callWith(ann.token)).toEqual({ status: 200, code: undefined });
  expect(await callWith(await signedByUs(claims))).toEqual({ status: 200, code: undefined });
});

test("an expired token is refused as expired", async () => {
  const token = await signedByUs({ ...claims, iat: 1_000_000_000, exp: 1_000_000_900 });
  expect(await callWith(token)).toEqual({ status: 401, code: "expired-token" });
});

test("a token lives for a quarter of an hour", () => {
  expect(Number(claims["exp"]) - Number(claims["iat"])).toBe(900);
});

test.each([
  ["from another issuer", { iss: "https://elsewhere.example.org" }],
  ["for another audience", { aud: "https://elsewhere.example.org" }],
  ["without a login", { sid: undefined }],
  ["without a subject", { sub: undefined }],
  ["not valid yet", { nbf: 4_000_000_000 }],
])("a token %s is refused", async (_, change) => {
  const token = await signedByUs({ ...claims, ...change });
  expect(await callWith(token)).toEqual({ status: 401, code: "invalid-token" });
});

test.each([
  ["an unknown login", { sid: "no-such-login" }],
  ["the login of another subject", { sub: "somebody-else" }],
])("a token with %s is refused", async (_, change) => {
  const token = await signedByUs({ ...claims, ...change });
  expect(await callWith(token)).toEqual({ status: 401, code: "expired-token" });
});

test("a changed payload breaks the signature", async () => {
  const [head, , signature] = ann.token.split(".");
  const token = [head, encode({ ...claims, role: "administrator" }), signature].join(".");
  expect(await callWith(token)).toEqual({ status: 401, code: "invalid-token" });
});

test("a token signed with a stranger's key is refused, also under the provider's key id", async () => {
  const { privateKey, publicKey } = await generateKeyPair("ES256");
  for (const kid of [String(part(ann.token, 0)["kid"]), "made-up", undefined]) {
    const header = { alg: "ES256", ...(kid && { kid }), jwk: await exportJWK(publicKey) };
    const token = await new SignJWT(claims).setProtectedHeader(header).sign(privateKey);
    expect(await callWith(token)).toEqual({ status: 401, code: "invalid-token" });
  }
});

test("a token without a signature is refused", async () => {
  const unsecured = new UnsecuredJWT({ ...claims, exp: inAnHour() }).encode();
  expect(await callWith(unsecured)).toEqual({ status: 401, code: "invalid-token" });
  for (const alg of ["none", "None", "NONE", ""]) {
    const token = `${encode({ alg, typ: "JWT" })}.${encode(claims)}.`;
    expect(await callWith(token)).toEqual({ status: 401, code: "invalid-token" });
  }
});

test("a token signed by HMAC with the public key is refused", async () => {
  const keys = await api.call({ url: "/api/auth/jwks" });
  const [key] = keys.json<{ keys: object[] }>().keys;
  const signed = `${encode({ alg: "HS256", kid: part(ann.token, 0)["kid"] })}.${encode(claims)}`;
  const signature = createHmac("sha256", JSON.stringify(key)).update(signed).digest("base64url");
  expect(await callWith(`${signed}.${signature}`)).toEqual({ status: 401, code: "invalid-token" });
});

test.each(["garbage", "a.b.c", "..", "e30.e30.e30", "x".repeat(8000)])("%.20s is no token", async (token) => {
  expect(await callWith(token)).toEqual({ status: 401, code: "invalid-token" });
});

test.each(["Bearer", "Bearer ", "Basic YW5uOnNlY3JldA==", "bearer a b", "Token x", ","])(
  "the authorization %j is refused, not taken for a guest's",
  async (authorization) => {
    const answer = await api.call({ url: "/api/events", headers: { authorization } });
    expect(answer.statusCode).toBe(401);
    expect(answer.json().code).toBe("invalid-token");
    expect(answer.headers["www-authenticate"]).toMatch(/^Bearer/);
  },
);

test("the provider's cookie opens nothing but the provider", async () => {
  const answer = await api.call({
    url: `/api/account/${ann.user.id}`,
    headers: { cookie: ann.cookie, origin: ORIGIN },
  });
  expect(answer.json().code).toBe("no-token");
});

test("a key that another process makes right after we looked is found", async () => {
  const { privateKey } = await generateKeyPair("ES256");
  const unknown = new SignJWT(claims).setProtectedHeader({ alg: "ES256", kid: "made-up" });
  expect(await callWith(await unknown.sign(privateKey))).toMatchObject({ status: 401 });
  await api.database.pool.query("delete from identity.jwks");
  expect(await callWith(await signedByUs(claims))).toEqual({ status: 200, code: undefined });
});

test("the provider's keys say nothing about their private half", async () => {
  const { keys } = (await api.call({ url: "/api/auth/jwks" })).json<{ keys: Record<string, unknown>[] }>();
  expect(keys).toHaveLength(1);
  expect(keys[0]).toMatchObject({ kty: "EC", crv: "P-256", alg: "ES256" });
  expect(keys[0]).not.toHaveProperty("d");
});

function part(token: string, index: number): Record<string, unknown> {
  return JSON.parse(Buffer.from(token.split(".")[index]!, "base64url").toString());
}

function encode(value: object): string {
  return Buffer.from(JSON.stringify(value)).toString("base64url");
}
