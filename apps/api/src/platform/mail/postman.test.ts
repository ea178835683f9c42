import { mkdir, readdir, readFile, rm, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import PostalMime from "postal-mime";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { silentLog } from "../../testing/silent-log.ts";
import { createTestDatabase } from "../../testing/test-database.ts";
import { createTestFolder, type TestFolder } from "../../testing/test-folder.ts";
import { startTestMailbox } from "../../testing/test-mailbox.ts";
import type { Database } from "../database/database.ts";
import { writeMail } from "./mail.ts";
import { enqueueMail } from "./outbox.repository.ts";
import { type Postman, startPostman } from "./postman.ts";

let database: Database;
let folder: TestFolder;
const postmen: Postman[] = [];

beforeAll(async () => {
  database = await createTestDatabase();
});
beforeEach(async () => {
  folder = await createTestFolder();
  await database.db.deleteFrom("mail").execute();
});
afterEach(async () => {
  await Promise.all(postmen.splice(0).map((postman) => postman.close()));
  await folder.remove();
});
afterAll(() => database.close());

function start(smtpUrl: string | undefined): Postman {
  const from = "Tightlines <cup@example.org>";
  const postman = startPostman({ db: database.db, dataDir: folder.dataDir, smtpUrl, from, log: silentLog });
  postmen.push(postman);
  return postman;
}

const LINK = "https://example.org/login?verify=a%20b&x=1";

function put(to: string): Promise<void> {
  return enqueueMail(
    database.db,
    writeMail(to, "Bestätigung", ["Grüße an Zoë."], { label: "Confirm", link: LINK }),
  );
}

const eventually = { timeout: 15_000, interval: 20 };

async function unsent(): Promise<{ attempts: number; lastError: string | null }[]> {
  return database.db
    .selectFrom("mail")
    .select(["attempts", "lastError"])
    .where("sentAt", "is", null)
    .execute();
}

test("letters go to the mail server as they were written", async () => {
  const mailbox = await startTestMailbox();
  const postman = start(mailbox.url);
  await put("ann@example.org");
  postman.wake();
  await vi.waitFor(async () => expect(await unsent()).toEqual([]), eventually);
  expect(mailbox.letters).toEqual([
    expect.objectContaining({
      to: ["ann@example.org"],
      subject: "Bestätigung",
      text: expect.stringContaining(LINK),
      html: expect.stringContaining("Grüße an Zoë."),
    }),
  ]);
  await mailbox.stop();
});

test("a letter that is sent again has the Message-ID it had before", async () => {
  const mailbox = await startTestMailbox();
  const postman = start(mailbox.url);
  await put("ann@example.org");
  postman.wake();
  await vi.waitFor(() => expect(mailbox.letters).toHaveLength(1), eventually);
  await vi.waitFor(async () => expect(await unsent()).toEqual([]), eventually);
  // As if the process had died before it could store that the letter was taken.
  await database.db.updateTable("mail").set({ sentAt: null }).execute();
  await put("bo@example.org");
  postman.wake();
  await vi.waitFor(() => expect(mailbox.letters).toHaveLength(3), eventually);
  const ids = mailbox.letters.map(({ to, messageId }) => [to[0], messageId] as const);
  const idsOf = (address: string) => ids.flatMap(([to, id]) => (to === address ? [id] : []));
  expect(new Set(idsOf("ann@example.org")).size).toBe(1);
  expect(idsOf("ann@example.org")[0]).toMatch(/^<[\da-f-]{36}@example\.org>$/);
  expect(idsOf("bo@example.org")).not.toContain(idsOf("ann@example.org")[0]);
  await mailbox.stop();
});

test("a letter written while the mail server is down arrives once it is up", async () => {
  const mailbox = await startTestMailbox();
  await mailbox.stop();
  const postman = start(mailbox.url);
  for (const to of ["ann@example.org", "bo@example.org"]) await put(to);
  postman.wake();
  await vi.waitFor(
    async () => expect((await unsent()).map(({ attempts }) => attempts)).toEqual([1, 1]),
    eventually,
  );
  expect((await unsent())[0]!.lastError).toMatch(/ECONNREFUSED/);

  await mailbox.start();
  await database.pool.query("update mail set next_attempt_at = now()");
  postman.wake();
  await vi.waitFor(async () => expect(await unsent()).toEqual([]), eventually);
  expect(mailbox.letters.flatMap(({ to }) => to).sort()).toEqual(["ann@example.org", "bo@example.org"]);
  await mailbox.stop();
});

test("a letter the mail server refuses is kept", async () => {
  const mailbox = await startTestMailbox(({ to }) => !to.includes("nobody@example.org"));
  for (const to of ["nobody@example.org", "ann@example.org"]) await put(to);
  start(mailbox.url);
  await vi.waitFor(
    async () => expect(await unsent()).toEqual([expect.objectContaining({ attempts: 1 })]),
    eventually,
  );
  expect(mailbox.letters.flatMap(({ to }) => to)).toEqual(["ann@example.org"]);
  await mailbox.stop();
});

test("two postmen at one outbox deliver every letter once", async () => {
  const mailbox = await startTestMailbox();
  const addresses = Array.from({ length: 20 }, (_, index) => `angler-${index}@example.org`);
  for (const to of addresses) await put(to);
  const pair = [start(mailbox.url), start(mailbox.url)];
  await vi.waitFor(async () => expect(await unsent()).toEqual([]), eventually);
  await Promise.all(pair.map((postman) => postman.close()));
  expect(mailbox.letters.flatMap(({ to }) => to).sort()).toEqual(addresses.sort());
  await mailbox.stop();
});

test("what is in the outbox when the process ends is sent by the next one", async () => {
  await put("ann@example.org");
  const mailbox = await startTestMailbox();
  start(mailbox.url);
  await vi.waitFor(() => expect(mailbox.letters).toHaveLength(1), eventually);
  await mailbox.stop();
});

test("without a mail server letters become files, each its own, and the console shows the link", async () => {
  const printed: string[] = [];
  const write = vi
    .spyOn(process.stdout, "write")
    .mockImplementation((text) => printed.push(String(text)) > 0);
  try {
    for (const to of ["ann@example.org", "ann@example.org", `${"x".repeat(240)}/../@example.org`])
      await put(to);
    start(undefined);
    await vi.waitFor(async () => expect(await unsent()).toEqual([]), eventually);
  } finally {
    write.mockRestore();
  }
  const outbox = join(folder.dataDir, "outbox");
  const files = (await readdir(outbox)).sort();
  expect(files).toHaveLength(3);
  expect(files.every((name) => name.endsWith(".eml"))).toBe(true);
  const letter = await PostalMime.parse(await readFile(join(outbox, files[0]!)));
  expect(letter).toMatchObject({ subject: "Bestätigung", from: { address: "cup@example.org" } });
  expect(letter.text).toContain(LINK);
  expect((await stat(join(outbox, files[0]!))).mode & 0o077).toBe(0);
  expect((await stat(outbox)).mode & 0o077).toBe(0);
  expect(printed.join("")).toContain(`Mail to ann@example.org: Bestätigung\n  ${LINK}\n`);
});

test("letters become files again once their folder can be made, and after it was removed", async () => {
  const write = vi.spyOn(process.stdout, "write").mockReturnValue(true);
  const outbox = join(folder.dataDir, "outbox");
  try {
    await mkdir(folder.dataDir, { recursive: true });
    await writeFile(outbox, "A file stands where the folder belongs.");
    await put("ann@example.org");
    const postman = start(undefined);
    await vi.waitFor(async () => expect(await unsent()).toMatchObject([{ attempts: 1 }]), eventually);
    for (const to of ["bo@example.org", "cy@example.org"]) {
      await rm(outbox, { recursive: true });
      await put(to);
      await database.pool.query("update mail set next_attempt_at = now() where sent_at is null");
      postman.wake();
      await vi.waitFor(async () => expect(await unsent()).toEqual([]), eventually);
    }
  } finally {
    write.mockRestore();
  }
  expect(await readdir(outbox)).toEqual([expect.stringContaining("cy@example.org")]);
});

test("a postman who is told to stop stops, also when there is nothing to do", async () => {
  const postman = start(undefined);
  await postman.close();
  await put("ann@example.org");
  postman.wake();
  expect(await unsent()).toHaveLength(1);
});
