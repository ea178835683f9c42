import { roleFromClaim } from "@tightlines/domain/user/role";
import type { Role } from "@tightlines/domain/user/role";

/** Who is signed in, as the token says. The server verifies the token; here it only decides what is shown. */
export interface SignedIn {
  uid: string;
  email: string;
  displayName: string;
  role: Role;
  isVerified: boolean;
}

export function readToken(token: string): SignedIn {
  const claims = claimsOf(token);
  const email = textOf(claims["email"]);
  return {
    uid: textOf(claims["sub"]),
    email,
    displayName: textOf(claims["name"]) || email,
    role: roleFromClaim(claims["role"]),
    isVerified: claims["email_verified"] === true,
  };
}

/** Seconds since 1970 at which the token ends. */
export function tokenExpiry(token: string): number {
  return Number(claimsOf(token)["exp"] ?? 0);
}

function textOf(claim: unknown): string {
  return typeof claim === "string" ? claim : "";
}

function claimsOf(token: string): Record<string, unknown> {
  const payload = (token.split(".")[1] ?? "").replaceAll("-", "+").replaceAll("_", "/");
  const bytes = Uint8Array.from(atob(payload), (character) => character.codePointAt(0)!);
  return JSON.parse(new TextDecoder().decode(bytes)) as Record<string, unknown>;
}
