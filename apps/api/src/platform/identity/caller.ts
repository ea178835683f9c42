import type { Access, EventAccess } from "@tightlines/contract/endpoint";
import { isAtLeast } from "@tightlines/domain/user/role";
import type { Role } from "@tightlines/domain/user/role";
import { ProblemError } from "../http/problem-error.ts";

/** Who is calling, as far as the token and our own records agree. */
export type Caller = GuestCaller | IdentityCaller | UserCaller;

/** Nobody signed in. */
export interface GuestCaller {
  kind: "guest";
  role: "guest";
}

/** Signed in at the identity provider, but the `signup` call has not been made yet. */
export interface IdentityCaller {
  kind: "identity";
  role: "guest";
  uid: string;
  email: string;
}

export interface UserCaller {
  kind: "user";
  role: Role;
  uid: string;
  userId: number;
  email: string;
  /** Whether the identity provider vouches that the address is theirs. */
  isEmailProven: boolean;
  displayName: string;
}

export const guest: GuestCaller = { kind: "guest", role: "guest" };

/** No user has the number 0: nothing is a guest's own. */
export function userIdOf(caller: Caller): number {
  return caller.kind === "user" ? caller.userId : 0;
}

/** As the audit trail names them. */
export function actorOf({ uid, displayName }: Pick<UserCaller, "uid" | "displayName">): {
  uid: string;
  name: string;
} {
  return { uid, name: displayName };
}

/** The rules that ask about the caller alone, not about an event. */
export type RoleAccess = Exclude<Access, EventAccess>;

/** Refuses a caller whom an endpoint's access rule does not admit: 401 when signing in could help, else 403. */
export function requireAccess(access: RoleAccess, caller: Caller, params: Record<string, string>): void {
  if (access === "guest") return;
  if (caller.kind === "guest") throw new ProblemError("no-token");
  if (access === "identity") return;
  if (!isAdmitted(access, caller, params)) throw new ProblemError("not-allowed");
}

function isAdmitted(
  access: Exclude<RoleAccess, "guest" | "identity">,
  caller: Caller,
  params: Record<string, string>,
): boolean {
  if (caller.kind !== "user") return false;
  if (caller.role === "administrator") return true;
  if (access !== "self") return isAtLeast(caller.role, access);
  // A uid of digits alone would name whoever has that number.
  return params["id"] === String(caller.userId) || (params["id"] === caller.uid && /\D/.test(caller.uid));
}

/** The kind of caller that the type of a call promises its handler, whichever rule admitted them. */
export function requireKind(access: Access, { kind }: Caller): void {
  if (access === "guest" || access === "event-guest") return;
  const isPromised = access === "identity" ? kind !== "guest" : kind === "user";
  if (!isPromised) throw new ProblemError("no-token");
}

/** For what reaches other people, or belongs to whoever has the address. */
export function requireProvenEmail({ isEmailProven }: UserCaller): void {
  if (!isEmailProven) throw new ProblemError("email-unproven");
}
