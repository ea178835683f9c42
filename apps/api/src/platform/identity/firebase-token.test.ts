import { createLocalJWKSet, errors, exportJWK, generateKeyPair, SignJWT, UnsecuredJWT } from "jose";
import type { JWTPayload } from "jose";
import { beforeAll, describe, expect, test } from "vitest";
import { createFirebaseIssuer } from "./firebase-issuer.ts";
import { emulatorTokens, signedTokens, type VerifyToken } from "./firebase-token.ts";

const PROJECT = "demo-cup";
const good = {
  sub: "uid-1",
  iss: `https://securetoken.google.com/${PROJECT}`,
  aud: PROJECT,
  exp: Math.floor(Date.now() / 1000) + 3600,
  email: "ann@example.org",
};

const wrongClaims: [string, Record<string, unknown>, string][] = [
  ["that has expired", { exp: 1_000_000_000 }, "expired-token"],
  ["without an end", { exp: undefined }, "invalid-token"],
  ["of another project", { aud: "demo-other" }, "invalid-token"],
  ["of another issuer", { iss: "https://securetoken.google.com/demo-other" }, "invalid-token"],
  ["without a subject", { sub: undefined }, "invalid-token"],
  ["with an empty subject", { sub: "" }, "invalid-token"],
];

describe("a real project", () => {
  let sign: (payload: JWTPayload, header?: object) => Promise<string>;
  let verify: VerifyToken;

  beforeAll(async () => {
    const { privateKey, publicKey } = await generateKeyPair("RS256");
    const keys = createLocalJWKSet({ keys: [{ ...(await exportJWK(publicKey)), kid: "k1", alg: "RS256" }] });
    verify = signedTokens(PROJECT, keys);
    sign = (payload, header) =>
      new SignJWT(payload).setProtectedHeader({ alg: "RS256", kid: "k1", ...header }).sign(privateKey);
  });

  test("believes a token signed with one of its keys", async () => {
    expect(await verify(await sign(good))).toMatchObject({ sub: "uid-1", email: "ann@example.org" });
  });

  test.each(wrongClaims)("refuses a token %s", async (_, change, code) => {
    await expect(verify(await sign({ ...good, ...change }))).rejects.toMatchObject({ code });
  });

  test("refuses a token signed with another key", async () => {
    const { privateKey } = await generateKeyPair("RS256");
    for (const kid of ["k1", "k2"]) {
      const token = await new SignJWT(good).setProtectedHeader({ alg: "RS256", kid }).sign(privateKey);
      await expect(verify(token)).rejects.toMatchObject({ code: "invalid-token" });
    }
  });

  test("refuses a token without a signature, and one signed by HMAC", async () => {
    const secret = new TextEncoder().encode("k1".repeat(20));
    const hmac = await new SignJWT(good).setProtectedHeader({ alg: "HS256", kid: "k1" }).sign(secret);
    for (const token of [new UnsecuredJWT(good).encode(), hmac, "garbage", "..", ""])
      await expect(verify(token)).rejects.toMatchObject({ code: "invalid-token" });
  });

  test.each([
    ["do not answer in time", new errors.JWKSTimeout()],
    ["cannot be reached", new TypeError("fetch failed")],
    ["answer with an error", new errors.JOSEError("Expected 200 OK from the JSON Web Key Set HTTP response")],
    ["are no keys", new errors.JWKSInvalid()],
  ])("blames no token while the keys %s", async (_, failure) => {
    const unreachable = signedTokens(PROJECT, async () => {
      throw failure;
    });
    await expect(unreachable(await sign(good))).rejects.toMatchObject({ code: "identity-unavailable" });
  });
});

describe("the emulator", () => {
  const verify = emulatorTokens(PROJECT);

  test("signs nothing, and is believed", async () => {
    expect(await verify(new UnsecuredJWT(good).encode())).toMatchObject({ sub: "uid-1" });
  });

  test.each(wrongClaims)("is not believed a token %s", async (_, change, code) => {
    await expect(verify(new UnsecuredJWT({ ...good, ...change }).encode())).rejects.toMatchObject({ code });
  });

  test("makes no token that carries a signature", async () => {
    const { privateKey } = await generateKeyPair("RS256");
    const signed = await new SignJWT(good).setProtectedHeader({ alg: "RS256" }).sign(privateKey);
    for (const token of [signed, `${new UnsecuredJWT(good).encode()}x`, "garbage"])
      await expect(verify(token)).rejects.toMatchObject({ code: "invalid-token" });
  });
});

describe("the issuer", () => {
  const settings = {
    projectId: PROJECT,
    apiKey: "key",
    authDomain: "demo.example.org",
    serviceAccount: undefined,
  };
  const issuer = createFirebaseIssuer({ ...settings, emulatorHost: "127.0.0.1:1" });
  const claims = (extra: JWTPayload) => issuer.verify(new UnsecuredJWT({ ...good, ...extra }).encode());

  test("reads rights from the claims, and none where there are none", async () => {
    expect(await claims({ role: "organizer", rv: 3, email: "Ann@Example.org" })).toEqual({
      uid: "uid-1",
      email: "ann@example.org",
      isEmailVerified: false,
      role: "organizer",
      rightsVersion: 3,
    });
    expect(await claims({ email: "ann@example.org", email_verified: true })).toMatchObject({
      isEmailVerified: true,
    });
    for (const role of [undefined, "guest", "root", 7])
      expect(await claims({ role, rv: "3" })).toMatchObject({ role: undefined, rightsVersion: undefined });
  });

  test("tells the browser where to sign in, and no secret", () => {
    expect(issuer.config).toEqual({
      provider: "firebase",
      projectId: PROJECT,
      apiKey: "key",
      authDomain: "demo.example.org",
      emulatorUrl: "http://127.0.0.1:1",
    });
  });

  test("believes no unsigned token without an emulator", async () => {
    const account = JSON.stringify({ client_email: "a@example.org", private_key: "none" });
    const real = createFirebaseIssuer({ ...settings, emulatorHost: undefined, serviceAccount: account });
    await expect(real.verify(new UnsecuredJWT(good).encode())).rejects.toMatchObject({
      code: "invalid-token",
    });
  });

  test("says that it cannot be reached when it cannot", async () => {
    const rights = { role: "member", rightsVersion: 1 } as const;
    await expect(issuer.setRights("uid-1", rights)).rejects.toMatchObject({ code: "identity-unavailable" });
  });

  test.each(["{", "/no/such/file", ""])(
    "a service account that is %j is a sentence at start",
    (serviceAccount) => {
      const open = () => createFirebaseIssuer({ ...settings, emulatorHost: undefined, serviceAccount });
      expect(open).toThrow("The setting FIREBASE_SERVICE_ACCOUNT is wrong");
    },
  );
});
