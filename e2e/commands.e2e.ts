import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { newDataFolder } from "./harness/data-folder.ts";
import { startProduct } from "./harness/product.ts";
import { runProduct } from "./harness/run-product.ts";

const administrator = { email: "keeper@example.org", password: "rods stay on the bank" };

test("what was filled and backed up is restored elsewhere, and people sign in there", async () => {
  const folder = await newDataFolder();
  onTestFinished(() => folder.remove());
  const from = join(folder.path, "from");
  const to = join(folder.path, "to");
  const file = join(folder.path, "tightlines.backup");
  for (const data of [from, to]) await mkdir(data);

  expect(await run("demo", from)).toContain("/events/");
  expect(await run("admin", from, administrator.email)).toContain("is now an administrator");
  await withProduct(from, async (url) => {
    // The first token makes the key that signs it, locked with this folder's secret.
    await signIn(url);
    expect(await run("backup", from, file)).toContain(file);
  });
  expect(await run("restore", to, file)).toContain("is restored");

  // A folder of its own has a secret of its own: the key of the old one cannot be opened there.
  await withProduct(to, async (url) => {
    const events = await fetch(`${url}/api/events`);
    expect((await events.json()).data.length).toBeGreaterThan(0);
    const token = await signIn(url);
    const users = await fetch(`${url}/api/users`, { headers: { authorization: `Bearer ${token}` } });
    expect(users.status).toBe(200);
  });
});

async function withProduct(dataDir: string, use: (url: string) => Promise<void>): Promise<void> {
  const product = await startProduct({ env: { DATA_DIR: dataDir } });
  try {
    await use(product.url);
  } finally {
    await product.stop();
  }
}

/** Runs a command to its end, and answers what it printed. */
async function run(command: string, dataDir: string, ...rest: string[]): Promise<string> {
  const env = {
    DATA_DIR: dataDir,
    ADMIN_EMAIL: administrator.email,
    ADMIN_PASSWORD: administrator.password,
  };
  const { code, stdout, stderr } = await runProduct([command, ...rest], { cwd: dataDir, env });
  expect(stderr).toBe("");
  expect(code).toBe(0);
  return stdout;
}

async function signIn(url: string): Promise<string> {
  const login = await fetch(`${url}/api/auth/sign-in/email`, {
    method: "POST",
    headers: { "content-type": "application/json", origin: url },
    body: JSON.stringify(administrator),
  });
  expect(login.status).toBe(200);
  const cookie = login.headers.getSetCookie().map((line) => line.split(";")[0]);
  const answer = await fetch(`${url}/api/auth/token`, {
    headers: { cookie: cookie.join("; "), origin: url },
  });
  expect(answer.status).toBe(200);
  return (await answer.json()).token;
}
