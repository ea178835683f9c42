import { roleFromClaim } from "@tightlines/domain/user/role";
import { createRemoteJWKSet, errors, jwtVerify, UnsecuredJWT } from "jose";
import type { JWTPayload } from "jose";
import { ProblemError } from "../http/problem-error.ts";
import type { FirebaseSettings } from "../settings/settings.ts";
import { createFirebaseAccounts } from "./firebase-accounts.ts";
import type { Claims, IdentityIssuer } from "./issuer.ts";

const googleKeys = new URL(
  "https://www.googleapis.com/service_accounts/v1/jwk/securetoken@system.gserviceaccount.com",
);

/** Firebase Authentication as the identity provider: its tokens are verified, its claims carry our rights. */
export function createFirebaseIssuer(settings: FirebaseSettings): IdentityIssuer {
  const accounts = createFirebaseAccounts(settings);
  const verifyPayload = settings.emulatorHost ? emulatorVerifier(settings) : googleVerifier(settings);
  return {
    config: {
      provider: "firebase",
      projectId: settings.projectId,
      apiKey: settings.apiKey,
      authDomain: settings.authDomain,
      emulatorUrl: settings.emulatorHost ? `http://${settings.emulatorHost}` : null,
    },
    verify: async (token) => claimsOf(await refusing(verifyPayload(token))),
    setRights: (uid, { role, rightsVersion }) =>
      accounts.update({ localId: uid, customAttributes: JSON.stringify({ role, rv: rightsVersion }) }),
    createIdentity: ({ email, password, displayName }) => accounts.create({ email, password, displayName }),
    findUidByEmail: (email) => accounts.findUidByEmail(email),
    deleteIdentity: (uid) => accounts.delete(uid),
  };
}

function googleVerifier({ projectId }: FirebaseSettings): (token: string) => Promise<JWTPayload> {
  const keys = createRemoteJWKSet(googleKeys);
  const check = { algorithms: ["RS256"], ...expected(projectId) };
  return async (token) => (await jwtVerify(token, keys, check)).payload;
}

/** The emulator signs nothing. Settings admit it only for `demo-` projects on this machine. */
function emulatorVerifier({ projectId }: FirebaseSettings): (token: string) => Promise<JWTPayload> {
  return async (token) => UnsecuredJWT.decode(token, expected(projectId)).payload;
}

function expected(projectId: string) {
  return {
    issuer: `https://securetoken.google.com/${projectId}`,
    audience: projectId,
    requiredClaims: ["sub", "exp"],
  };
}

async function refusing(verification: Promise<JWTPayload>): Promise<JWTPayload> {
  try {
    return await verification;
  } catch (error) {
    if (error instanceof errors.JWTExpired) throw new ProblemError("expired-token");
    if (error instanceof errors.JWKSTimeout || error instanceof TypeError)
      throw new ProblemError("identity-unavailable");
    throw new ProblemError("invalid-token");
  }
}

function claimsOf(payload: JWTPayload): Claims {
  const role = roleFromClaim(payload["role"]);
  return {
    uid: payload.sub!,
    email: typeof payload["email"] === "string" ? payload["email"].toLowerCase() : "",
    role: role === "guest" ? undefined : role,
    rightsVersion: typeof payload["rv"] === "number" ? payload["rv"] : undefined,
  };
}
