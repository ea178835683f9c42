import type { IdentityConfig } from "@tightlines/contract/identity";
import type { Role } from "@tightlines/domain/user/role";
import { createEmbeddedProvider } from "./embedded-provider.ts";
import { IdentityProblem } from "./identity-provider.ts";
import type { IdentityProvider } from "./identity-provider.ts";
import { readToken } from "./token-claims.ts";
import type { SignedIn } from "./token-claims.ts";

/** Who is using the page, and what they can do about it. */
export interface Identity {
  /** Null until it is known, and for guests. */
  current: () => SignedIn | null;
  /** Waits until it is known who is here; fails as unreachable when that cannot be found out. */
  role(): Promise<Role>;
  /** Null for guests, and while the provider cannot be reached. */
  token(options?: { renew: boolean }): Promise<string | null>;
  /** Runs an act of the provider and takes in who is signed in after it. */
  act(deed: (provider: IdentityProvider) => Promise<void>): Promise<void>;
  /** Fetches a fresh token, whose claims may carry new rights. */
  refresh(): Promise<void>;
  subscribe: (listener: () => void) => () => void;
}

export function createIdentity(config: IdentityConfig): Identity {
  const provider = loadProvider(config);
  const listeners = new Set<() => void>();
  let current: SignedIn | null = null;
  let acts = 0;
  const ready = provider.then(async (loaded) => {
    loaded.onChange(() => void takeIn().catch(ignoreUnreachable));
    await takeIn().catch(ignoreUnreachable);
  });

  async function takeIn(options?: { renew: boolean }): Promise<string | null> {
    const token = await (await provider).token(options);
    // Whoever asks while somebody signs in or out must not announce half of it: the act does so when it is done.
    if (acts > 0) return token;
    const next = token ? readToken(token) : null;
    if (JSON.stringify(next) !== JSON.stringify(current)) {
      current = next;
      for (const listener of listeners) listener();
    }
    return token;
  }

  return {
    current: () => current,
    async role() {
      await ready;
      // For a guest this costs nothing; somebody whose token could not be had may have signal again.
      if (!current) await takeIn();
      return current?.role ?? "guest";
    },
    token: (options) => takeIn(options).catch(ignoreUnreachable),
    async act(deed) {
      acts += 1;
      try {
        await deed(await provider);
      } finally {
        acts -= 1;
        await takeIn().catch(ignoreUnreachable);
      }
    },
    refresh: async () => void (await takeIn({ renew: true })),
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** On the server everybody is a guest: what is rendered there is the same for all. */
export const guestIdentity: Identity = {
  current: () => null,
  role: async () => "guest",
  token: async () => null,
  act: async () => {},
  refresh: async () => {},
  subscribe: () => () => {},
};

/** Who is here stays as last known until the provider answers again. */
function ignoreUnreachable(error: unknown): null {
  if (error instanceof IdentityProblem && error.code === "unreachable") return null;
  throw error;
}

async function loadProvider(config: IdentityConfig): Promise<IdentityProvider> {
  if (config.provider === "embedded") return createEmbeddedProvider();
  const { createFirebaseProvider } = await import("./firebase-provider.ts");
  return createFirebaseProvider(config);
}
