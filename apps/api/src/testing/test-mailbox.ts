import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { buffer } from "node:stream/consumers";
import PostalMime, { type Attachment } from "postal-mime";
import { SMTPServer } from "smtp-server";

export interface Letter {
  to: string[];
  subject: string;
  text: string;
  html: string;
  messageId: string;
  attachments: Attachment[];
}

export interface TestMailbox {
  url: string;
  letters: Letter[];
  /** Takes nothing any more until it is started again, on the same port. */
  stop(): Promise<void>;
  start(): Promise<void>;
}

/** A real SMTP server that keeps what it is sent, and refuses what `accept` refuses. */
export async function startTestMailbox(
  accept: (letter: Letter) => boolean = () => true,
): Promise<TestMailbox> {
  const letters: Letter[] = [];
  let server: SMTPServer | undefined;
  let port = 0;
  const mailbox: TestMailbox = {
    url: "",
    letters,
    async start() {
      server = createServer((letter) => {
        if (!accept(letter)) return false;
        letters.push(letter);
        return true;
      });
      server.listen(port, "127.0.0.1");
      await once(server.server, "listening");
      port = (server.server.address() as AddressInfo).port;
      mailbox.url = `smtp://127.0.0.1:${port}`;
    },
    async stop() {
      await new Promise<void>((resolve) => server!.close(resolve));
    },
  };
  await mailbox.start();
  return mailbox;
}

function createServer(keep: (letter: Letter) => boolean): SMTPServer {
  return new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS"],
    onData(stream, session, done) {
      void buffer(stream).then(async (bytes) => {
        const {
          subject = "",
          text = "",
          html = "",
          messageId = "",
          attachments,
        } = await PostalMime.parse(bytes);
        const to = session.envelope.rcptTo.map(({ address }) => address);
        const letter = { to, subject, text, html, messageId, attachments };
        done(keep(letter) ? undefined : new Error("refused"));
      });
    },
  });
}
