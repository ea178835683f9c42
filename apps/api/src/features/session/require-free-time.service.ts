import { tell } from "@tightlines/contract/problem/problem";
import { findOverlap, isInsideDays } from "@tightlines/domain/time/period";
import type { Period } from "@tightlines/domain/time/period";
import type { EventRow } from "../../platform/database/tables/event.table.ts";
import type { SessionRow } from "../../platform/database/tables/session.table.ts";
import { ProblemError } from "../../platform/http/problem-error.ts";
import { tellDays } from "../event/tell-days.ts";
import { labelOf } from "./session-label.ts";

/** A session lies within the event's days, and shares no time with one that is on. */
export function requireFreeTime(
  period: Period,
  event: EventRow,
  others: readonly SessionRow[],
  field: "startsAt" | "firstDay" = "startsAt",
): void {
  if (!isInsideDays(period, event)) {
    const days = tellDays(event);
    throw new ProblemError("session-outside-days", {
      facts: { name: event.name, days },
      fields: { [field]: [tell("time-outside-days", { days })] },
    });
  }
  const other = findOverlap(period, others.filter(isOn).map(withPeriod));
  if (!other) return;
  throw new ProblemError("session-overlaps", {
    facts: { other: labelOf(other) },
    fields: { [field]: [tell("session-at-that-time", { session: labelOf(other) })] },
  });
}

function isOn({ status }: SessionRow): boolean {
  return status !== "cancelled";
}

function withPeriod({ number, name, startsAt, endsAt }: SessionRow) {
  return { number, name, startsAt: startsAt.toISOString(), endsAt: endsAt.toISOString() };
}
