import { findOverlap, isInsideDays } from "@tightlines/domain/time/period";
import type { Period } from "@tightlines/domain/time/period";
import type { EventRow } from "../../platform/database/tables/event.table.ts";
import type { SessionRow } from "../../platform/database/tables/session.table.ts";
import { ProblemError } from "../../platform/http/problem-error.ts";
import { nameOf } from "./session-values.ts";
import { sayDays } from "../event/say-days.ts";

/** A session lies within the event's days, and shares no time with one that is on. */
export function requireFreeTime(
  period: Period,
  event: EventRow,
  others: readonly SessionRow[],
  field: "startsAt" | "firstDay" = "startsAt",
): void {
  if (!isInsideDays(period, event)) {
    const facts = { name: event.name, days: sayDays(event) };
    const error = new ProblemError("session-outside-days", {
      facts,
      fields: { [field]: [`Choose a time within ${facts.days}.`] },
    });
    throw error;
  }
  const other = findOverlap(period, others.filter(isOn).map(withPeriod));
  if (!other) return;
  throw new ProblemError("session-overlaps", {
    facts: { other: nameOf(other) },
    fields: { [field]: [`${nameOf(other)} is on at that time.`] },
  });
}

function isOn({ status }: SessionRow): boolean {
  return status !== "cancelled";
}

function withPeriod({ number, name, startsAt, endsAt }: SessionRow) {
  return { number, name, startsAt: startsAt.toISOString(), endsAt: endsAt.toISOString() };
}
