import type { Access } from "@tightlines/contract/endpoint";
import type { Role } from "@tightlines/domain/user/role";
import { ProblemError } from "../http/problem-error.ts";
import { guest } from "./caller.ts";
import type { Caller } from "./caller.ts";
import type { IdentityIssuer } from "./issuer.ts";

/** What our own records say about a user, as far as signing in is concerned. */
export interface KnownUser {
  id: number;
  uid: string;
  email: string;
  displayName: string;
  role: Role;
  rightsVersion: number;
  /** Whether a token has said before that the address is proven. */
  isEmailProven: boolean;
}

export type Authenticate = (authorization: string | undefined, access: Access) => Promise<Caller>;

/**
 * Reads the caller from the bearer token. The role comes from the token's claims (docs/seed-conformance.md, section 6), but
 * only while our records still agree with them: whoever was promoted, demoted or deleted since the token
 * was made is told to refresh it, so that an old token stops working at once. So does a token from before the address was
 * proven: it may be an impostor's, who signed up with the address of somebody who has the account now.
 */
export function createAuthenticate(
  issuer: IdentityIssuer,
  findUser: (uid: string) => Promise<KnownUser | undefined>,
  noteProof: (userId: number) => Promise<void>,
): Authenticate {
  return async (authorization, access) => {
    if (!authorization) return guest;
    const token = /^Bearer ([\w.~+/=-]+)$/i.exec(authorization)?.[1];
    if (!token) throw new ProblemError("invalid-token");
    const claims = await issuer.verify(token);
    const user = await findUser(claims.uid);
    // A token from before the `signup` call claims no right, so it may make that call again and again.
    if (!claims.role && (!user || access === "identity"))
      return { kind: "identity", role: "guest", uid: claims.uid, email: claims.email };
    if (!user) throw new ProblemError("stale-token");
    if (claims.role !== user.role || claims.rightsVersion !== user.rightsVersion)
      throw new ProblemError("stale-token");
    const { uid, email, displayName } = user;
    const isEmailProven = claims.isEmailVerified && claims.email === email;
    if (user.isEmailProven && !isEmailProven) throw new ProblemError("stale-token");
    if (isEmailProven && !user.isEmailProven) await noteProof(user.id);
    return { kind: "user", role: claims.role, uid, email, displayName, userId: user.id, isEmailProven };
  };
}
