import { IdentityProblem } from "./identity-provider.ts";
import type { IdentityProblemCode, IdentityProvider } from "./identity-provider.ts";
import { readToken, tokenExpiry } from "./token-claims.ts";

/** Set while somebody is signed in, so that a guest's visit costs no call to the provider. */
const HINT = "tightlines-signed-in";
/** A token this close to its end is renewed before it is used. */
const SPARE_SECONDS = 30;

/** The provider at `/api/auth`. Its cookie never leaves those routes; the token lives in memory alone. */
export function createEmbeddedProvider(): IdentityProvider {
  let current: string | null = null;
  let renewal: Promise<string | null> | null = null;

  return {
    async signUp({ email, password, displayName }) {
      await post("/sign-up/email", { email, password, name: displayName });
    },
    async signIn(email, password) {
      await post("/sign-in/email", { email, password, rememberMe: true });
      await startLogin();
    },
    async signOut() {
      // The next page must not find a login, and the call must arrive, also when this page is closed right now.
      endLogin();
      await post("/sign-out", {}, { keepalive: true }).catch(() => {});
    },
    async changePassword(currentPassword, newPassword) {
      await post("/change-password", { currentPassword, newPassword, revokeOtherSessions: true });
      // The login behind the old token has been replaced together with the password.
      await startLogin();
    },
    async sendPasswordReset(email) {
      await post("/request-password-reset", { email });
    },
    async confirmPasswordReset(token, newPassword) {
      await post("/reset-password", { token, newPassword });
      endLogin();
    },
    async sendVerification() {
      const token = await currentToken();
      if (!token) throw new IdentityProblem("unknown");
      await post("/send-verification-email", { email: readToken(token).email });
    },
    async confirmVerification(code, password) {
      const { status } = (await post("/confirm-address", { code, password })) as { status: boolean };
      if (!status) throw new IdentityProblem("password-needed");
      await startLogin();
    },
    token: (options) => (options?.renew ? renew() : currentToken()),
    onChange(listener) {
      const onStorage = (event: StorageEvent) => {
        if (event.key !== HINT) return;
        current = null;
        listener();
      };
      window.addEventListener("storage", onStorage);
      return () => window.removeEventListener("storage", onStorage);
    },
  };

  async function startLogin(): Promise<void> {
    localStorage.setItem(HINT, "1");
    await renew();
  }

  function endLogin(): void {
    current = null;
    localStorage.removeItem(HINT);
  }

  async function currentToken(): Promise<string | null> {
    if (!isHinted()) return null;
    if (current && tokenExpiry(current) - SPARE_SECONDS > Date.now() / 1000) return current;
    return renew();
  }

  /** Several calls that find the token too old share one renewal. */
  function renew(): Promise<string | null> {
    renewal ??= fetchToken().finally(() => {
      renewal = null;
    });
    return renewal;
  }

  async function fetchToken(): Promise<string | null> {
    try {
      const { token } = (await call("GET", "/token")) as { token: string };
      current = token;
      return token;
    } catch (error) {
      if (error instanceof IdentityProblem && error.code === "unreachable") throw error;
      endLogin();
      return null;
    }
  }
}

function isHinted(): boolean {
  return localStorage.getItem(HINT) !== null;
}

function post(path: string, body: object, options?: { keepalive: boolean }): Promise<unknown> {
  return call("POST", path, body, options);
}

async function call(
  method: "GET" | "POST",
  path: string,
  body?: object,
  options?: { keepalive: boolean },
): Promise<unknown> {
  const response = await fetch(`/api/auth${path}`, {
    method,
    credentials: "same-origin",
    ...options,
    ...(body && { headers: { "content-type": "application/json" }, body: JSON.stringify(body) }),
  }).catch(() => {
    throw new IdentityProblem("unreachable");
  });
  const answer = (await response.json().catch(() => ({}))) as { code?: string };
  if (!response.ok) throw new IdentityProblem(problemOf(response.status, answer.code));
  return answer;
}

function problemOf(status: number, code = ""): IdentityProblemCode {
  if (status === 429) return "too-many-attempts";
  if (status >= 500) return "unreachable";
  if (code === "INVALID_EMAIL_OR_PASSWORD" || code === "INVALID_PASSWORD") return "wrong-password";
  if (code.startsWith("PASSWORD_TOO")) return "weak-password";
  if (code === "INVALID_EMAIL") return "invalid-email";
  if (code === "INVALID_TOKEN" || code === "TOKEN_EXPIRED") return "invalid-code";
  return "unknown";
}
