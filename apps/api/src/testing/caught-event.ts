import { randomUUID } from "node:crypto";
import { bumpRevisions } from "../platform/revision/bump-revision.ts";
import type { Person, TestApi } from "./create-test-api.ts";
import { runSession, say, scoreClient } from "./score-client.ts";
import { sendAs } from "./send-as.ts";
import { eventInput, type TestEvent } from "./test-event.ts";
import { fillTestField } from "./test-field.ts";

/** Somebody of an event: their fish, what else their entry says, and whose account it is. */
export interface Catcher {
  name: string;
  /** In millimetres; nobody measures in grams here. */
  fish: readonly number[];
  angler?: Record<string, unknown>;
  account?: Person;
}

export interface CaughtEvent extends TestEvent {
  /** By first name. */
  anglerIds: Record<string, number>;
  sessionId: number;
}

interface Wish {
  day: string;
  speciesId: number;
  catchers: readonly Catcher[];
  event?: Record<string, unknown>;
}

/** A public event with one session, in which these people caught fish of one species. */
export async function catchIn(
  api: TestApi,
  owner: Person,
  { day, speciesId, catchers, event: more }: Wish,
): Promise<CaughtEvent> {
  const days = { name: `Masters of ${day}`, starts_on: day, ends_on: day };
  const input = { ...eventInput, ...days, url: `masters-${randomUUID()}`, ...more };
  const { data: event } = await sendAs(api, owner, "POST", "/events", input);
  await sendAs(api, owner, "PATCH", `/events/${event.id}`, { status: "published" });
  const { sessionIds } = await fillTestField(api, event, { sessions: 1 });
  const sessionId = sessionIds[0]!;
  await runSession(api, sessionId);
  const anglerIds: Record<string, number> = {};
  for (const { name, angler, account } of catchers) {
    const person = { first_name: name, last_name: "Rivers", ...angler };
    const { data } = await sendAs(api, owner, "POST", `/events/${event.id}/anglers`, person);
    anglerIds[name] = data.id;
    if (account) await linkAngler(api, data.id, account);
  }
  const said = catchers.flatMap(({ name, fish }) => {
    const pair = { session_id: sessionId, angler_id: anglerIds[name]! };
    return fish.length === 0
      ? [say(pair, "set-presence", { seen: null, presence: "fished" })]
      : fish.map((length_mm) => say(pair, "add-catch", { catch: { species_id: speciesId, length_mm } }));
  });
  await scoreClient(api, event, owner).outcomes(said);
  return { id: event.id, url: event.url, anglerIds, sessionId };
}

/** By a row, and told as the start list does, which links those who registered themselves. */
export async function linkAngler({ database: { db } }: TestApi, anglerId: number, account: Person) {
  const { id: userId } = account.user;
  await db.updateTable("angler").set({ userId }).where("id", "=", anglerId).execute();
  await db.transaction().execute((trx) => bumpRevisions(trx, ["people"]));
}

/** By a row, and told to everybody as a call would. */
export async function makeOfficial({ database: { db } }: TestApi, { id, sessionId }: CaughtEvent) {
  await db.updateTable("session").set({ status: "official" }).where("id", "=", sessionId).execute();
  await db.transaction().execute((trx) => bumpRevisions(trx, [`event:${id}:session`]));
}
