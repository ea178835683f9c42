import { randomUUID } from "node:crypto";
import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { createTransport } from "nodemailer";
import type { Db } from "../database/schema.ts";
import type { Log } from "../log.ts";
import { watchCrowd } from "./crowd.ts";
import { drawQrCode } from "../qr/draw-qr-code.ts";
import type { MailAttachment, OutgoingMail } from "./mail.ts";
import { sendNextMail } from "./outbox.repository.ts";

export interface Postman {
  /** Says that a letter was put into the outbox, so that it need not wait for the next round. */
  wake(): void;
  /** Finishes the letter at hand and stops. */
  close(): Promise<void>;
}

export interface PostmanOptions {
  db: Db;
  dataDir: string;
  smtpUrl: string | undefined;
  from: string;
  log: Log;
}

const ROUND_MS = 5000;

/** Carries the outbox to SMTP, or without SMTP to files under `DATA_DIR/outbox` with the link on the console. */
export function startPostman(options: PostmanOptions): Postman {
  const send = options.smtpUrl ? smtpSender(options.smtpUrl, options.from) : fileSender(options);
  let isClosed = false;
  // Somebody may ring while the outbox is being looked through; that round would miss their letter.
  let hasRung = false;
  let ring: () => void = () => {};
  const crowd = watchCrowd();
  const work = (async () => {
    for (;;) {
      if (isClosed) return;
      hasRung = false;
      const waitMs = crowd.waitMs(performance.now());
      if (waitMs > 0) {
        await nextRound(waitMs);
        continue;
      }
      const more = await sendNextMail(options.db, send).catch((error: unknown) => {
        options.log.warn({ reason: (error as Error).message }, "the outbox cannot be read");
        return false;
      });
      if (!more && !hasRung && !isClosed) await nextRound();
    }
  })();

  function nextRound(ms = ROUND_MS): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, ms);
      ring = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }

  return {
    wake() {
      crowd.add(performance.now());
      hasRung = true;
      ring();
    },
    async close() {
      isClosed = true;
      ring();
      await work;
    },
  };
}

function smtpSender(url: string, from: string): (mail: OutgoingMail) => Promise<void> {
  const transport = createTransport({
    url,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 20_000,
  });
  return async (mail) => {
    await transport.sendMail(await messageOf(mail, from));
  };
}

function fileSender({ dataDir, from }: PostmanOptions): (mail: OutgoingMail) => Promise<void> {
  const folder = join(dataDir, "outbox");
  const transport = createTransport({ streamTransport: true, buffer: true });
  return async (mail) => {
    const { to, subject, link } = mail;
    const { message } = await transport.sendMail(await messageOf(mail, from));
    // For every letter: the folder may be removed, or the disk be full, while the program runs.
    await mkdir(folder, { recursive: true, mode: 0o700 });
    await writeFile(join(folder, fileName(to)), message as Buffer, { mode: 0o600, flag: "wx" });
    // Without SMTP the console is where the operator finds the link; this is not the log.
    process.stdout.write(`Mail to ${to}: ${subject}\n${link ? `  ${link}\n` : ""}`);
  };
}

async function messageOf({ to, subject, text, html, attachments, messageId }: OutgoingMail, from: string) {
  const contents = await Promise.all(attachments.map(contentOf));
  return {
    messageId: `<${messageId}@${domainOf(from)}>`,
    from,
    to,
    subject,
    text,
    html,
    attachments: attachments.map(({ name, type, cid }, index) => ({
      filename: name,
      contentType: type,
      content: contents[index],
      encoding: "base64" as const,
      ...(cid !== null && { cid, contentDisposition: "inline" as const }),
    })),
  };
}

/**
 * In base64. A code is a PNG, because mail programs show no SVG and Gmail no picture that is written into the HTML.
 */
export async function contentOf(attachment: MailAttachment): Promise<string> {
  if ("content" in attachment) return attachment.content;
  return (await drawQrCode(attachment.qrText)).toString("base64");
}

/** The domain that letters come from, as filters expect it in a Message-ID. */
function domainOf(from: string): string {
  return /@([\w.-]+)/.exec(from)?.[1] ?? "localhost";
}

/** Sorted by time and told apart, also when two letters to one person fall into the same moment. */
function fileName(to: string): string {
  const time = new Date().toISOString().replaceAll(/[:.]/g, "-");
  return `${time}-${to.replaceAll(/[^\w.@-]/g, "_").slice(0, 100)}-${randomUUID().slice(0, 8)}.eml`;
}
