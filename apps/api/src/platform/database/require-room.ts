import { eventQuotas, type QuotaNoun } from "@tightlines/contract/limits";
import { ProblemError } from "../http/problem-error.ts";
import { countRows } from "./count-rows.ts";
import type { Db } from "./schema.ts";

/** After rows of a noun were added to an event: refuses the whole change when there are more of them than an event can have. */
export async function requireRoom(db: Db, eventId: number, noun: string): Promise<void> {
  if (!isLimited(noun)) return;
  const limit = eventQuotas[noun];
  const total = await countRows(db, db.selectFrom(tables[noun]).select("id").where("eventId", "=", eventId));
  if (total > limit) throw new ProblemError("event-full", { facts: { limit, noun } });
}

const tables = {
  sector: "sector",
  session: "session",
  team: "team",
  angler: "angler",
  registration: "registration",
  "invitation-link": "invitationLink",
  group: "group",
  "draw-run": "drawRun",
  pass: "pass",
  result: "resultVersion",
  protest: "protest",
} as const satisfies Record<QuotaNoun, string>;

function isLimited(noun: string): noun is QuotaNoun {
  return Object.hasOwn(eventQuotas, noun);
}
