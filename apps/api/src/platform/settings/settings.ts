import { existsSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import { parseEnv } from "node:util";
import { PASSWORD_MAX_LENGTH, PASSWORD_MIN_LENGTH } from "@tightlines/contract/identity";
import { accountQuotas, type AccountQuotas, CONTACT_MONTHS } from "@tightlines/contract/limits";
import { z } from "zod";
import { StartupError } from "../startup-error.ts";
import { s3Settings } from "./s3-settings.ts";
import type { S3Settings } from "./s3-settings.ts";
import { unknownSettings } from "./unknown-settings.ts";

const WEB_ADDRESS = "must be an address without a path, like https://fishing.example.org";

/** What an operator may set, by the names used in the environment and in `.env`. README has the table. */
const settingsSchema = z.object({
  PORT: z.coerce.number("must be a number").int().min(0).max(65535).default(3000),
  HOST: z.string().min(1).default("0.0.0.0"),
  DATA_DIR: z.string().min(1).default("./data"),
  DATABASE_URL: z
    .url({ protocol: /^postgres(ql)?$/, error: "must look like postgres://user:password@host/database" })
    .optional(),
  PUBLIC_URL: webAddress().optional(),
  ADMIN_EMAIL: z.email("must be an e-mail address").optional(),
  ADMIN_PASSWORD: z
    .string()
    .min(PASSWORD_MIN_LENGTH, `must have at least ${PASSWORD_MIN_LENGTH} characters`)
    .max(PASSWORD_MAX_LENGTH, `must have at most ${PASSWORD_MAX_LENGTH} characters`)
    .optional(),
  AUTH_SECRET: z.string().min(32, "must have at least 32 characters").optional(),
  SMTP_URL: z.url({ protocol: /^smtps?$/, error: "must look like smtp://user:password@host:587" }).optional(),
  MAIL_FROM: z.string().min(3).default("Tightlines <tightlines@localhost>"),
  CORS_ORIGINS: list(webAddress()),
  TRUST_PROXY: z.coerce.number("must be the number of proxies in front").int().min(0).max(10).default(0),
  EVENTS_PER_ACCOUNT: count(accountQuotas.events),
  EVENTS_PER_DAY: count(accountQuotas.eventsPerDay),
  STORAGE_PER_ACCOUNT: count(accountQuotas.storageMegabytes),
  ERASE_CONTACTS_AFTER: z
    .union(
      [z.literal("never"), z.coerce.number().int().min(0).max(1200)],
      "must be a number of months, or never",
    )
    .default(CONTACT_MONTHS),
  LOG_LEVEL: z
    .enum(["silent", "error", "warn", "info", "debug"], "must be silent, error, warn, info or debug")
    .default("info"),
  FIREBASE_PROJECT_ID: z.string().min(1).optional(),
  FIREBASE_API_KEY: z.string().min(1).optional(),
  FIREBASE_AUTH_DOMAIN: z.string().min(1).optional(),
  FIREBASE_SERVICE_ACCOUNT: z.string().min(1).optional(),
  FIREBASE_AUTH_EMULATOR_HOST: z
    .string()
    .regex(/^(127\.0\.0\.1|localhost|\[::1\]):\d+$/, "must be an address on this machine")
    .optional(),
  S3_ENDPOINT: webAddress().optional(),
  S3_BUCKET: z
    .string()
    .regex(/^[\w.-]+$/, "must be a bucket's name")
    .optional(),
  S3_REGION: z.string().min(1).optional(),
  S3_ACCESS_KEY_ID: z.string().min(1).optional(),
  S3_SECRET_ACCESS_KEY: z.string().min(1).optional(),
  NODE_ENV: z.enum(["development", "test", "production"]).default("production"),
  TIGHTLINES_DEV: z.literal("1").optional(),
});

export interface Settings {
  port: number;
  host: string;
  dataDir: string;
  databaseUrl: string | undefined;
  /** Where people reach the product; links in mails start with it. */
  publicUrl: string;
  administrator: { email: string; password: string | undefined } | undefined;
  authSecret: string | undefined;
  smtpUrl: string | undefined;
  mailFrom: string;
  corsOrigins: string[];
  /** How many proxies in front of us may be believed about a client's address. */
  trustProxy: number;
  logLevel: "silent" | "error" | "warn" | "info" | "debug";
  firebase: FirebaseSettings | undefined;
  s3: S3Settings | undefined;
  /** How many months after an event contact data of those who took part is erased; null for never. */
  contactMonths: number | null;
  /** What one account can have. */
  quotas: AccountQuotas;
  isDevelopment: boolean;
}

export interface FirebaseSettings {
  projectId: string;
  apiKey: string;
  authDomain: string;
  serviceAccount: string | undefined;
  emulatorHost: string | undefined;
}

/** Reads and validates the settings, or says in one sentence which one is wrong. */
export function readSettings(
  environment: NodeJS.ProcessEnv = process.env,
  directory = process.cwd(),
): Settings {
  const file = readEnvFile(resolve(directory, ".env"));
  refuseUnknown(environment, file);
  const merged = withoutEmpty({ ...file, ...environment });
  const parsed = settingsSchema.safeParse(merged);
  if (!parsed.success) {
    const issue = parsed.error.issues[0];
    const name = String(issue?.path[0]);
    throw new StartupError(
      `The setting ${name} is wrong: it ${sentenceEnd(issue?.message)} (it is "${shown(name, merged[name])}").`,
    );
  }
  const values = parsed.data;
  if (values.ADMIN_PASSWORD && !values.ADMIN_EMAIL) {
    throw new StartupError("The setting ADMIN_PASSWORD needs ADMIN_EMAIL beside it.");
  }
  return {
    port: values.PORT,
    host: values.HOST,
    dataDir: resolve(directory, values.DATA_DIR),
    databaseUrl: values.DATABASE_URL,
    publicUrl: values.PUBLIC_URL ?? `http://localhost:${values.PORT}`,
    administrator: values.ADMIN_EMAIL
      ? { email: values.ADMIN_EMAIL.toLowerCase(), password: values.ADMIN_PASSWORD }
      : undefined,
    authSecret: values.AUTH_SECRET,
    smtpUrl: values.SMTP_URL,
    mailFrom: values.MAIL_FROM,
    corsOrigins: values.CORS_ORIGINS,
    trustProxy: values.TRUST_PROXY,
    logLevel: values.LOG_LEVEL,
    firebase: firebaseSettings(values),
    s3: s3Settings(values),
    contactMonths: Number(values.ERASE_CONTACTS_AFTER) || null,
    quotas: {
      events: values.EVENTS_PER_ACCOUNT,
      eventsPerDay: values.EVENTS_PER_DAY,
      storageMegabytes: values.STORAGE_PER_ACCOUNT,
    },
    isDevelopment: values.TIGHTLINES_DEV === "1",
  };
}

function firebaseSettings(values: z.output<typeof settingsSchema>): FirebaseSettings | undefined {
  const projectId = values.FIREBASE_PROJECT_ID;
  if (!projectId) {
    const stray = Object.entries(values).find(([name, value]) => name.startsWith("FIREBASE_") && value);
    if (stray) throw new StartupError(`The setting ${stray[0]} needs FIREBASE_PROJECT_ID beside it.`);
    return undefined;
  }
  const emulatorHost = values.FIREBASE_AUTH_EMULATOR_HOST;
  // Emulator tokens carry no signature: they are believed for a project that cannot exist at Google only, and never
  // where people are served.
  if (emulatorHost && values.NODE_ENV === "production" && values.TIGHTLINES_DEV !== "1") {
    throw new StartupError(
      "The setting FIREBASE_AUTH_EMULATOR_HOST is for tests: anybody can make up the tokens it stands for. Remove it, or set NODE_ENV=test.",
    );
  }
  if (emulatorHost && !projectId.startsWith("demo-")) {
    throw new StartupError(
      "The setting FIREBASE_AUTH_EMULATOR_HOST is for projects whose name starts with demo-.",
    );
  }
  if (!values.FIREBASE_API_KEY) throw new StartupError("The setting FIREBASE_API_KEY is missing.");
  if (!emulatorHost && !values.FIREBASE_SERVICE_ACCOUNT) {
    throw new StartupError(
      "The setting FIREBASE_SERVICE_ACCOUNT is missing: roles are kept in the tokens' claims.",
    );
  }
  return {
    projectId,
    apiKey: values.FIREBASE_API_KEY,
    authDomain: values.FIREBASE_AUTH_DOMAIN ?? `${projectId}.firebaseapp.com`,
    serviceAccount: values.FIREBASE_SERVICE_ACCOUNT,
    emulatorHost,
  };
}

function refuseUnknown(environment: NodeJS.ProcessEnv, file: Record<string, string | undefined>): void {
  const known = Object.keys(settingsSchema.shape);
  const unknown = unknownSettings(known, Object.keys(environment), Object.keys(file))[0];
  if (!unknown) return;
  const hint = unknown.meant ? ` Did you mean ${unknown.meant}?` : "";
  throw new StartupError(`The setting ${unknown.name} is not known.${hint}`);
}

function readEnvFile(path: string): Record<string, string | undefined> {
  return existsSync(path) ? parseEnv(readFileSync(path, "utf8")) : {};
}

function withoutEmpty(values: Record<string, string | undefined>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(values).filter((entry): entry is [string, string] => Boolean(entry[1])),
  );
}

function count(usual: number) {
  return z.coerce.number("must be a number").int("must be a whole number").min(1).default(usual);
}

/** An origin: we answer at the root, and browsers name nothing more when they ask from elsewhere. */
function webAddress() {
  return (
    z
      .url({ protocol: /^https?$/, error: WEB_ADDRESS })
      .refine((url) => /^[^/]+\/\/[^/?#@]+\/?$/.test(url), WEB_ADDRESS)
      // As browsers write it: small letters, and no port where it is the usual one.
      .transform((url) => new URL(url).origin)
  );
}

function list(item: z.ZodType<string, string>) {
  return z
    .string()
    .default("")
    .transform((text) =>
      text
        .split(",")
        .map((part) => part.trim())
        .filter(Boolean),
    )
    .pipe(z.array(item));
}

/** Secrets are never repeated, not even to the one who mistyped them. */
function shown(name: string, value: string | undefined): string {
  return /PASSWORD|SECRET|URL|KEY|ACCOUNT/.test(name) ? "…" : (value ?? "");
}

function sentenceEnd(message = "is not valid"): string {
  return /^(must|is)/.test(message) ? message : `is not valid: ${message}`;
}
