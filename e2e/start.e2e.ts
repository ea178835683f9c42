import { once } from "node:events";
import { chmod, writeFile } from "node:fs/promises";
import { createServer } from "node:net";
import { join } from "node:path";
import { describe, expect, onTestFinished, test } from "vitest";
import { newDataFolder } from "./harness/data-folder.ts";
import { freePort } from "./harness/free-port.ts";
import { startOldPostgres } from "./harness/old-postgres.ts";
import { startProduct } from "./harness/product.ts";
import { runProduct, type Ended } from "./harness/run-product.ts";

describe("a start that cannot succeed says why in one sentence", () => {
  test.each([
    ["a port that is no number", { PORT: "three thousand" }, "PORT"],
    ["a port out of range", { PORT: "70000" }, "PORT"],
    ["a database address of another kind", { DATABASE_URL: "mysql://localhost/fish" }, "DATABASE_URL"],
    ["a mail server without a protocol", { SMTP_URL: "mail.example.org" }, "SMTP_URL"],
    ["an administrator without an address", { ADMIN_EMAIL: "the boss" }, "ADMIN_EMAIL"],
    ["a password without an administrator", { ADMIN_PASSWORD: "long enough" }, "ADMIN_EMAIL"],
    ["an unknown level of logging", { LOG_LEVEL: "loud" }, "LOG_LEVEL"],
    ["a setting nobody knows", { SMTP_HOST: "mail.example.org" }, "SMTP_HOST"],
    ["a slip of the pen", { DATABASE_URI: "postgres://localhost/fish" }, "Did you mean DATABASE_URL?"],
    ["half of a Firebase project", { FIREBASE_API_KEY: "key" }, "FIREBASE_PROJECT_ID"],
    ["an address this machine does not have", { HOST: "203.0.113.7" }, "HOST"],
  ])("%s", async (_, env, words) => {
    expectSentence(await start(env), words);
  });

  test("a secret that is wrong is not repeated", async () => {
    const ended = await start({ AUTH_SECRET: "sesame" });
    expectSentence(ended, "AUTH_SECRET");
    expect(ended.stderr + ended.stdout).not.toContain("sesame");
  });

  test("an unknown name in .env", async () => {
    const folder = await newFolder();
    await writeFile(join(folder, ".env"), "PROT=3001\n");
    expectSentence(await runProduct(["serve"], { cwd: folder, env: { DATA_DIR: folder } }), "PROT");
  });

  test("a port in use", async () => {
    const other = createServer().listen(0, "127.0.0.1");
    await once(other, "listening");
    onTestFinished(() => void other.close());
    const address = other.address();
    const port = typeof address === "object" && address ? String(address.port) : "";
    expectSentence(await start({ PORT: port }), `Port ${port} is in use`);
  });

  test("a data folder that cannot be made", async () => {
    const file = join(await newFolder(), "a-file");
    await writeFile(file, "");
    expectSentence(await start({ DATA_DIR: join(file, "data") }), "DATA_DIR");
  });

  test("a data folder that is not writable", async () => {
    expectSentence(await start({ DATA_DIR: await findReadOnlyFolder() }), "DATA_DIR");
  });

  test("a data folder that belongs to a running process", async () => {
    const running = await startProduct();
    onTestFinished(() => running.stop());
    expectSentence(await start({ DATA_DIR: running.dataDir }), "in use by another Tightlines process");
    expect((await fetch(`${running.url}/readyz`)).status).toBe(200);
  });

  test("a database too old", async () => {
    expectSentence(await start({ DATABASE_URL: await startOldPostgres(140_013) }), "PostgreSQL 14");
  });

  test("a database nobody answers for", async () => {
    const url = `postgres://angler:sesame@127.0.0.1:${await freePort()}/fish`;
    const ended = await start({ DATABASE_URL: url });
    expectSentence(ended, "DATABASE_URL");
    expect(ended.stderr + ended.stdout).not.toContain("sesame");
  });

  test("a command nobody knows", async () => {
    const folder = await newFolder();
    expectSentence(await runProduct(["fly"], { cwd: folder, env: { DATA_DIR: folder } }), "fly");
  });
});

test("the second start finds everything as it was", async () => {
  const product = await startProduct();
  onTestFinished(() => product.stop());
  const startMs = await product.restart();
  console.log(`the second start took ${(startMs / 1000).toFixed(2)} s`);
  expect((await fetch(`${product.url}/events`)).status).toBe(200);
});

/** With a folder and a port of its own, unless the settings say otherwise. */
async function start(env: Record<string, string>): Promise<Ended> {
  const folder = await newFolder();
  const settings = { DATA_DIR: join(folder, "data"), HOST: "127.0.0.1", PORT: String(await freePort()) };
  return runProduct(["serve"], { cwd: folder, env: { ...settings, ...env } });
}

/** One line of plain words on standard error, nothing like a stack, and an exit code scripts can read. */
function expectSentence({ code, stderr }: Ended, words: string): void {
  expect(stderr.trim().split("\n")).toHaveLength(1);
  expect(stderr).toContain(words);
  expect(stderr.trim()).toMatch(/[.?]$/);
  expect(stderr).not.toMatch(/\bat .*:\d+|node:internal|Error:/);
  expect(code).toBe(1);
}

async function newFolder(): Promise<string> {
  const folder = await newDataFolder();
  onTestFinished(() => folder.remove());
  return folder.path;
}

/** To root, as whom containers run, only the kernel's own folder is one. */
async function findReadOnlyFolder(): Promise<string> {
  if (process.getuid?.() === 0) return "/proc";
  const folder = await newFolder();
  await chmod(folder, 0o500);
  return folder;
}
