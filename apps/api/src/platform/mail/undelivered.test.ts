import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { createTestDatabase } from "../../testing/test-database.ts";
import type { Database } from "../database/database.ts";
import { writeMail } from "./mail.ts";
import { enqueueMail, sendNextMail } from "./outbox.repository.ts";

let database: Database;

beforeAll(async () => {
  database = await createTestDatabase();
});
beforeEach(async () => {
  await database.db.deleteFrom("mail").execute();
});
afterAll(() => database.close());

const gone = { text: "", html: "", link: null };

test("a letter is given up after three days, and its link is forgotten", async () => {
  await put("ann@example.org");
  await database.pool.query("update mail set created_at = now() - interval '71 hours'");
  await sendNextMail(database.db, fail("no connection"));
  expect(await row("ann")).toMatchObject({ givenUpAt: null, link: expect.stringContaining("code=secret") });

  await database.pool.query(
    "update mail set created_at = now() - interval '73 hours', next_attempt_at = now()",
  );
  await sendNextMail(database.db, fail("550 no such mailbox"));
  const given = { attempts: 2, sentAt: null, givenUpAt: expect.any(Date), lastError: "550 no such mailbox" };
  expect(await row("ann")).toMatchObject({ ...given, ...gone });
  await database.pool.query("update mail set next_attempt_at = now()");
  expect(await sendNextMail(database.db, async () => {})).toBe(false);
});

test("a letter whose link has stopped working is not sent any more", async () => {
  await put("ann@example.org", 60);
  await sendNextMail(database.db, fail("no connection"));
  for (let attempt = 0; attempt < 5; attempt++) {
    await database.pool.query("update mail set next_attempt_at = now()");
    await sendNextMail(database.db, fail("no connection"));
  }
  const waiting = await row("ann");
  expect(waiting.nextAttemptAt).toEqual(waiting.expiresAt);

  await database.pool.query("update mail set expires_at = now(), next_attempt_at = now()");
  const sent: string[] = [];
  expect(await sendNextMail(database.db, async ({ to }) => void sent.push(to))).toBe(true);
  expect(sent).toEqual([]);
  expect(await row("ann")).toMatchObject({ ...gone, sentAt: null, givenUpAt: expect.any(Date) });
});

test("when one letter gets through, all that wait for the mail server are due, and no refused one is", async () => {
  await put("nobody@example.org");
  await sendNextMail(database.db, fail("550 no such mailbox", 550));
  for (const to of ["ann@example.org", "bo@example.org"]) {
    await put(to);
    await sendNextMail(database.db, fail("connect ECONNREFUSED"));
  }
  await database.pool.query("update mail set next_attempt_at = now() + interval '1 hour'");
  expect(await sendNextMail(database.db, async () => {})).toBe(false);

  await put("cy@example.org");
  const sent: string[] = [];
  while (await sendNextMail(database.db, async ({ to }) => void sent.push(to)));
  expect(sent[0]).toBe("cy@example.org");
  expect(sent.toSorted()).toEqual(["ann@example.org", "bo@example.org", "cy@example.org"]);
  expect(await row("nobody")).toMatchObject({ sentAt: null, attempts: 1, isRefused: true });
});

test("a letter that is being sent elsewhere holds nobody up", async () => {
  for (const to of ["ann@example.org", "bo@example.org"]) await put(to);
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  let isHeld = () => {};
  const started = new Promise<void>((resolve) => (isHeld = resolve));
  const slow = sendNextMail(database.db, () => {
    isHeld();
    return held;
  });
  await started;
  expect(await sendNextMail(database.db, async () => {})).toBe(true);
  release();
  expect(await slow).toBe(true);
});

async function put(to: string, validSeconds?: number): Promise<void> {
  const action = { label: "Do it", link: "https://example.org/?code=secret" };
  const mail = writeMail(to, "Hello", ["A sentence."], { ...action, ...(validSeconds && { validSeconds }) });
  await enqueueMail(database.db, mail);
}

function row(name: string) {
  return database.db
    .selectFrom("mail")
    .selectAll()
    .where("toAddress", "=", `${name}@example.org`)
    .executeTakeFirstOrThrow();
}

/** As nodemailer fails: with the server's answer, where there was one. */
function fail(message: string, responseCode?: number) {
  return () => Promise.reject(Object.assign(new Error(message), responseCode && { responseCode }));
}
