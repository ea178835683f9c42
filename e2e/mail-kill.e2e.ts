import { setTimeout as pause } from "node:timers/promises";
import { expect, onTestFinished, test } from "vitest";
import { startMailbox } from "./harness/mailbox.ts";
import { newOrganizer } from "./harness/organizer.ts";
import { startProduct } from "./harness/product.ts";
import { waitUntil } from "./harness/wait-until.ts";

/** After so many letters of a round the process dies: some while the mail server has a letter and has not said so. */
const LETTERS_BEFORE_KILL = [1, 3, 2, 4];
const ENTRIES_PER_ROUND = 6;
const SLOW_MS = 100;

/**
 * What SMTP cannot rule out: a server that has taken a letter, and a sender who died before hearing or storing that. The
 * product sends one letter at a time, so that is the last letter of each life at most, and its copy has the same Message-ID.
 */
test("kills in the middle of sending lose no letter, and repeat none but the one that was on its way", async () => {
  let taken = 0;
  let killAfter = Infinity;
  let died: () => void = () => {};
  const mailbox = await startMailbox({
    beforeAnswer: async () => {
      taken += 1;
      if (taken === killAfter) await product.kill9().then(died);
      else await pause(SLOW_MS);
    },
  });
  const product = await startProduct({ env: { SMTP_URL: mailbox.url } });
  onTestFinished(async () => {
    await product.stop();
    await mailbox.stop();
  });
  const organizer = await newOrganizer(product.url);
  const event = await organizer.add({ name: "Killed Carp Cup" }, "published");
  const before = mailbox.mails().length;

  const entries = Array.from(
    { length: ENTRIES_PER_ROUND * LETTERS_BEFORE_KILL.length },
    (_, index) => `entry-${index}@example.org`,
  );
  const onTheirWay = new Set<string>();
  let waiting: string[] = [];
  for (const [round, letters] of LETTERS_BEFORE_KILL.entries()) {
    const isDead = new Promise<void>((resolve) => (died = resolve));
    taken = 0;
    killAfter = letters;
    const from = round * ENTRIES_PER_ROUND;
    const wanted = [...waiting, ...entries.slice(from, from + ENTRIES_PER_ROUND)];
    const settled = Promise.allSettled(wanted.map(register));
    await isDead;
    const outcomes = await settled;
    // Whoever got no answer sends the same registration again.
    waiting = wanted.filter((_, index) => outcomes[index]!.status === "rejected");
    onTheirWay.add(mailbox.mails().at(-1)!.messageId);
    killAfter = Infinity;
    await product.restart();
  }
  for (const email of waiting) await register(email);

  const arrived = await waitUntil(
    () => {
      const letters = mailbox.mails().slice(before);
      return entries.every((email) => letters.some(({ to }) => to.includes(email))) ? letters : undefined;
    },
    () => `Letters are missing: ${mailbox.mails().length - before} have come.`,
  );
  const idsByEntry = entries.map((email) =>
    arrived.filter(({ to }) => to.includes(email)).map(({ messageId }) => messageId),
  );
  // One registration, one letter: a copy of it is known by its Message-ID.
  expect(idsByEntry.map((ids) => new Set(ids).size)).toEqual(entries.map(() => 1));
  const repeated = idsByEntry.filter((ids) => ids.length > 1).map(([id]) => id!);
  expect(repeated.filter((id) => !onTheirWay.has(id))).toEqual([]);
  expect(idsByEntry.every((ids) => ids.length <= 1 + LETTERS_BEFORE_KILL.length)).toBe(true);
  const copies = arrived.length - entries.length;
  expect(copies).toBeLessThanOrEqual(LETTERS_BEFORE_KILL.length);
  console.log(
    `${entries.length} letters, ${LETTERS_BEFORE_KILL.length} kills: 0 lost, ${copies} sent once more with the same Message-ID`,
  );

  function register(email: string): Promise<number> {
    const registration = {
      entrants: [{ first_name: email.split("@")[0], last_name: "Rivers" }],
      email,
      accepts_rules: true,
    };
    return organizer.addPart(event.url, "registrations", registration, { "idempotency-key": email });
  }
});
