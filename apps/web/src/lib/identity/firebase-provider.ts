import type { IdentityConfig } from "@tightlines/contract/identity";
import { initializeApp } from "@firebase/app";
import {
  applyActionCode,
  checkActionCode,
  browserLocalPersistence,
  confirmPasswordReset,
  connectAuthEmulator,
  createUserWithEmailAndPassword,
  EmailAuthProvider,
  initializeAuth,
  onIdTokenChanged,
  reauthenticateWithCredential,
  sendEmailVerification,
  sendPasswordResetEmail,
  signInWithEmailAndPassword,
  signOut,
  updatePassword,
  updateProfile,
} from "@firebase/auth";
import type { User } from "@firebase/auth";
import { IdentityProblem } from "./identity-provider.ts";
import type { IdentityProblemCode, IdentityProvider } from "./identity-provider.ts";

type FirebaseConfig = Extract<IdentityConfig, { provider: "firebase" }>;

/** Firebase Authentication through its own client. Loaded only where it is configured. */
export function createFirebaseProvider({
  projectId,
  apiKey,
  authDomain,
  emulatorUrl,
}: FirebaseConfig): IdentityProvider {
  const auth = initializeAuth(initializeApp({ projectId, apiKey, authDomain }), {
    persistence: browserLocalPersistence,
  });
  if (emulatorUrl) connectAuthEmulator(auth, emulatorUrl, { disableWarnings: true });

  return {
    signUp: ({ email, password, displayName }) =>
      refusing(async () => {
        const created = await createUserWithEmailAndPassword(auth, email, password).catch(async (error) => {
          if (codeOf(error) !== "auth/email-already-in-use") throw error;
          // Firebase has no letter that says so; the one about a new password lets the owner in.
          await sendPasswordResetEmail(auth, email);
        });
        if (!created) return;
        const { user } = created;
        await sendEmailVerification(user);
        await updateProfile(user, { displayName });
        // The token made at creation does not know the name yet.
        await user.getIdToken(true);
      }),
    signIn: (email, password) =>
      refusing(async () => void (await signInWithEmailAndPassword(auth, email, password))),
    signOut: () => refusing(() => signOut(auth)),
    changePassword: (current, next) =>
      refusing(async () => {
        const user = requireUser();
        await reauthenticateWithCredential(user, EmailAuthProvider.credential(user.email ?? "", current));
        await updatePassword(user, next);
      }),
    sendPasswordReset: (email) =>
      refusing(async () => {
        // Whether an address has an account is nobody's business.
        await sendPasswordResetEmail(auth, email).catch((error: unknown) => {
          if (codeOf(error) !== "auth/user-not-found") throw error;
        });
      }),
    confirmPasswordReset: (code, password) => refusing(() => confirmPasswordReset(auth, code, password)),
    sendVerification: () => refusing(() => sendEmailVerification(requireUser())),
    confirmVerification: (code, password) =>
      refusing(async () => {
        await auth.authStateReady();
        const { email } = (await checkActionCode(auth, code)).data;
        if (auth.currentUser?.email !== email) {
          if (password === undefined) throw new IdentityProblem("password-needed");
          await signInWithEmailAndPassword(auth, email ?? "", password);
        }
        await applyActionCode(auth, code);
        await auth.currentUser?.getIdToken(true);
      }),
    async token(options) {
      await auth.authStateReady();
      const token = auth.currentUser?.getIdToken(options?.renew ?? false).catch((error: unknown) => {
        if (codeOf(error) === "auth/network-request-failed") throw new IdentityProblem("unreachable");
        return null;
      });
      return (await token) ?? null;
    },
    onChange: (listener) => onIdTokenChanged(auth, listener),
  };

  function requireUser(): User {
    if (!auth.currentUser) throw new IdentityProblem("unknown");
    return auth.currentUser;
  }
}

async function refusing(act: () => Promise<void>): Promise<void> {
  try {
    await act();
  } catch (error) {
    throw error instanceof IdentityProblem
      ? error
      : new IdentityProblem(problems[codeOf(error)] ?? "unknown");
  }
}

function codeOf(error: unknown): string {
  return error instanceof Error && "code" in error ? String(error.code) : "";
}

const problems: Record<string, IdentityProblemCode> = {
  "auth/invalid-credential": "wrong-password",
  "auth/wrong-password": "wrong-password",
  "auth/user-not-found": "wrong-password",
  "auth/weak-password": "weak-password",
  "auth/invalid-email": "invalid-email",
  "auth/invalid-action-code": "invalid-code",
  "auth/expired-action-code": "invalid-code",
  "auth/too-many-requests": "too-many-attempts",
  "auth/network-request-failed": "unreachable",
};
