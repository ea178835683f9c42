import type { Access, Endpoint } from "@tightlines/contract/endpoint";
import { sql } from "kysely";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import * as users from "./features/user/user.repository.ts";
import { createTestApi, type Person, type TestApi } from "./testing/create-test-api.ts";
import { allEndpoints, exampleOf, nameOf, sendExample } from "./testing/endpoint-examples.ts";
import { createTestEvent, giveRight, type TestEvent } from "./testing/test-event.ts";
import { isEnding, type Answer, type Login } from "./testing/test-login.ts";

/**
 * Everybody who may come. `self` is the person a path names; nobody else is. The last four have a right
 * on the event a path names, `member-owner` without the role that goes with it; nobody else has one.
 */
const callers = ["guest", "identity", "member", "self", "organizer", "administrator"] as const;
const callersWithRight = ["scorer", "event-organizer", "owner", "member-owner"] as const;

type CallerKind = (typeof callers)[number] | (typeof callersWithRight)[number];

function callersOf({ path }: Endpoint): readonly CallerKind[] {
  return path.includes("{event}") ? [...callers, ...callersWithRight] : callers;
}

/** Whom each access rule lets in, written out: this table is the specification, not a copy of the code. */
const admitted: Record<Access, readonly CallerKind[]> = {
  guest: callers,
  identity: ["identity", "member", "self", "organizer", "administrator"],
  member: ["member", "self", "organizer", "administrator"],
  organizer: ["organizer", "administrator"],
  administrator: ["administrator"],
  self: ["self", "administrator"],
  "event-guest": [...callers, ...callersWithRight],
  "event-member": ["member", "self", "organizer", "administrator", ...callersWithRight],
  "event-scorer": ["scorer", "event-organizer", "owner", "administrator"],
  "event-organizer": ["event-organizer", "owner", "administrator"],
  "event-owner": ["owner", "administrator"],
};

/** Who may know that a draft is there. */
const insiders: readonly CallerKind[] = [...callersWithRight, "administrator"];

/** Served under /api without being in the contract: the provider, and what describes the API itself. */
const outsideTheContract = new Set([
  "GET /api/auth/*",
  "POST /api/auth/*",
  "GET /api/openapi.json",
  "GET /api/docs",
  "GET /api/docs/start.js",
  "GET /api/docs/assets/*",
]);

const rights = {
  scorer: "scorer",
  "event-organizer": "organizer",
  owner: "owner",
  "member-owner": "owner",
} as const;

let api: TestApi;
let identity: Login | undefined;

beforeAll(async () => {
  api = await createTestApi();
});
afterAll(() => api.close());
// Who may call something is one matter, how often another one: nobody runs out of attempts here.
afterEach(() => api.database.pool.query("delete from rate_limit"));

test("every endpoint of the contract is served, and nothing else under /api", () => {
  const promised = allEndpoints.map(
    ({ method, path }) => `${method} ${path.replaceAll(/\{(\w+)\}/g, ":$1")}`,
  );
  const served = [...api.routes].filter((route) => route.includes(" /api"));
  expect(served.filter((route) => !outsideTheContract.has(route)).sort()).toEqual(promised.sort());
});

describe.each(allEndpoints.map((endpoint) => [nameOf(endpoint), endpoint] as const))("%s", (_, endpoint) => {
  const isAdmitted = (kind: CallerKind) => admitted[endpoint.access].includes(kind);

  test.each(callersOf(endpoint).filter(isAdmitted))("lets in: %s", async (kind) => {
    const answer = await callAs(kind, endpoint);
    expect(answer.statusCode).toBe(endpoint.status);
    const isFile = String(answer.headers["content-disposition"]).endsWith(`.${endpoint.file}"`);
    expect(isFile || "data" in answer.json<object>()).toBe(true);
  });

  test.each(callersOf(endpoint).filter((kind) => !isAdmitted(kind)))("refuses: %s", async (kind) => {
    expect(refusalIn(await callAs(kind, endpoint))).toEqual(
      kind === "guest"
        ? { status: 401, code: "no-token", detail: "Sign in first." }
        : { status: 403, code: "not-allowed", detail: "Unauthorized to perform action" },
    );
  });

  test("refuses whoever brings a token that is none", async () => {
    const event = await eventOf(endpoint, "guest", false);
    const example = await exampleOf(endpoint, { api, subject: await subject(), event, caller: undefined });
    const answer = await sendExample(api, endpoint, example, "not.a.token");
    expect(refusalIn(answer)).toMatchObject({ status: 401, code: "invalid-token" });
  });
});

describe.each(
  allEndpoints
    .filter(({ path }) => path.includes("{event}"))
    .map((endpoint) => [nameOf(endpoint), endpoint] as const),
)("%s of a draft", (_, endpoint) => {
  test.each(callers.filter((kind) => !insiders.includes(kind)))("is not there for: %s", async (kind) => {
    const answer = await callAs(kind, endpoint, { isDraft: true });
    expect(refusalIn(answer)).toEqual({
      status: 404,
      code: "event-not-found",
      detail: "There is no such event.",
    });
  });

  test.each(insiders)("is there for: %s", async (kind) => {
    const answer = await callAs(kind, endpoint, { isDraft: true });
    // Whoever is let in may still be told that a draft takes no registrations, and so has none to draw.
    const isShut =
      answer.statusCode === 409 &&
      ["registration-unannounced", "lottery-not-closed"].includes(answer.json().code);
    const isIn = admitted[endpoint.access].includes(kind);
    expect(isShut ? endpoint.status : answer.statusCode).toBe(isIn ? endpoint.status : 403);
  });
});

describe.each(
  allEndpoints
    .filter(({ path }) => path.includes("{event}") && path.includes("{id}"))
    .map((endpoint) => [nameOf(endpoint), endpoint] as const),
)("%s with the id of another event's row", (_, endpoint) => {
  test("answers 404 and changes nothing", async () => {
    const caller = await api.asRole("administrator");
    const [event, other] = [await eventFor("administrator", false), await eventFor("administrator", false)];
    const example = await exampleOf(endpoint, { api, subject: await subject(), event, caller });
    const before = await rowsOf([event.id, other.id]);
    const astray = { ...example, params: { ...example.params, event: other.id } };
    const answer = await sendExample(api, endpoint, astray, caller.token);
    expect(refusalIn(answer)).toMatchObject({ status: 404, code: expect.stringMatching(/-not-found$/) });
    expect(await rowsOf([event.id, other.id])).toEqual(before);
    // The very same call is a good one where it belongs.
    expect((await sendExample(api, endpoint, example, caller.token)).statusCode).toBe(endpoint.status);
  });
});

test("an endpoint without an example is named", async () => {
  const forgotten: Endpoint = { ...allEndpoints[0]!, path: "/api/forgotten" };
  const world = { api, subject: await subject(), event: { id: 1, url: "no-event" }, caller: undefined };
  await expect(exampleOf(forgotten, world)).rejects.toThrow("/api/forgotten has no example");
});

function refusalIn(answer: Answer): { status: number; code?: string; detail?: string } {
  const { code, detail } = answer.json<{ code?: string; detail?: string }>();
  return { status: answer.statusCode, ...(code && { code }), ...(detail && { detail }) };
}

/** Everything that belongs to these events, the trail included. */
async function rowsOf(eventIds: number[]): Promise<Record<string, unknown>> {
  const { db } = api.database;
  const { rows: tables } = await sql<{ name: string }>`
    select table_name as name from information_schema.columns
    where column_name = 'event_id' and table_schema = current_schema()
  `.execute(db);
  const found: Record<string, unknown> = {};
  for (const { name } of tables) {
    const { rows } = await sql`
      select to_jsonb(t) as row from ${sql.table(name)} as t where event_id = any(${eventIds}) order by 1
    `.execute(db);
    found[name] = rows;
  }
  return found;
}

/** The calls themselves change people and things: everybody comes as what they are meant to be, to something new. */
async function callAs(kind: CallerKind, endpoint: Endpoint, { isDraft = false } = {}): Promise<Answer> {
  const event = await eventOf(endpoint, kind, isDraft);
  const caller = await callerOf(kind);
  const example = await exampleOf(endpoint, { api, subject: await subject(), event, caller });
  return sendExample(api, endpoint, example, caller?.token);
}

async function eventOf({ path }: Endpoint, kind: CallerKind, isDraft: boolean): Promise<TestEvent> {
  return path.includes("{event}") ? eventFor(kind, isDraft) : { id: 1, url: "no-event" };
}

async function eventFor(kind: CallerKind, isDraft: boolean): Promise<TestEvent> {
  const event = await createTestEvent(api, await api.asRole("organizer", "somebody else"), { isDraft });
  if (kind in rights) {
    const right = rights[kind as keyof typeof rights];
    await giveRight(api, event, (await callerOf(kind)) as Person, right);
  }
  return event;
}

async function callerOf(kind: CallerKind): Promise<Login | undefined> {
  if (kind === "guest") return undefined;
  if (kind === "identity") return identityWithoutSignup();
  if (kind === "self" || kind === "member-owner") return api.asRole("member", kind);
  if (kind === "scorer" || kind === "event-organizer" || kind === "owner")
    return api.asRole("organizer", kind);
  return api.asRole(kind);
}

function subject(): Promise<Person> {
  return api.asRole("member", "self");
}

async function identityWithoutSignup(): Promise<Login> {
  if (identity && (await users.findByEmail(api.database.db, identity.email))) identity = undefined;
  identity ??= await api.signUpIdentity();
  if (isEnding(identity.token)) await identity.refresh();
  return identity;
}
