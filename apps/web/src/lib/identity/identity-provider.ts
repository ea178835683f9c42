/**
 * What the screens need of an identity provider. There are two: the embedded one and Firebase; which
 * is used is configuration, and the screens do not know.
 */
export interface IdentityProvider {
  /**
   * Creates the identity, sends the verification mail and sets the display name. An address that has an account already
   * is no failure: the mail says so, and nobody else is told.
   */
  signUp(person: { email: string; password: string; displayName: string }): Promise<void>;
  signIn(email: string, password: string): Promise<void>;
  signOut(): Promise<void>;
  /** Re-authenticates with the current password, then sets the new one. */
  changePassword(current: string, next: string): Promise<void>;
  sendPasswordReset(email: string): Promise<void>;
  /** `code` comes from the link in the reset mail. */
  confirmPasswordReset(code: string, password: string): Promise<void>;
  sendVerification(): Promise<void>;
  /**
   * `code` comes from the link in the verification mail. It is redeemed only for whoever is signed in to its account or
   * knows the password, who is signed in then; otherwise it fails as password-needed.
   */
  confirmVerification(code: string, password?: string): Promise<void>;
  /**
   * The bearer token, renewed when it is about to expire or when asked; null when nobody is signed in.
   * Fails as unreachable when somebody is, but the token cannot be had.
   */
  token(options?: { renew: boolean }): Promise<string | null>;
  /** Tells about sign-ins and sign-outs that happen elsewhere, e.g. in another tab. */
  onChange(listener: () => void): () => void;
}

export type IdentityProblemCode =
  | "wrong-password"
  | "password-needed"
  | "weak-password"
  | "invalid-email"
  | "invalid-code"
  | "too-many-attempts"
  | "unreachable"
  | "unknown";

/** Why the provider refused, in the screens' own words. */
export class IdentityProblem extends Error {
  readonly code: IdentityProblemCode;

  constructor(code: IdentityProblemCode) {
    super(code);
    this.name = "IdentityProblem";
    this.code = code;
  }
}
