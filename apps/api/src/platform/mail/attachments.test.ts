import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { decodePicture } from "../../testing/decode-picture.ts";
import { silentLog } from "../../testing/silent-log.ts";
import { createTestDatabase } from "../../testing/test-database.ts";
import { createTestFolder, type TestFolder } from "../../testing/test-folder.ts";
import { startTestMailbox, type TestMailbox } from "../../testing/test-mailbox.ts";
import { writeCalendar } from "../calendar/write-calendar.ts";
import { CALENDAR_TYPE } from "../calendar/calendar-type.ts";
import type { Database } from "../database/database.ts";
import { type Mail, writeMail } from "./mail.ts";
import { enqueueMail, sendNextMail } from "./outbox.repository.ts";
import { startPostman } from "./postman.ts";

let database: Database;
let folder: TestFolder;
let mailbox: TestMailbox;

beforeAll(async () => {
  database = await createTestDatabase();
});
beforeEach(async () => {
  await database.db.deleteFrom("mail").execute();
  folder = await createTestFolder();
  mailbox = await startTestMailbox();
});
afterEach(async () => {
  await mailbox.stop();
  await folder.remove();
});
afterAll(() => database.close());

const facts = [
  { label: "Account", value: "19-2000145399/0800" },
  { label: "Message", value: "<b>Zoë</b>" },
];

function writeConfirmation(): Mail {
  const calendar = writeCalendar([
    {
      uid: "event-1@example.org",
      title: "Spring Masters",
      place: "The weir",
      link: "https://example.org/events/spring-masters",
      when: { firstDay: "2027-05-14", lastDay: "2027-05-15" },
      status: "confirmed",
      sequence: 1,
      changedAt: new Date("2026-11-16T10:00:00Z"),
    },
  ]);
  return writeMail("ann@example.org", "You are in", ["You have a place."], null, {
    facts,
    codes: [{ qrText: "SPD*1.0*AM:480.50", alt: "Payment code", caption: "Scan it to pay." }],
    files: [{ name: "spring-masters.ics", type: CALENDAR_TYPE, content: calendar }],
  });
}

/** Waits until the letters that are in the outbox have arrived. */
async function deliver(): Promise<void> {
  const { db } = database;
  const from = "Tightlines <cup@example.org>";
  const postman = startPostman({ db, dataDir: folder.dataDir, smtpUrl: mailbox.url, from, log: silentLog });
  await vi.waitFor(() => expect(mailbox.letters).not.toEqual([]), { timeout: 15_000, interval: 20 });
  await postman.close();
}

test("a letter carries its code as a picture inside and its calendar as a file", async () => {
  await enqueueMail(database.db, writeConfirmation());
  await deliver();
  const { html, attachments } = mailbox.letters[0]!;
  expect(attachments).toEqual([
    expect.objectContaining({
      filename: "picture-1.png",
      mimeType: "image/png",
      disposition: "inline",
      related: true,
    }),
    expect.objectContaining({ filename: "spring-masters.ics", mimeType: "text/calendar", method: "PUBLISH" }),
  ]);
  const [picture, calendar] = attachments;
  expect(html).toContain(`<img src="cid:${picture!.contentId!.slice(1, -1)}" alt="Payment code"`);
  expect(html).toContain("Scan it to pay.");
  expect(calendar!.disposition).toBe("attachment");
  expect(Buffer.from(calendar!.content as ArrayBuffer).toString()).toMatch(
    /^BEGIN:VCALENDAR\s[\s\S]*SUMMARY:Spring Masters\s/,
  );

  const code = Buffer.from(picture!.content as ArrayBuffer).toString("base64");
  expect(await decodePicture(code)).toBe("SPD*1.0*AM:480.50");
});

test("facts are a list in both forms of a letter, and what strangers typed is no markup", async () => {
  const { text, html, link } = writeConfirmation();
  expect(text).toBe("You have a place.\n\nAccount: 19-2000145399/0800\nMessage: <b>Zoë</b>\n\nTightlines\n");
  expect(html).toMatch(/<th scope="row"[^>]*>Account<\/th><td[^>]*>19-2000145399\/0800<\/td>/);
  expect(html).toContain("&lt;b&gt;Zoë&lt;/b&gt;");
  expect(html).not.toContain("<a ");
  expect(link).toBeNull();
});

test("files are kept until the letter is sent, and forgotten then", async () => {
  await enqueueMail(database.db, writeConfirmation());
  await sendNextMail(database.db, () => Promise.reject(new Error("no connection")));
  expect(await names()).toEqual(["picture-1.png", "spring-masters.ics"]);
  await database.pool.query("update mail set next_attempt_at = now()");
  await deliver();
  expect(mailbox.letters[0]!.attachments).toHaveLength(2);
  expect(await names()).toEqual([]);
});

test("and they are forgotten with a letter that is given up", async () => {
  await enqueueMail(database.db, writeConfirmation());
  await database.pool.query("update mail set created_at = now() - interval '73 hours'");
  await sendNextMail(database.db, () => Promise.reject(new Error("550 no such mailbox")));
  expect(await names()).toEqual([]);
});

async function names(): Promise<string[]> {
  const { attachments } = await database.db
    .selectFrom("mail")
    .select("attachments")
    .executeTakeFirstOrThrow();
  return attachments.map(({ name }) => name);
}
