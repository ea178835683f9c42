/** Which identity provider the browser signs people in with, and how to reach it. */
export type IdentityConfig =
  | { provider: "embedded" }
  | {
      provider: "firebase";
      projectId: string;
      apiKey: string;
      authDomain: string;
      /** The address of the local emulator, in tests. */
      emulatorUrl: string | null;
    };

/** Shorter passwords are refused. */
export const PASSWORD_MIN_LENGTH = 8;
export const PASSWORD_MAX_LENGTH = 128;

/** What fits into an SMTP envelope. */
export const EMAIL_MAX_LENGTH = 254;

/** Two names of 100 characters and the space between them. */
export const DISPLAY_NAME_MAX_LENGTH = 201;
