import { escapeHtml } from "./escape-html.ts";

/** One letter to one person. The link, when there is one, is what the letter is about. */
export interface Mail {
  to: string;
  subject: string;
  text: string;
  html: string;
  link: string | null;
  /** When the link stops working: after that there is no use in sending the letter. */
  expiresAt: Date | null;
  attachments: MailAttachment[];
}

/** A letter as it is handed to the mail server. */
export interface OutgoingMail extends Mail {
  messageId: string;
}

/** A file that goes with a letter. */
export type MailAttachment = {
  name: string;
  /** As in `content-type`, with its parameters. */
  type: string;
  /** What the letter's HTML calls it by, for a picture that is shown inside; null for a file beside the letter. */
  cid: string | null;
} & (FileContent | QrContent);

interface FileContent {
  /** In base64. */
  content: string;
}

interface QrContent {
  /** What a QR code says. It is drawn when the letter is sent: nobody who registers waits for a picture. */
  qrText: string;
}

export interface MailAction {
  label: string;
  link: string;
  validSeconds?: number;
}

/** What a letter may have besides its sentences. */
export interface MailParts {
  /** A list of what the letter is about: the event, the price, the account. */
  facts?: readonly { label: string; value: string }[];
  /** QR codes inside the letter. Those who see no pictures read what they are. */
  codes?: readonly { qrText: string; alt: string; caption: string }[];
  /** Files beside the letter, such as a calendar. */
  files?: readonly { name: string; type: string; content: Uint8Array | string }[];
}

/**
 * A letter with at most one thing to do. Every value is escaped: names and addresses are typed by strangers.
 */
export function writeMail(
  to: string,
  subject: string,
  sentences: readonly string[],
  action: MailAction | null,
  { facts = [], codes = [], files = [] }: MailParts = {},
): Mail {
  const shown = codes.map((code, index) => ({ ...code, cid: `picture-${index + 1}@tightlines` }));
  return {
    to,
    subject,
    link: action?.link ?? null,
    expiresAt: action?.validSeconds ? new Date(Date.now() + action.validSeconds * 1000) : null,
    text: [
      ...sentences,
      ...(facts.length > 0 ? [facts.map(({ label, value }) => `${label}: ${value}`).join("\n")] : []),
      ...(action ? [`${action.label}:\n${action.link}`] : []),
      "Tightlines\n",
    ].join("\n\n"),
    html: `<!doctype html>
<html lang="en"><body style="font-family:system-ui,sans-serif;line-height:1.5;color:#10272c;max-width:34rem">
${[
  ...sentences.map((sentence) => `<p>${escapeHtml(sentence)}</p>`),
  ...writeFacts(facts),
  ...shown.map(writePicture),
  ...writeAction(action),
].join("\n")}
<p>Tightlines</p>
</body></html>
`,
    attachments: [
      ...shown.map(({ qrText, cid }, index) => ({
        name: `picture-${index + 1}.png`,
        type: "image/png",
        qrText,
        cid,
      })),
      ...files.map(({ name, type, content }) => ({
        name,
        type,
        content: Buffer.from(content).toString("base64"),
        cid: null,
      })),
    ],
  };
}

function writeFacts(facts: NonNullable<MailParts["facts"]>): string[] {
  if (facts.length === 0) return [];
  const rows = facts.map(
    ({ label, value }) =>
      `<tr><th scope="row" style="padding:.2rem 1rem .2rem 0;text-align:left;vertical-align:top;font-weight:normal;color:#5b6b6e">${escapeHtml(label)}</th><td style="padding:.2rem 0;font-weight:bold">${escapeHtml(value)}</td></tr>`,
  );
  return [`<table style="border-collapse:collapse;margin:1rem 0">${rows.join("\n")}</table>`];
}

/** Always on white, so that a phone can scan it from a screen in dark colours, too. */
function writePicture({ cid, alt, caption }: { cid: string; alt: string; caption: string }): string {
  return `<p><img src="cid:${cid}" alt="${escapeHtml(alt)}" width="240" height="240" style="display:block;background:#fff"><br>${escapeHtml(caption)}</p>`;
}

function writeAction(action: MailAction | null): string[] {
  if (!action) return [];
  const href = escapeHtml(action.link);
  return [
    `<p><a href="${href}" style="display:inline-block;padding:.7rem 1.2rem;border-radius:.4rem;background:#0f4c5c;color:#fff;text-decoration:none">${escapeHtml(action.label)}</a></p>`,
    `<p style="color:#5b6b6e;font-size:.85rem">${href}</p>`,
  ];
}
