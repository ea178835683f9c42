import type { Endpoint } from "@tightlines/contract/endpoint";
import type { EventNoun, SharedTopic } from "@tightlines/contract/topic";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestApi, type TestApi } from "./testing/create-test-api.ts";
import { allEndpoints, exampleOf, nameOf, sendExample } from "./testing/endpoint-examples.ts";
import { createTestEvent } from "./testing/test-event.ts";

type Moved = SharedTopic | "event" | EventNoun;

/** What each part of an event's address moves, and nothing else: a change of anglers leaves the sectors' pages alone. */
const movedByPart: Readonly<Record<string, readonly Moved[]>> = {
  "": ["event"],
  logo: ["event"],
  "cover-photo": ["event"],
  ruleset: ["event", "events", "ruleset"],
  species: ["event-species"],
  securities: ["security"],
  invitations: ["security"],
  "invitation-links": ["security"],
  sectors: ["sector"],
  sessions: ["session"],
  teams: ["team"],
  anglers: ["angler"],
  registrations: ["registration"],
  entrants: ["registration"],
  // Whether the names of people under age are shown.
  "registration-settings": ["registration", "angler"],
  "check-in": ["angler"],
  groups: ["group"],
  rotations: ["rotation"],
  draws: ["draw"],
  "draw-runs": ["draw"],
  passes: ["pass"],
  scores: ["score"],
  reports: ["report"],
  results: ["result"],
  protests: ["protest"],
};

/** Calls that move something else than their part of the address says. */
const movedByCall: Readonly<Record<string, readonly Moved[]>> = {
  "PATCH /api/events/{event}": ["event", "events"],
  "DELETE /api/events/{event}": ["event", "events"],
  "POST /api/archives": ["events"],
  "POST /api/events/{event}/anglers/import": ["angler", "team"],
  "POST /api/events/{event}/anglers/import/undo": ["angler", "team"],
  "POST /api/events/{event}/registrations/start-list": ["registration", "team", "angler"],
  // The licence and the need of an accessible peg go with it.
  "POST /api/events/{event}/registrations/{id}/erase-contact": ["registration", "angler"],
  "POST /api/events/{event}/groups/draw": ["draw"],
  "POST /api/entrants/{code}/reply": ["registration"],
  "POST /api/pass/operations": ["score"],
  // What is accepted is a fish of a score, and one that is accepted no more is struck through.
  "POST /api/events/{event}/reports/{id}/decide": ["report", "score"],
  "POST /api/events/{event}/reports/{id}/decide/undo": ["report", "score"],
  // A draw of groups moves anglers.
  "POST /api/events/{event}/draw-runs/{id}/publish": ["angler", "draw"],
  "POST /api/events/{event}/draw-runs/{id}/publish/undo": ["angler", "draw"],
  "POST /api/invitations/{id}/accept": ["security"],
  "DELETE /api/invitations/{id}": ["security"],
  "POST /api/invitation-link/accept": ["security"],
  "POST /api/species": ["species"],
  "PATCH /api/species/{id}": ["species"],
  "DELETE /api/species/{id}": ["species"],
  "POST /api/series": ["series"],
  "PATCH /api/series/{series}": ["series"],
  "DELETE /api/series/{series}": ["series"],
  "POST /api/series/{series}/matches": ["series"],
  "POST /api/people/mine": ["people"],
  "DELETE /api/people/mine": ["people"],
  "PATCH /api/users/{id}": ["users"],
  "DELETE /api/users/{id}": ["users"],
};

/**
 * What no public page shows: a draft, an account that has done nothing yet, a role, an unused image, a letter, a calendar; and
 * what only reads.
 */
const movesNothing = new Set([
  "POST /api/events",
  "POST /api/events/{event}/copy",
  "POST /api/signup",
  "POST /api/users",
  "POST /api/users/organizer",
  "POST /api/uploads",
  "DELETE /api/uploads/{id}",
  "POST /api/mail/{id}/send",
  "DELETE /api/mail/{id}",
  "POST /api/events/{event}/draw-runs/preview",
  "POST /api/events/{event}/draw-runs/{id}/changes/preview",
  "POST /api/events/{event}/results/preview",
  "POST /api/events/{event}/scores/operations/{operation}/stop-waiting",
  "POST /api/calendars/mine",
  "POST /api/events/{event}/scores/scale-checks",
  "POST /api/events/{event}/scores/take-in/scale-checks",
  "POST /api/pass",
  "POST /api/pass/scale-checks",
  "POST /api/events/{event}/scores/photos",
  "POST /api/pass/photos",
  "POST /api/receipt",
  "POST /api/invitation-link",
  "DELETE /api/calendars/mine",
]);

const changes = allEndpoints.filter(({ method }) => method !== "GET");

let api: TestApi;

beforeAll(async () => {
  api = await createTestApi();
});
afterAll(() => api.close());

test.each(changes.map((endpoint) => [nameOf(endpoint), endpoint] as const))(
  "%s moves the topics of what it changes",
  async (name, endpoint) => {
    const caller = await api.asRole("administrator");
    const subject = await api.asRole("member", "somebody");
    const event = await createTestEvent(api, await api.asRole("organizer"));
    const example = await exampleOf(endpoint, { api, subject, event, caller });
    const before = await revisions();
    const answer = await sendExample(api, endpoint, example, caller.token);
    expect(answer.statusCode).toBe(endpoint.status);
    const after = await revisions();
    const moved = [...after.keys()].filter((topic) => after.get(topic) !== before.get(topic));
    expect(moved.map(nounOf).sort()).toEqual([...expectedOf(name, endpoint)].sort());
    // Nothing of another event; where the address names none, the example is about an event of its own.
    const others = moved.filter(
      (topic) => topic.includes(":") && !`${topic}:`.startsWith(`event:${event.id}:`),
    );
    expect(others.filter(() => endpoint.path.includes("{event}"))).toEqual([]);
  },
);

function expectedOf(name: string, { path }: Endpoint): readonly Moved[] {
  if (movesNothing.has(name)) return [];
  const part = path.split("/")[4] ?? "";
  const expected = movedByCall[name] ?? movedByPart[part] ?? [];
  if (expected.length === 0) throw new Error(`Say which topics ${name} moves`);
  return expected;
}

/** `angler` for `event:7:angler`, and `event` for `event:7`. */
function nounOf(topic: string): string {
  const [list = "", id, noun = "event"] = topic.split(":");
  return id ? noun : list;
}

async function revisions(): Promise<Map<string, number>> {
  const rows = await api.database.db.selectFrom("revision").selectAll().execute();
  return new Map(rows.map(({ topic, revision }) => [topic, revision]));
}
