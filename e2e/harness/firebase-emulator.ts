import type { IdentityName } from "./each-identity.ts";
import { askForShared } from "./shared-product.ts";
import { findOobLink, firebaseSettings, type OobType } from "./start-emulator.ts";

export interface FirebaseEmulator {
  host: string;
  /** The newest link the emulator would have mailed to this address. */
  oobLink(email: string, type: OobType): Promise<string>;
}

/** The emulator that all stories share, started when first asked for. */
export async function startFirebaseEmulator(): Promise<FirebaseEmulator> {
  const { host } = await askForShared<{ host: string }>("/emulator");
  return { host, oobLink: (email, type) => findOobLink(host, email, type) };
}

/** The settings of a product with this identity provider; all share one emulator. */
export async function identitySettings(identity: IdentityName): Promise<Record<string, string>> {
  return identity === "firebase" ? firebaseSettings((await startFirebaseEmulator()).host) : {};
}
