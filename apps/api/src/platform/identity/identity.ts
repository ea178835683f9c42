import { randomBytes } from "node:crypto";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Role } from "@tightlines/domain/user/role";
import type { Pool } from "pg";
import { openSidePool, type Database } from "../database/database.ts";
import { writeMail } from "../mail/mail.ts";
import { enqueueMail } from "../mail/outbox.repository.ts";
import type { Settings } from "../settings/settings.ts";
import { CONFIRMATION_SECONDS } from "./confirm-address.ts";
import { type EmbeddedAuth, type Passwords, RESET_SECONDS } from "./embedded-auth.ts";
import { createEmbeddedIssuer } from "./embedded-issuer.ts";
import { createFirebaseIssuer } from "./firebase-issuer.ts";
import type { IdentityIssuer } from "./issuer.ts";

export interface Identity {
  issuer: IdentityIssuer;
  /** The embedded provider, to be mounted; Firebase is served elsewhere. */
  auth: EmbeddedAuth | undefined;
  close(): Promise<void>;
}

export interface IdentityOptions {
  settings: Settings;
  database: Database;
  findRights: (uid: string) => Promise<{ role: Role; rightsVersion: number } | undefined>;
  /** How the embedded provider keeps passwords, for tests, which sign up thousands of people. */
  passwords?: Passwords | undefined;
}

/** The identity provider the settings choose: Firebase when it is configured, else the embedded one. */
export async function openIdentity(options: IdentityOptions): Promise<Identity> {
  const { settings, database } = options;
  if (settings.firebase)
    return { issuer: createFirebaseIssuer(settings.firebase), auth: undefined, close: async () => {} };

  const [libraryPool, pool] = [openPool(database), openPool(database)];
  const { auth, ...issuer } = createEmbeddedIssuer({
    libraryPool,
    pool,
    secret: settings.authSecret ?? (await keptSecret(settings.dataDir)),
    publicUrl: settings.publicUrl,
    trustedOrigins: [settings.publicUrl, ...settings.corsOrigins],
    findRights: options.findRights,
    passwords: options.passwords,
    sendVerification: (to, link) =>
      send(
        to,
        "Confirm your e-mail address",
        [
          "Welcome to Tightlines. Confirm that this address is yours, with the password you have chosen. The link works for 24 hours.",
          "If you did not sign up, ignore this e-mail: without your click nobody can use your address.",
        ],
        { label: "Confirm address", link, validSeconds: CONFIRMATION_SECONDS },
      ),
    sendAlreadyKnown: (to, link) =>
      send(
        to,
        "You have an account already",
        [
          "Somebody, probably you, has just signed up for Tightlines with this address. There is an account for it already, and nothing was changed.",
          'Sign in with the password of that account. If you do not know it, press "Forgot your password?" there and choose a new one.',
          "If it was not you, ignore this e-mail.",
        ],
        { label: "Sign in", link },
      ),
    sendPasswordReset: (to, link) =>
      send(
        to,
        "Choose a new password",
        [
          "Somebody asked for a new password for this address. If it was not you, ignore this e-mail.",
          "A new password signs everybody out who used the account before.",
        ],
        { label: "Choose a new password", link, validSeconds: RESET_SECONDS },
      ),
  });
  return { issuer, auth, close };

  async function close(): Promise<void> {
    await Promise.all([libraryPool.end(), pool.end()]);
  }

  async function send(...letter: Parameters<typeof writeMail>): Promise<void> {
    await enqueueMail(database.db, writeMail(...letter));
  }
}

/** The provider's tables stand apart from ours. */
function openPool(database: Database): Pool {
  return openSidePool(database, { options: "-c search_path=identity", max: 4 });
}

/** Without AUTH_SECRET a secret is made once and kept beside the data. */
async function keptSecret(dataDir: string): Promise<string> {
  const path = join(dataDir, "auth-secret");
  await mkdir(dataDir, { recursive: true });
  // "wx" lets exactly one of several starting processes write it.
  await writeFile(path, randomBytes(32).toString("hex"), { flag: "wx", mode: 0o600 }).catch(
    (error: NodeJS.ErrnoException) => {
      if (error.code !== "EEXIST") throw error;
    },
  );
  return (await readFile(path, "utf8")).trim();
}
