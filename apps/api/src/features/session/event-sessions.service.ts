import type { EventPatch } from "@tightlines/contract/event";
import { type PhraseCode, tell, type Told } from "@tightlines/contract/problem/problem";
import { daysBetween, findOverlap, followClock, isInsideDays } from "@tightlines/domain/time/period";
import type { EventDays, FollowedPeriod } from "@tightlines/domain/time/period";
import { readLocalTime } from "@tightlines/domain/time/zone-time";
import type { Trx } from "../../platform/database/schema.ts";
import type { EventRow } from "../../platform/database/tables/event.table.ts";
import type { SessionRow } from "../../platform/database/tables/session.table.ts";
import { ProblemError } from "../../platform/http/problem-error.ts";
import type { EventPartChange } from "../event/event-part.service.ts";
import type { EventSessions } from "../event/event-parts.ts";
import { tellDays } from "../event/tell-days.ts";
import * as sessions from "./session.repository.ts";
import { labelOf } from "./session-label.ts";

/** The part that sessions take in the life of their event. */
export const eventSessions: EventSessions = { follow, requireFinished, hasStarted: sessions.hasStarted };

type Followed = FollowedPeriod & { session: SessionRow };

/**
 * Keeps the sessions within the event's days when these change. Another time zone leaves every session at the same
 * reading of the clock; with `moveSessions` those that are still to come move with the first day.
 */
async function follow(
  change: EventPartChange,
  { moveSessions = false, ...patch }: EventPatch,
): Promise<void> {
  const { trx, event: before } = change;
  const after = daysOf(patch, before);
  if (isSameDays(before, after)) return;
  const days = moveSessions ? daysBetween(before.startsOn, after.startsOn) : 0;
  const followed = (await sessions.findAll(trx, before.id)).map((session) => ({
    session,
    ...followClock(withInstants(session), before, {
      timeZone: after.timeZone,
      days: isToCome(session) ? days : 0,
    }),
  }));
  const moved = followed.filter(isMoved);
  const on = followed.filter(({ session }) => session.status !== "cancelled");
  requireInside(on, after);
  const field = after.timeZone === before.timeZone ? "startsOn" : "timeZone";
  for (const one of moved) requirePossible(one, on, field);
  if (moved.length > 0) change.alsoMove("session");
  for (const one of moved) await move(change, one);
}

/** Results are the last word once an event is finished: nothing may still be fished or contested. */
async function requireFinished(trx: Trx, { id, name }: EventRow): Promise<void> {
  const open = (await sessions.findOpen(trx, id)).filter(({ status }) => status !== "scheduled");
  if (open.length === 0) return;
  const unfinished = open.map((session) =>
    tell("session-still-open", { session: labelOf(session), status: session.status }),
  );
  throw new ProblemError("sessions-unfinished", { facts: { name, sessions: unfinished } });
}

function daysOf(patch: EventPatch, before: EventRow): EventDays {
  const { startsOn, endsOn, timeZone } = before;
  return {
    startsOn: patch.startsOn ?? startsOn,
    endsOn: patch.endsOn ?? endsOn,
    timeZone: patch.timeZone ?? timeZone,
  };
}

function isSameDays(one: EventDays, other: EventDays): boolean {
  return one.startsOn === other.startsOn && one.endsOn === other.endsOn && one.timeZone === other.timeZone;
}

/** What was fished was fished on its day; what was called off may be put back on. */
function isToCome({ status }: SessionRow): boolean {
  return status === "scheduled" || status === "cancelled";
}

function isMoved({ session, startsAt, endsAt }: Followed): boolean {
  const old = withInstants(session);
  return old.startsAt !== startsAt || old.endsAt !== endsAt;
}

function requireInside(on: readonly Followed[], days: EventDays): void {
  const outside = on.filter((period) => !isInsideDays(period, days));
  if (outside.length === 0) return;
  const firstMoment = readLocalTime(`${days.startsOn}T00:00`, days.timeZone).instant;
  const early = outside.filter(({ startsAt }) => startsAt < firstMoment);
  const late = outside.filter((one) => !early.includes(one));
  throw new ProblemError("sessions-outside-days", {
    facts: { sessions: labelsOf(outside), days: tellDays(days) },
    fields: {
      ...(early.length > 0 && { startsOn: [tell("sessions-begin-before", { sessions: labelsOf(early) })] }),
      ...(late.length > 0 && { endsOn: [tell("sessions-end-after", { sessions: labelsOf(late) })] }),
    },
  });
}

function requirePossible(moved: Followed, on: readonly Followed[], field: "startsOn" | "timeZone"): void {
  const reason = obstacleOf(moved, on);
  if (!reason) return;
  throw new ProblemError("sessions-cannot-follow", {
    facts: { reason },
    fields: { [field]: [tell("cannot-follow", { reason })] },
  });
}

function obstacleOf(moved: Followed, on: readonly Followed[]): Told<PhraseCode> | null {
  const session = labelOf(moved.session);
  if (moved.session.status === "official") return tell("session-official", { session });
  if (moved.session.status === "cancelled") return null;
  if (moved.kind === "skipped") return tell("session-hour-skipped", { session });
  const other = findOverlap(
    moved,
    on.filter((one) => one.session.id !== moved.session.id),
  );
  return other ? tell("session-would-overlap", { session, other: labelOf(other.session) }) : null;
}

async function move(
  { trx, record }: EventPartChange,
  { session, startsAt, endsAt }: Followed,
): Promise<void> {
  await sessions.update(trx, session, { startsAt: new Date(startsAt), endsAt: new Date(endsAt) });
  await record({
    noun: "session",
    nounId: session.id,
    action: "update",
    before: { number: session.number, ...withInstants(session) },
    after: { number: session.number, startsAt, endsAt },
  });
}

function withInstants({ startsAt, endsAt }: SessionRow): { startsAt: string; endsAt: string } {
  return { startsAt: startsAt.toISOString(), endsAt: endsAt.toISOString() };
}

function labelsOf(followed: readonly Followed[]): Told<PhraseCode>[] {
  return followed.map(({ session }) => labelOf(session));
}
