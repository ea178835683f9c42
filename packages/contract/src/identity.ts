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

/** Shorter passwords are refused (product definition, section 8). */
export const PASSWORD_MIN_LENGTH = 8;
export const PASSWORD_MAX_LENGTH = 128;
