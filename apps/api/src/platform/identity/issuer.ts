import type { IdentityConfig } from "@tightlines/contract/identity";
import type { Role } from "@tightlines/domain/user/role";

/** What a verified token says about its holder. */
export interface Claims {
  uid: string;
  email: string;
  /** Whether the holder has proven that the address is theirs. */
  isEmailVerified: boolean;
  /** Absent until the `signup` call has made the holder a user. */
  role: Role | undefined;
  /** The state of the holder's rights when the token was made; an older one is refused. */
  rightsVersion: number | undefined;
}

export interface Login {
  startedAt: Date;
  lastUsedAt: Date;
  expiresAt: Date;
  address: string | null;
  browser: string | null;
}

export interface NewIdentity {
  email: string;
  password: string;
  displayName: string;
  /** Whether somebody vouches for the address; otherwise its owner has to confirm it. */
  isVerified?: boolean;
}

/**
 * The one identity provider this installation trusts. The API only needs to verify its tokens and to
 * tell it about rights; signing in happens between the browser and the provider.
 */
export interface IdentityIssuer {
  /** Throws a ProblemError for a token that is forged, expired or from elsewhere. */
  verify(token: string): Promise<Claims>;
  /** Puts the rights into the claims of tokens made from now on. */
  setRights(uid: string, rights: { role: Role; rightsVersion: number }): Promise<void>;
  createIdentity(identity: NewIdentity): Promise<{ uid: string }>;
  findByEmail(email: string): Promise<{ uid: string; isVerified: boolean } | undefined>;
  /** Whether this identity has proven that this very address is its own. */
  isEmailVerified(identity: { uid: string; email: string }): Promise<boolean>;
  /** Gives the account to whoever knows this password, and to nobody else; its address counts as verified. */
  takeOver(uid: string, password: string): Promise<void>;
  /** Tells the provider about a new address or name. An address somebody else has is refused as email-taken. */
  changeIdentity(uid: string, change: { email?: string; displayName?: string }): Promise<void>;
  /** A code with which its holder chooses a password at `/forgot-password?code=`. */
  createPasswordCode(identity: { uid: string; email: string }): Promise<string>;
  /** Where the holder is signed in, as far as we are the ones who keep it. */
  findLogins(uid: string): Promise<Login[]>;
  deleteIdentity(uid: string): Promise<void>;
  /** What the browser must know to sign people in. */
  config: IdentityConfig;
}
