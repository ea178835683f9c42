import type { AccountQuotas } from "@tightlines/contract/limits";
import type { UserCall } from "../../platform/http/call.ts";
import { ProblemError } from "../../platform/http/problem-error.ts";
import * as events from "./event.repository.ts";

/** Refuses whoever has created as many events as one account can; administrators are not limited. */
export async function requireEventQuota(
  { db, caller }: UserCall,
  { events: most, eventsPerDay }: AccountQuotas,
): Promise<void> {
  if (caller.role === "administrator") return;
  const { total, today } = await events.countCreatedBy(db, caller.userId);
  if (total >= most) throw new ProblemError("too-many-events", { facts: { limit: most } });
  if (today >= eventsPerDay)
    throw new ProblemError("too-many-events-today", { facts: { limit: eventsPerDay } });
}
