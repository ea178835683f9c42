import type { Endpoint } from "@tightlines/contract/endpoint";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createTestApi, type Person, type TestApi } from "./testing/create-test-api.ts";
import { allEndpoints, exampleOf, nameOf, sendExample } from "./testing/endpoint-examples.ts";
import type { Example } from "./testing/example.ts";
import { createTestEvent } from "./testing/test-event.ts";

/**
 * Nobody overwrites anybody: whoever changes what they saw, and saw something older, is refused with what is stored.
 * The specification's two calls for pictures carry a picture and nothing else.
 */
const without = new Set(["PATCH /api/events/{event}/logo", "PATCH /api/events/{event}/cover-photo"]);

const ofEvents = allEndpoints.filter(({ path }) => path.startsWith("/api/events/{event}"));
const changes = ofEvents.filter(({ method }) => method === "PATCH");
const guarded = ofEvents.filter(({ problems }) => problems?.includes("stale-revision"));

/** How a call says that it is about something older, where it is not by `revision` in its body. */
const stale: Record<string, (example: Example) => Example> = {
  "PATCH /api/events/{event}/sectors/order": sawNothing,
  "PATCH /api/events/{event}/groups/order": sawNothing,
  "POST /api/events/{event}/anglers/assign": ({ body, ...example }) => ({
    ...example,
    body: { changes: (body!["ids"] as number[]).map((id) => ({ id, revision: 0, category: "youth" })) },
  }),
  "POST /api/events/{event}/registrations/decide": sawOlderRows,
  "POST /api/events/{event}/anglers/delete": sawOlderRows,
  "DELETE /api/events/{event}/rotations/{id}": sawNoRevision,
  "DELETE /api/events/{event}/draws/{id}": sawNoRevision,
  "DELETE /api/events/{event}/scores/{id}": sawNoRevision,
};

let api: TestApi;
let owner: Person;

beforeAll(async () => {
  api = await createTestApi();
  owner = await api.asRole("organizer");
});
afterAll(() => api.close());

test("every call that changes something of an event guards what others have changed", () => {
  const open = changes.filter((endpoint) => !guarded.includes(endpoint)).map(nameOf);
  expect(new Set(open)).toEqual(without);
});

describe.each(guarded.map((endpoint) => [nameOf(endpoint), endpoint] as const))("%s", (name, endpoint) => {
  test("refuses a change of something older, with what is stored now", async () => {
    const event = await createTestEvent(api, owner);
    const example = await exampleOf(endpoint, { api, subject: owner, event, caller: owner });
    const answer = await sendExample(api, endpoint, (stale[name] ?? sawOlder)(example), owner.token);
    expect([answer.statusCode, answer.json().code]).toEqual([409, "stale-revision"]);
    const { current } = answer.json<{ current: object }>();
    expect(current).toBeInstanceOf(Object);
    expect(current).toEqual((await stored(endpoint, example)) ?? current);
  });
});

function sawOlderRows({ body, ...example }: Example): Example {
  const rows = (body!["rows"] as { id: number }[]).map(({ id }) => ({ id, revision: 0 }));
  return { ...example, body: { ...body, rows } };
}

function sawNoRevision({ query, ...example }: Example): Example {
  return { ...example, query: { ...query, revision: "0" } };
}

/** What reading it answers now, where it can be read by itself. */
async function stored(endpoint: Endpoint, example: Example): Promise<unknown> {
  const path = endpoint.path.replace(/\/(transfer|substitute|publish|order|erase-contact)$/, "");
  const reading = ofEvents.find((each) => each.method === "GET" && each.path === path);
  if (!reading) return undefined;
  const { params = {} } = example;
  return (await sendExample(api, reading, { params }, owner.token)).json().data;
}

function sawOlder(example: Example): Example {
  return { ...example, body: { ...example.body, revision: 0 } };
}

function sawNothing(example: Example): Example {
  return { ...example, body: { ...example.body, seen: [] } };
}
