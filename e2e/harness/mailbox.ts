import { once } from "node:events";
import { buffer } from "node:stream/consumers";
import PostalMime, { type Attachment, type Email } from "postal-mime";
import { SMTPServer } from "smtp-server";
import { freePort } from "./free-port.ts";
import { waitUntil } from "./wait-until.ts";

export interface Mail {
  to: string[];
  subject: string;
  text: string;
  html: string;
  /** Every address in the text, in order. */
  links: string[];
  attachments: Attachment[];
  messageId: string;
}

export interface Mailbox {
  /** For SMTP_URL. */
  url: string;
  mails(): Mail[];
  /** The newest mail to this address whose subject matches, waiting for it to arrive. */
  waitForMail(to: string, subject: RegExp): Promise<Mail>;
  /** Refuses connections, as when the mail server is down; what has arrived stays. */
  stop(): Promise<void>;
  /** Listens again on the same port. */
  start(): Promise<void>;
}

/** As text an attachment also reaches stories that ask another process for their mails. */
const inBase64 = { attachmentEncoding: "base64" } as const;

/** By their SMTP addresses. */
export const openMailboxes = new Map<string, Mailbox>();

/** A real SMTP server that keeps what it is sent. With `beforeAnswer` it takes its time until it says that it has. */
export async function startMailbox({
  beforeAnswer = async () => {},
}: { beforeAnswer?: (mail: Mail) => Promise<void> } = {}): Promise<Mailbox> {
  const port = await freePort();
  const mails: Mail[] = [];
  let server: SMTPServer | undefined;

  const mailbox: Mailbox = {
    url: `smtp://127.0.0.1:${port}`,
    mails: () => [...mails],
    waitForMail: (to, subject) => findMail(to, subject, () => mails),
    async start() {
      server = createMailServer(async (mail) => {
        mails.push(mail);
        await beforeAnswer(mail);
      });
      server.listen(port, "127.0.0.1");
      await once(server.server, "listening");
    },
    async stop() {
      const stopping = server;
      server = undefined;
      if (stopping) await new Promise<void>((resolve) => stopping.close(resolve));
    },
  };
  await mailbox.start();
  openMailboxes.set(mailbox.url, mailbox);
  return mailbox;
}

/** The newest mail to this address whose subject matches, among those that are asked for until it is there. */
export async function findMail(
  to: string,
  subject: RegExp,
  ask: () => Mail[] | Promise<Mail[]>,
): Promise<Mail> {
  let mails: Mail[] = [];
  return waitUntil(
    async () => {
      mails = await ask();
      return mails.findLast((mail) => mail.to.includes(to.toLowerCase()) && subject.test(mail.subject));
    },
    () =>
      `No mail to ${to} about ${subject}; there are: ${mails.map((mail) => `${mail.to.join()} ${mail.subject}`).join("; ")}`,
  );
}

function createMailServer(keep: (mail: Mail) => Promise<void>): SMTPServer {
  return new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS"],
    onData(stream, session, done) {
      const to = session.envelope.rcptTo.map((recipient) => recipient.address.toLowerCase());
      void tell(done, async () => keep(readMail(to, await PostalMime.parse(await buffer(stream), inBase64))));
    },
  });
}

/** Answers the sender: nothing when the mail was taken, the error when it was not. */
async function tell(done: (error?: Error) => void, take: () => Promise<void>): Promise<void> {
  try {
    await take();
    done();
  } catch (error) {
    done(error instanceof Error ? error : new Error(String(error)));
  }
}

function readMail(
  to: string[],
  { subject = "", text = "", html = "", attachments, messageId = "" }: Email,
): Mail {
  const links = text.match(/https?:\/\/[^\s<>"]+/g) ?? [];
  return { to, subject, text, html, links, attachments, messageId };
}
