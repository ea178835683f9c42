import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestFolder, type TestFolder } from "../../testing/test-folder.ts";
import { StartupError } from "../startup-error.ts";
import { readSettings } from "./settings.ts";

let empty: TestFolder;

beforeAll(async () => {
  empty = await createTestFolder();
});
afterAll(() => empty.remove());

const read = (environment: Record<string, string> = {}) => readSettings(environment, empty.path);

function refusalOf(environment: Record<string, string>, directory = empty.path): string {
  try {
    readSettings(environment, directory);
  } catch (error) {
    if (error instanceof StartupError) return error.message;
    throw error;
  }
  throw new Error("nothing was refused");
}

test("nothing needs to be set", () => {
  expect(read()).toMatchObject({
    port: 3000,
    dataDir: join(empty.path, "data"),
    databaseUrl: undefined,
    publicUrl: "http://localhost:3000",
    administrator: undefined,
    smtpUrl: undefined,
    corsOrigins: [],
    trustProxy: 0,
    logLevel: "info",
    firebase: undefined,
    isDevelopment: false,
  });
});

test("an empty value is the same as none", () => {
  expect(read({ PORT: "", SMTP_URL: "", CORS_ORIGINS: "", FIREBASE_PROJECT_ID: "" })).toEqual(read());
});

test("contact data is erased after a year, after as many months as are set, or never", () => {
  const monthsOf = (value: string) => read({ ERASE_CONTACTS_AFTER: value }).contactMonths;
  expect(["", "6", "never", "0"].map(monthsOf)).toEqual([12, 6, null, null]);
  expect(refusalOf({ ERASE_CONTACTS_AFTER: "soon" })).toBe(
    'The setting ERASE_CONTACTS_AFTER is wrong: it must be a number of months, or never (it is "soon").',
  );
});

test("values are read as what they mean", () => {
  const settings = read({
    PORT: "8080",
    ADMIN_EMAIL: "Ann@Example.org",
    CORS_ORIGINS: " https://One.example.org/ ,https://two.example.org:443,",
    TRUST_PROXY: "2",
    DATABASE_URL: "postgres:///cup?host=/var/run/postgresql",
  });
  expect(settings).toMatchObject({
    port: 8080,
    publicUrl: "http://localhost:8080",
    administrator: { email: "ann@example.org", password: undefined },
    corsOrigins: ["https://one.example.org", "https://two.example.org"],
    trustProxy: 2,
    databaseUrl: "postgres:///cup?host=/var/run/postgresql",
  });
});

test.each([
  ["PORT", "many"],
  ["PORT", "70000"],
  ["PORT", "-1"],
  ["PORT", "80.5"],
  ["DATABASE_URL", "mysql://cup"],
  ["DATABASE_URL", "cup"],
  ["PUBLIC_URL", "fishing.example.org"],
  ["PUBLIC_URL", "ftp://fishing.example.org"],
  ["PUBLIC_URL", "https://example.org/fishing"],
  ["PUBLIC_URL", "https://example.org?x"],
  ["PUBLIC_URL", "https://ann:secret@example.org"],
  ["CORS_ORIGINS", "*"],
  ["CORS_ORIGINS", "https://one.example.org,two"],
  ["ADMIN_EMAIL", "ann"],
  ["SMTP_URL", "mail.example.org:25"],
  ["TRUST_PROXY", "yes"],
  ["TRUST_PROXY", "11"],
  ["LOG_LEVEL", "loud"],
  ["AUTH_SECRET", "short"],
  ["FIREBASE_AUTH_EMULATOR_HOST", "emulator.example.org:9099"],
  ["TIGHTLINES_DEV", "yes"],
])("%s=%s is named in one sentence", (name, value) => {
  const sentence = refusalOf({ [name]: value });
  expect(sentence).toMatch(new RegExp(`^The setting ${name} is wrong: it .+\\.$`));
  expect(sentence).not.toContain("\n");
});

test.each([
  ["ADMIN_PASSWORD", "hunter2"],
  ["AUTH_SECRET", "hunter2-but-short"],
  ["DATABASE_URL", "postgres//ann:hunter2@localhost/cup"],
  ["SMTP_URL", "http://ann:hunter2@mail.example.org"],
  ["PUBLIC_URL", "https://ann:hunter2@example.org"],
])("what %s holds is never repeated", (name, value) => {
  expect(refusalOf({ [name]: value, ADMIN_EMAIL: "ann@example.org" })).not.toContain("hunter2");
});

test.each([
  [{ ADMIN_PASSWORD: "long-enough" }, "The setting ADMIN_PASSWORD needs ADMIN_EMAIL beside it."],
  [{ FIREBASE_API_KEY: "key" }, "The setting FIREBASE_API_KEY needs FIREBASE_PROJECT_ID beside it."],
  [{ FIREBASE_PROJECT_ID: "cup" }, "The setting FIREBASE_API_KEY is missing."],
  [
    { FIREBASE_PROJECT_ID: "cup", FIREBASE_API_KEY: "key" },
    "The setting FIREBASE_SERVICE_ACCOUNT is missing: roles are kept in the tokens' claims.",
  ],
  [
    {
      FIREBASE_PROJECT_ID: "cup",
      FIREBASE_API_KEY: "key",
      FIREBASE_AUTH_EMULATOR_HOST: "127.0.0.1:9099",
      NODE_ENV: "test",
    },
    "The setting FIREBASE_AUTH_EMULATOR_HOST is for projects whose name starts with demo-.",
  ],
] as [Record<string, string>, string][])("%j lacks something, which is said", (environment, sentence) => {
  expect(refusalOf(environment)).toBe(sentence);
});

test.each(["127.0.0.1:9099", "localhost:9099", "[::1]:9099"])("the emulator may run at %s", (host) => {
  const settings = read({
    FIREBASE_PROJECT_ID: "demo-cup",
    FIREBASE_API_KEY: "key",
    FIREBASE_AUTH_EMULATOR_HOST: host,
    NODE_ENV: "test",
  });
  expect(settings.firebase).toMatchObject({ emulatorHost: host, authDomain: "demo-cup.firebaseapp.com" });
});

test.each([{}, { NODE_ENV: "production" }])("the emulator is refused where people are served: %j", (mode) => {
  const emulator = {
    FIREBASE_PROJECT_ID: "demo-cup",
    FIREBASE_API_KEY: "key",
    FIREBASE_AUTH_EMULATOR_HOST: "localhost:9099",
  };
  expect(refusalOf({ ...emulator, ...mode })).toContain("anybody can make up the tokens");
  expect(read({ ...emulator, TIGHTLINES_DEV: "1" }).firebase).toBeDefined();
});

test.each([
  "0.0.0.0:9099",
  "10.0.0.5:9099",
  "127.0.0.1.example.org:9099",
  "localhost.example.org:9099",
  "localhost",
])("unsigned tokens are never believed from %s", (host) => {
  const environment = { FIREBASE_PROJECT_ID: "demo-cup", FIREBASE_API_KEY: "key" };
  expect(refusalOf({ ...environment, FIREBASE_AUTH_EMULATOR_HOST: host })).toContain("on this machine");
});

test.each([
  ["TIGHTLINES_PORT", "The setting TIGHTLINES_PORT is not known."],
  ["SMTP_URI", "The setting SMTP_URI is not known. Did you mean SMTP_URL?"],
  ["DATABASE_URI", "The setting DATABASE_URI is not known. Did you mean DATABASE_URL?"],
  ["CORS_ORIGIN", "The setting CORS_ORIGIN is not known. Did you mean CORS_ORIGINS?"],
  ["FIREBASE_PROJECT", "The setting FIREBASE_PROJECT is not known. Did you mean FIREBASE_PROJECT_ID?"],
])("%s in the environment is nearly ours, and refused with a hint", (name, sentence) => {
  expect(refusalOf({ [name]: "hunter2" })).toBe(sentence);
});

test("what other programs keep in the environment does not matter", () => {
  expect(
    read({ PATH: "/bin", POST: "x", MAIL: "/var/mail/ann", npm_config_x: "1", HOSTNAME: "bank" }),
  ).toEqual(read());
});

test("a .env file is read, the environment wins over it, and its unknown names are refused", async () => {
  const folder = await createTestFolder();
  writeFileSync(join(folder.path, ".env"), "PORT=4000\nLOG_LEVEL=warn\n");
  expect(readSettings({ PORT: "5000" }, folder.path)).toMatchObject({ port: 5000, logLevel: "warn" });
  writeFileSync(join(folder.path, ".env"), "PROT=4000\nWHATEVER=hunter2\n");
  expect(refusalOf({}, folder.path)).toBe("The setting PROT is not known.");
  writeFileSync(join(folder.path, ".env"), "WHATEVER=hunter2\n");
  expect(refusalOf({}, folder.path)).toBe("The setting WHATEVER is not known.");
  await folder.remove();
});
