import { afterAll, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { silentLog } from "../../testing/silent-log.ts";
import { createTestDatabase } from "../../testing/test-database.ts";
import type { Database } from "../database/database.ts";
import { watchRevisions } from "../revision/watch-revisions.ts";
import { type Mail, writeMail } from "./mail.ts";
import { enqueueMail, MAIL_TOPIC, sendNextMail } from "./outbox.repository.ts";

let database: Database;

beforeAll(async () => {
  database = await createTestDatabase();
});
beforeEach(async () => {
  await database.db.deleteFrom("mail").execute();
});
afterAll(() => database.close());

const letterTo = (to: string) =>
  writeMail(to, "Hello", ["A sentence."], { label: "Do it", link: "https://example.org/?a=1&b=2" });

const rows = () => database.db.selectFrom("mail").selectAll().orderBy("id").execute();

async function secondsUntilRetry(): Promise<number> {
  const { rows } = await database.pool.query<{ seconds: string }>(
    "select round(extract(epoch from next_attempt_at - now())) as seconds from mail",
  );
  return Number(rows[0]!.seconds);
}

test("a letter goes with the transaction that wrote it", async () => {
  const failing = database.db.transaction().execute(async (trx) => {
    await enqueueMail(trx, letterTo("ann@example.org"));
    throw new Error("undo");
  });
  await expect(failing).rejects.toThrow("undo");
  expect(await rows()).toHaveLength(0);
});

test("every process hears of a letter when it is in the outbox, and not before", async () => {
  const watch = await watchRevisions(database, silentLog);
  const heard: number[] = [];
  watch.onChange((topic) => topic === MAIL_TOPIC && heard.push(watch.get(topic)));
  try {
    await database.db
      .transaction()
      .execute(async (trx) => {
        await enqueueMail(trx, letterTo("ann@example.org"));
        throw new Error("undo");
      })
      .catch(() => {});
    await database.db.transaction().execute((trx) => enqueueMail(trx, letterTo("bo@example.org")));
    const [letter] = await rows();
    await vi.waitFor(() => expect(heard).toEqual([letter!.id]));
  } finally {
    await watch.close();
  }
});

test("a letter is sent once and then marked as sent", async () => {
  await enqueueMail(database.db, letterTo("ann@example.org"));
  const sent: Mail[] = [];
  const send = async (mail: Mail) => void sent.push(mail);
  expect(await sendNextMail(database.db, send)).toBe(true);
  expect(await sendNextMail(database.db, send)).toBe(false);
  expect(sent).toEqual([expect.objectContaining(letterTo("ann@example.org"))]);
  expect(await rows()).toEqual([
    expect.objectContaining({ attempts: 1, sentAt: expect.any(Date), lastError: null, subject: "Hello" }),
  ]);
  // Its link may open an account: it is in the letter now, and nowhere else.
  expect(await rows()).toEqual([expect.objectContaining({ text: "", html: "", link: null })]);
});

test("a letter that fails is kept and tried again later, each time after twice as long", async () => {
  await enqueueMail(database.db, letterTo("ann@example.org"));
  const waits: number[] = [];
  for (let attempt = 0; attempt < 12; attempt++) {
    expect(await sendNextMail(database.db, () => Promise.reject(new Error("no connection")))).toBe(true);
    waits.push(await secondsUntilRetry());
    expect(await sendNextMail(database.db, async () => {})).toBe(false);
    await database.pool.query("update mail set next_attempt_at = now()");
  }
  expect(waits).toEqual([5, 10, 20, 40, 80, 160, 320, 640, 1280, 2560, 3600, 3600]);
  expect(await rows()).toEqual([
    expect.objectContaining({ attempts: 12, sentAt: null, lastError: "no connection" }),
  ]);
});

test("a letter that cannot be delivered holds nobody else's up", async () => {
  for (const to of ["nobody@example.org", "ann@example.org"]) await enqueueMail(database.db, letterTo(to));
  const sent: string[] = [];
  const send = async ({ to }: Mail) => {
    if (to.startsWith("nobody")) throw new Error("550 no such mailbox");
    sent.push(to);
  };
  while (await sendNextMail(database.db, send));
  expect(sent).toEqual(["ann@example.org"]);
});

test("several that send at once never send the same letter", async () => {
  const addresses = Array.from({ length: 30 }, (_, index) => `angler-${index}@example.org`);
  for (const to of addresses) await enqueueMail(database.db, letterTo(to));
  const sent: string[] = [];
  const sendAll = async () => {
    while (await sendNextMail(database.db, async ({ to }) => void sent.push(to)));
  };
  await Promise.all([sendAll(), sendAll(), sendAll(), sendAll()]);
  expect(sent.sort()).toEqual(addresses.sort());
});

test("what strangers typed is text in a letter, never markup", () => {
  const mail = writeMail("ann@example.org", "Hi", [`<b onclick="x">&'`], {
    label: "<i>",
    link: 'https://x/?"><s>',
  });
  expect(mail.html).toContain("<p>&lt;b onclick=&quot;x&quot;&gt;&amp;&#39;</p>");
  expect(mail.html).not.toMatch(/<(b|i|s)\b/);
  expect(mail.text).toContain(`<b onclick="x">&'`);
});
