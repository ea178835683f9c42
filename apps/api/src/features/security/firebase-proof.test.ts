import { UnsecuredJWT } from "jose";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestApi, type TestApi } from "../../testing/create-test-api.ts";
import * as users from "../user/user.repository.ts";
import * as invitations from "./invitation.repository.ts";

const PROJECT = "demo-proof";
const EMAIL = "ann@example.org";

let api: TestApi;

/** With tokens as the emulator makes them; nothing here asks the emulator itself. */
beforeAll(async () => {
  api = await createTestApi({
    settings: {
      NODE_ENV: "test",
      FIREBASE_PROJECT_ID: PROJECT,
      FIREBASE_API_KEY: "any",
      FIREBASE_AUTH_EMULATOR_HOST: "127.0.0.1:9",
    },
  });
});
afterAll(() => api.close());

test("a token from before the address was proven takes nothing, and ends when the owner comes", async () => {
  const { db } = api.database;
  const names = { firstName: "Ann", lastName: "Rivers", displayName: "Ann Rivers" };
  const host = (await users.insert(db, {
    ...names,
    uid: "host",
    email: "host@example.org",
    role: "administrator",
  }))!;
  await users.insert(db, { ...names, uid: "ann", email: EMAIL, role: "organizer" });
  const eventId = await addDraft();
  const id = await invitations.insert(db, { eventId, email: EMAIL, right: "owner", invitedBy: host.id });

  // Somebody signed up with an address that is not theirs.
  const impostor = tokenOf("ann", { email_verified: false });
  expect((await call("GET", "/api/invitations", impostor)).json().data).toEqual([]);
  const url = `/api/invitations/${id}/accept`;
  expect((await call("POST", url, impostor)).json().code).toBe("email-unproven");

  // Its owner has chosen a new password by mail, which proves the address; Firebase's older tokens live on for an hour.
  const owner = tokenOf("ann", { email_verified: true });
  expect((await call("POST", url, owner)).json().data).toMatchObject({ right: "owner" });
  const late = await call("GET", `/api/events/${eventId}/securities`, impostor);
  expect([late.statusCode, late.json().code]).toEqual([401, "stale-token"]);
  expect((await call("GET", `/api/events/${eventId}/securities`, owner)).statusCode).toBe(200);
});

async function addDraft(): Promise<number> {
  const { id } = await api.database.db
    .insertInto("event")
    .values({
      name: "Spring Masters",
      url: "spring-masters",
      startsOn: "2027-04-03",
      endsOn: "2027-04-03",
      timeZone: "Europe/Prague",
      discipline: "predator",
      ruleset: "{}",
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

function tokenOf(uid: string, claims: { email_verified: boolean }): string {
  return new UnsecuredJWT({ ...claims, email: EMAIL, role: "organizer", rv: 1 })
    .setSubject(uid)
    .setIssuer(`https://securetoken.google.com/${PROJECT}`)
    .setAudience(PROJECT)
    .setExpirationTime("1h")
    .encode();
}

function call(method: "GET" | "POST", url: string, token: string) {
  return api.call({ method, url, token });
}
