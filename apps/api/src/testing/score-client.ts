import { randomUUID } from "node:crypto";
import type { Person, TestApi } from "./create-test-api.ts";
import { sendAs } from "./send-as.ts";
import type { TestEvent } from "./test-event.ts";

export interface SentScore {
  id: number;
  revision: number;
  presence: string;
  presence_said_by: string | null;
  weigh_in: { weight_grams: number } | null;
  weigh_in_said_by: string | null;
  catches: { id: string; said_by: string; length_mm: number | null; void_reason: string | null }[];
  penalties: { id: string; code: string; void_reason: string | null }[];
  hash: string;
  is_signed: boolean;
  is_checked: boolean;
}

export interface SentOutcome {
  id: string;
  outcome: string;
  score: SentScore | null;
  problem: { code: string; detail: string } | null;
}

export interface SentPair {
  session_id: number;
  angler_id: number;
}

/** Calls about the scores of an event. */
export function scoreClient(api: TestApi, event: TestEvent, person: Person) {
  const send = (operations: readonly object[], by = person) =>
    sendAs(api, by, "POST", `/events/${event.id}/scores/operations`, { operations });
  return {
    send,
    async outcomes(operations: readonly object[], by = person): Promise<SentOutcome[]> {
      return (await send(operations, by)).data;
    },
    call: (method: "GET" | "POST" | "PATCH" | "DELETE", path: string, body?: object) =>
      sendAs(api, person, method, `/events/${event.id}/scores${path}`, body),
  };
}

/** An operation as a device makes it. */
export function say(pair: SentPair, kind: string, values: object = {}) {
  return { id: randomUUID(), kind, made_at: "2027-04-03T06:30:00Z", ...pair, ...values };
}

/** Starts a session, whatever its hour. */
export async function runSession({ database: { db } }: TestApi, id: number) {
  await db.updateTable("session").set({ status: "running" }).where("id", "=", id).execute();
}
