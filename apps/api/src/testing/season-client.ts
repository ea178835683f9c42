import { randomUUID } from "node:crypto";
import type { Person, TestApi } from "./create-test-api.ts";
import { runSession, say, scoreClient } from "./score-client.ts";
import { sendAs } from "./send-as.ts";
import { eventInput, type TestEvent } from "./test-event.ts";
import { fillTestField } from "./test-field.ts";

/** Somebody of a round: their grams, 0 for a blank, and what else their entry says. */
export interface RoundEntry {
  name: string;
  grams: number;
  angler?: Record<string, unknown>;
}

export interface TestRound extends TestEvent {
  /** By first name. */
  anglerIds: Record<string, number>;
  sessionId: number;
}

/** A club match with one session, in which these people were weighed. */
export async function fishRound(
  api: TestApi,
  owner: Person,
  day: string,
  entries: readonly RoundEntry[],
): Promise<TestRound> {
  const kind = { discipline: "club", preset: "club-match", starts_on: day, ends_on: day };
  const input = { ...eventInput, ...kind, name: `Match of ${day}`, url: `match-${randomUUID()}` };
  const { data: event } = await sendAs(api, owner, "POST", "/events", input);
  await sendAs(api, owner, "PATCH", `/events/${event.id}`, { status: "published" });
  const { sessionIds } = await fillTestField(api, event, { sessions: 1 });
  const sessionId = sessionIds[0]!;
  await runSession(api, sessionId);
  const anglerIds: Record<string, number> = {};
  for (const { name, angler } of entries) {
    const person = { first_name: name, last_name: "Rivers", ...angler };
    const { data } = await sendAs(api, owner, "POST", `/events/${event.id}/anglers`, person);
    anglerIds[name] = data.id;
  }
  await scoreClient(api, event, owner).outcomes(
    entries.map(({ name, grams }) => {
      const pair = { session_id: sessionId, angler_id: anglerIds[name]! };
      return grams > 0
        ? say(pair, "set-weigh-in", { seen: null, weigh_in: { weight_grams: grams } })
        : say(pair, "set-presence", { seen: null, presence: "fished" });
    }),
  );
  return { id: event.id, url: event.url, anglerIds, sessionId };
}
