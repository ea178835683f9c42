import type { IdentityConfig } from "@tightlines/contract/identity";
import type { Role } from "@tightlines/domain/user/role";
import { createEmbeddedProvider } from "./embedded-provider.ts";
import type { IdentityProvider } from "./identity-provider.ts";
import { readToken } from "./token-claims.ts";
import type { SignedIn } from "./token-claims.ts";

/** Who is using the page, and what he can do about it. */
export interface Identity {
  /** Null until it is known, and for guests. */
  current: () => SignedIn | null;
  /** Waits until it is known who is here. */
  role(): Promise<Role>;
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
  const ready = provider.then(async (loaded) => {
    await takeIn();
    loaded.onChange(() => void takeIn());
  });

  async function takeIn(options?: { renew: boolean }): Promise<void> {
    const token = await (await provider).token(options);
    const next = token ? readToken(token) : null;
    if (JSON.stringify(next) === JSON.stringify(current)) return;
    current = next;
    for (const listener of listeners) listener();
  }

  return {
    current: () => current,
    async role() {
      await ready;
      return current?.role ?? "guest";
    },
    async token(options) {
      const token = await (await provider).token(options);
      if (options?.renew) await takeIn();
      return token;
    },
    async act(deed) {
      try {
        await deed(await provider);
      } finally {
        await takeIn();
      }
    },
    refresh: () => takeIn({ renew: true }),
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

async function loadProvider(config: IdentityConfig): Promise<IdentityProvider> {
  if (config.provider === "embedded") return createEmbeddedProvider();
  const { createFirebaseProvider } = await import("./firebase-provider.ts");
  return createFirebaseProvider(config);
}
