import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { UnsecuredJWT } from "jose";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestApi, type TestApi } from "../../testing/create-test-api.ts";

const PROJECT = "demo-signup";

let firebase: Server;
let isReachable = false;
let told: unknown[] = [];
let api: TestApi;

beforeAll(async () => {
  firebase = createServer((request, response) => {
    let body = "";
    request.on("data", (chunk) => (body += String(chunk)));
    request.on("end", () => {
      if (isReachable) told.push(JSON.parse(body));
      response.writeHead(isReachable ? 200 : 503).end("{}");
    });
  });
  await new Promise<void>((resolve) => firebase.listen(0, "127.0.0.1", resolve));
  api = await createTestApi({
    settings: {
      NODE_ENV: "test",
      FIREBASE_PROJECT_ID: PROJECT,
      FIREBASE_API_KEY: "any",
      FIREBASE_AUTH_EMULATOR_HOST: `127.0.0.1:${(firebase.address() as AddressInfo).port}`,
    },
  });
});
afterAll(async () => {
  await api.close();
  await new Promise((resolve) => firebase.close(resolve));
});

test("who signs up while the provider cannot be told signs up again, is told once more and stored once", async () => {
  const failed = await signup();
  expect([failed.statusCode, failed.json().code]).toEqual([503, "identity-unavailable"]);
  isReachable = true;
  const again = await signup();
  expect(again.statusCode).toBe(201);
  expect(again.headers["idempotent-replayed"]).toBe("true");
  expect(again.json().data).toMatchObject({ uid: "ann", role: "member" });
  expect(told).toEqual([{ localId: "ann", customAttributes: expect.stringContaining("member") }]);
  expect(await api.database.db.selectFrom("user").select("uid").execute()).toEqual([{ uid: "ann" }]);
});

function signup() {
  const now = Math.floor(Date.now() / 1000);
  const token = new UnsecuredJWT({ email: "ann@example.org", email_verified: true, auth_time: now })
    .setIssuer(`https://securetoken.google.com/${PROJECT}`)
    .setAudience(PROJECT)
    .setSubject("ann")
    .setIssuedAt()
    .setExpirationTime("1h")
    .encode();
  return api.call({
    method: "POST",
    url: "/api/signup",
    token,
    payload: { first_name: "Ann", last_name: "Rivers", email: "ann@example.org" },
    headers: { "idempotency-key": "signing up" },
  });
}
