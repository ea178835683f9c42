/** One letter to one person. The link, when there is one, is what the letter is about. */
export interface Mail {
  to: string;
  subject: string;
  text: string;
  html: string;
  link: string | null;
  /** When the link stops working: after that there is no use in sending the letter. */
  expiresAt: Date | null;
}

/** A letter with one thing to do. Every value is escaped: names and addresses are typed by strangers. */
export function writeMail(
  to: string,
  subject: string,
  sentences: string[],
  action: { label: string; link: string; validSeconds?: number },
): Mail {
  const paragraphs = sentences.map((sentence) => `<p>${escapeHtml(sentence)}</p>`).join("\n");
  const href = escapeHtml(action.link);
  return {
    to,
    subject,
    link: action.link,
    expiresAt: action.validSeconds ? new Date(Date.now() + action.validSeconds * 1000) : null,
    text: `${sentences.join("\n\n")}\n\n${action.label}:\n${action.link}\n\nTightlines\n`,
    html: `<!doctype html>
<html lang="en"><body style="font-family:system-ui,sans-serif;line-height:1.5;color:#10272c;max-width:34rem">
${paragraphs}
<p><a href="${href}" style="display:inline-block;padding:.7rem 1.2rem;border-radius:.4rem;background:#0f4c5c;color:#fff;text-decoration:none">${escapeHtml(action.label)}</a></p>
<p style="color:#5b6b6e;font-size:.85rem">${href}</p>
<p>Tightlines</p>
</body></html>
`,
  };
}

function escapeHtml(text: string): string {
  const entities: Record<string, string> = {
    "&": "&amp;",
    "<": "&lt;",
    ">": "&gt;",
    '"': "&quot;",
    "'": "&#39;",
  };
  return text.replace(/[&<>"']/g, (character) => entities[character]!);
}
