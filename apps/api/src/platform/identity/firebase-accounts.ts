import { readFileSync } from "node:fs";
import { GoogleAuth } from "google-auth-library";
import { ProblemError } from "../http/problem-error.ts";
import type { FirebaseSettings } from "../settings/settings.ts";
import { StartupError } from "../startup-error.ts";

/** The few account operations we need of Firebase's REST API, which the admin library would wrap in 30 MB. */
export function createFirebaseAccounts(settings: FirebaseSettings) {
  const root = settings.emulatorHost
    ? `http://${settings.emulatorHost}/identitytoolkit.googleapis.com/v1`
    : "https://identitytoolkit.googleapis.com/v1";
  const accessToken = settings.emulatorHost
    ? async () => "owner"
    : serviceAccountToken(settings.serviceAccount);
  const call = async (method: string, body: object): Promise<Record<string, unknown>> => {
    const response = await fetch(`${root}/projects/${settings.projectId}/${method}`, {
      method: "POST",
      headers: { "content-type": "application/json", authorization: `Bearer ${await accessToken()}` },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(10_000),
    }).catch(() => undefined);
    const answer = (await response?.json().catch(() => undefined)) as Record<string, unknown> | undefined;
    if (!response?.ok || !answer) throw refusal(answer);
    return answer;
  };
  return {
    async update(account: AccountChange): Promise<void> {
      await call("accounts:update", account);
    },
    async create(account: {
      email: string;
      password: string;
      displayName: string;
      emailVerified: boolean;
    }): Promise<{ uid: string }> {
      const { localId } = await call("accounts", account);
      return { uid: String(localId) };
    },
    async createPasswordCode(email: string): Promise<string> {
      const request = { requestType: "PASSWORD_RESET", email, returnOobLink: true };
      const { oobLink } = await call("accounts:sendOobCode", request);
      return new URL(String(oobLink)).searchParams.get("oobCode") ?? "";
    },
    async findByEmail(email: string): Promise<{ uid: string; isVerified: boolean } | undefined> {
      const { users } = await call("accounts:lookup", { email: [email] });
      const found = (users as { localId: string; emailVerified?: boolean }[] | undefined)?.[0];
      return found && { uid: found.localId, isVerified: found.emailVerified === true };
    },
    async isEmailVerified(uid: string, email: string): Promise<boolean> {
      const { users } = await call("accounts:lookup", { localId: [uid] });
      const [user] = (users ?? []) as { email?: string; emailVerified?: boolean }[];
      return user?.emailVerified === true && user.email?.toLowerCase() === email;
    },
    async delete(uid: string): Promise<void> {
      await call("accounts:delete", { localId: uid }).catch((error: unknown) => {
        // Already gone is what was asked for.
        if (!(error instanceof ProblemError && error.code === "user-not-found")) throw error;
      });
    },
  };
}

interface AccountChange {
  localId: string;
  customAttributes?: string;
  email?: string;
  password?: string;
  emailVerified?: boolean;
  displayName?: string;
}

function refusal(answer: Record<string, unknown> | undefined): ProblemError {
  const message = (answer?.["error"] as { message?: string } | undefined)?.message ?? "";
  if (message.startsWith("EMAIL_EXISTS")) return new ProblemError("email-taken");
  if (message.startsWith("USER_NOT_FOUND")) return new ProblemError("user-not-found");
  return new ProblemError("identity-unavailable");
}

/** The service account stands in the setting itself as JSON, or in the file the setting names. */
function serviceAccountToken(serviceAccount = ""): () => Promise<string> {
  const auth = new GoogleAuth({
    credentials: readServiceAccount(serviceAccount),
    scopes: ["https://www.googleapis.com/auth/identitytoolkit"],
  });
  return async () => {
    const token = await auth.getAccessToken().catch(() => undefined);
    if (!token) throw new ProblemError("identity-unavailable");
    return token;
  };
}

function readServiceAccount(setting: string): { client_email: string; private_key: string } {
  try {
    const text = setting.trimStart().startsWith("{") ? setting : readFileSync(setting, "utf8");
    return JSON.parse(text) as { client_email: string; private_key: string };
  } catch {
    throw new StartupError(
      "The setting FIREBASE_SERVICE_ACCOUNT is wrong: it is neither JSON nor a file that holds JSON.",
    );
  }
}
