import { roleFromClaim } from "@tightlines/domain/user/role";
import type { JWTPayload } from "jose";
import type { FirebaseSettings } from "../settings/settings.ts";
import { createFirebaseAccounts } from "./firebase-accounts.ts";
import { emulatorTokens, googleKeys, signedTokens } from "./firebase-token.ts";
import type { Claims, IdentityIssuer } from "./issuer.ts";

/** Firebase Authentication as the identity provider: its tokens are verified, its claims carry our rights. */
export function createFirebaseIssuer(settings: FirebaseSettings): IdentityIssuer {
  const accounts = createFirebaseAccounts(settings);
  const { projectId, emulatorHost } = settings;
  const verifyToken = emulatorHost ? emulatorTokens(projectId) : signedTokens(projectId, googleKeys());
  return {
    config: {
      provider: "firebase",
      projectId: settings.projectId,
      apiKey: settings.apiKey,
      authDomain: settings.authDomain,
      emulatorUrl: settings.emulatorHost ? `http://${settings.emulatorHost}` : null,
    },
    verify: async (token) => claimsOf(await verifyToken(token)),
    setRights: (uid, { role, rightsVersion }) =>
      accounts.update({ localId: uid, customAttributes: JSON.stringify({ role, rv: rightsVersion }) }),
    createIdentity: ({ isVerified = false, ...account }) =>
      accounts.create({ ...account, emailVerified: isVerified }),
    changeIdentity: (uid, { email, displayName }) =>
      accounts.update({
        localId: uid,
        ...(email && { email, emailVerified: false }),
        ...(displayName && { displayName }),
      }),
    createPasswordCode: ({ email }) => accounts.createPasswordCode(email),
    // Firebase keeps those, not we.
    findLogins: async () => [],
    isEmailVerified: ({ uid, email }) => accounts.isEmailVerified(uid, email),
    findByEmail: (email) => accounts.findByEmail(email),
    // A new password makes Firebase forget every login.
    takeOver: (uid, password) => accounts.update({ localId: uid, password, emailVerified: true }),
    deleteIdentity: (uid) => accounts.delete(uid),
  };
}

function claimsOf(payload: JWTPayload): Claims {
  const role = roleFromClaim(payload["role"]);
  return {
    uid: payload.sub!,
    email: typeof payload["email"] === "string" ? payload["email"].toLowerCase() : "",
    isEmailVerified: payload["email_verified"] === true,
    role: role === "guest" ? undefined : role,
    rightsVersion: typeof payload["rv"] === "number" ? payload["rv"] : undefined,
  };
}
