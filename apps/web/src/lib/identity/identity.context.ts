import { createContext, use, useSyncExternalStore } from "react";
import { guestIdentity } from "./identity.ts";
import type { Identity } from "./identity.ts";
import type { SignedIn } from "./token-claims.ts";

export const IdentityContext = createContext<Identity>(guestIdentity);

export function useIdentity(): Identity {
  return use(IdentityContext);
}

/** Who is signed in; null for guests and, while hydrating, for everybody. */
export function useSignedIn(): SignedIn | null {
  const identity = useIdentity();
  return useSyncExternalStore(identity.subscribe, identity.current, () => null);
}
