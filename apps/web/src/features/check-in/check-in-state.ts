import type {
  CheckInAngler,
  CheckInList,
  CheckInOperation,
  CheckInOutcome,
} from "@tightlines/contract/check-in";
import type { CheckInPresence } from "@tightlines/domain/check-in/check-in-presence";
import { hashCheckInCode, readCheckInCode } from "@tightlines/domain/registration/check-in-code";
import type { Waiting } from "../../lib/outbox/outbox.ts";

export type WaitingCheckIn = Waiting<CheckInOperation, CheckInOutcome>;

/** An angler as this device shows them: what the server said last, and what was tapped here since. */
export interface ShownAngler extends CheckInAngler {
  /** Whether the server has yet to hear of it. */
  isWaiting: boolean;
  /** What was tapped here, where somebody else said something different meanwhile. */
  contested: CheckInPresence | null;
}

export function showAnglers({ anglers }: CheckInList, waiting: readonly WaitingCheckIn[]): ShownAngler[] {
  return anglers.map((angler) => {
    const unsent = lastOf(waiting, angler.id, ({ answer }) => answer === null);
    const contested = lastOf(waiting, angler.id, ({ answer }) => answer?.outcome === "conflict");
    return {
      ...angler,
      presence: unsent?.body.presence ?? angler.presence,
      isWaiting: unsent !== undefined,
      contested: contested?.body.presence ?? null,
    };
  });
}

/** What a new tap is made on: the last tap on this device that waits, or else what the server said. */
export function seenOf(
  { anglers }: CheckInList,
  waiting: readonly WaitingCheckIn[],
  anglerId: number,
): CheckInOperation["seen"] {
  const unsent = lastOf(waiting, anglerId, ({ answer }) => answer === null);
  if (unsent) return { presence: unsent.body.presence, checkInId: unsent.id };
  const angler = anglers.find(({ id }) => id === anglerId);
  return { presence: angler?.presence ?? "expected", checkInId: angler?.checkIn?.id ?? null };
}

/** The list with what the server has just said about some of its anglers. */
export function takeAnswers(list: CheckInList, outcomes: readonly CheckInOutcome[]): CheckInList {
  const stored = new Map(outcomes.flatMap(({ angler }) => (angler ? [[angler.id, angler]] : [])));
  return { ...list, anglers: list.anglers.map((angler) => stored.get(angler.id) ?? angler) };
}

/** What a code leads to. */
export type FoundCode =
  | { kind: "people"; name: string; anglerIds: readonly number[] }
  | { kind: "no-code" | "other-event" | "unknown" | "cancelled" | "unconfirmed" }
  | { kind: "unlisted"; name: string };

/** Finds whom a code is for among what the device has, so that it needs no signal. */
export function findCode(text: string, list: CheckInList, event: { id: number; url: string }): FoundCode {
  const read = readCheckInCode(text);
  if (!read) return { kind: "no-code" };
  const hash = hashCheckInCode(event.id, read.code);
  const found = list.codes.find((code) => code.hash === hash);
  if (!found)
    return { kind: read.eventUrl !== null && read.eventUrl !== event.url ? "other-event" : "unknown" };
  const { name, status, anglerIds } = found;
  if (status === "cancelled" || status === "rejected") return { kind: "cancelled" };
  if (status !== "confirmed") return { kind: "unconfirmed" };
  return anglerIds.length === 0 ? { kind: "unlisted", name } : { kind: "people", name, anglerIds };
}

function lastOf(
  waiting: readonly WaitingCheckIn[],
  anglerId: number,
  isMeant: (operation: WaitingCheckIn) => boolean,
): WaitingCheckIn | undefined {
  return waiting.findLast((operation) => operation.body.anglerId === anglerId && isMeant(operation));
}
