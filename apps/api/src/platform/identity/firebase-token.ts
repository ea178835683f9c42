import { createRemoteJWKSet, errors, jwtVerify, UnsecuredJWT } from "jose";
import type { JWTPayload, JWTVerifyGetKey } from "jose";
import { ProblemError } from "../http/problem-error.ts";

export type VerifyToken = (token: string) => Promise<JWTPayload>;

/** The keys with which Google signs the tokens of every Firebase project. */
export function googleKeys(): JWTVerifyGetKey {
  return createRemoteJWKSet(
    new URL("https://www.googleapis.com/service_accounts/v1/jwk/securetoken@system.gserviceaccount.com"),
  );
}

/** Tokens of a real project: signed with one of the keys, by RS256 and nothing else. */
export function signedTokens(projectId: string, keys: JWTVerifyGetKey): VerifyToken {
  const check = { algorithms: ["RS256"], ...expected(projectId) };
  return (token) => refusing(async () => (await jwtVerify(token, keys, check)).payload);
}

/** The emulator signs nothing. Settings admit it only for `demo-` projects on this machine. */
export function emulatorTokens(projectId: string): VerifyToken {
  return (token) => refusing(async () => UnsecuredJWT.decode(token, expected(projectId)).payload);
}

function expected(projectId: string) {
  return {
    issuer: `https://securetoken.google.com/${projectId}`,
    audience: projectId,
    requiredClaims: ["sub", "exp"],
  };
}

async function refusing(verify: () => Promise<JWTPayload>): Promise<JWTPayload> {
  const payload = await verify().catch((error: unknown) => {
    if (error instanceof errors.JWTExpired) throw new ProblemError("expired-token");
    throw new ProblemError(isAboutKeys(error) ? "identity-unavailable" : "invalid-token");
  });
  if (!payload.sub) throw new ProblemError("invalid-token");
  return payload;
}

/** The keys could not be read, which says nothing about the token: nobody is signed out for it. */
function isAboutKeys(error: unknown): boolean {
  if (!(error instanceof errors.JOSEError)) return true;
  return ["ERR_JWKS_TIMEOUT", "ERR_JWKS_INVALID", "ERR_JOSE_GENERIC"].includes(error.code);
}
