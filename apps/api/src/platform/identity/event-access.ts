import type { Access, EventAccess } from "@tightlines/contract/endpoint";
import { isAtLeast } from "@tightlines/domain/user/role";
import type { SecurityRight } from "../database/tables/security.table.ts";
import { ProblemError } from "../http/problem-error.ts";
import type { Caller } from "./caller.ts";

/** The event a path names, and what the caller may do on it. Every query about its rows takes its id. */
export interface ServedEvent {
  id: number;
  url: string;
  /**
   * Whether it does not exist for those without a right: a draft, or an unlisted one found by counting ids or by an
   * address it had before.
   */
  isHidden: boolean;
  /** The caller's own right on it, if they have one. */
  right: SecurityRight | null;
}

/** Looks an event up by its id or url. */
export type FindEvent = (key: string, caller: Caller) => Promise<ServedEvent | undefined>;

const needed: Record<EventAccess, readonly SecurityRight[]> = {
  "event-guest": [],
  "event-member": [],
  "event-scorer": ["scorer", "organizer", "owner"],
  "event-organizer": ["organizer", "owner"],
  "event-owner": ["owner"],
};

export function isEventAccess(access: Access): access is EventAccess {
  return access in needed;
}

/** Refuses whoever may not act on the event; to those who may not even know of the event, it does not exist. */
export function requireEventAccess(
  access: EventAccess,
  event: ServedEvent | undefined,
  caller: Caller,
): asserts event is ServedEvent {
  const isAdministrator = caller.role === "administrator";
  if (!event || (event.isHidden && !event.right && !isAdministrator))
    throw new ProblemError("event-not-found");
  if (access === "event-guest" || isAdministrator) return;
  if (caller.kind === "guest") throw new ProblemError("no-token");
  const isAllowed =
    access === "event-member" ? isAtLeast(caller.role, "member") : mayManage(event, caller, access);
  if (!isAllowed) throw new ProblemError("not-allowed");
}

/** For what only some of those who may read are shown: like every change it needs the right and the role. */
export function mayManage(
  { right }: ServedEvent,
  { role }: Caller,
  access: Exclude<EventAccess, "event-guest" | "event-member"> = "event-organizer",
): boolean {
  if (role === "administrator") return true;
  return right !== null && needed[access].includes(right) && isAtLeast(role, "organizer");
}
