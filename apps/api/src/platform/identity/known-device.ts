import { createHmac, timingSafeEqual } from "node:crypto";

/** Without the prefix that browsers want on a secure cookie. */
export const KNOWN_DEVICE = "known_device";

/** What a browser keeps after it was let in. It names nobody, and only we can make it. */
export function deviceMark(secret: string, email: string): string {
  return createHmac("sha256", secret).update(`${KNOWN_DEVICE}:${email.toLowerCase()}`).digest("base64url");
}

/**
 * Whether this browser was let into the account before. Such a browser is counted apart, so that strangers who guess the
 * password cannot shut its owner out.
 */
export function isKnownDevice(cookies: string | undefined, secret: string, email: string): boolean {
  const mark = Buffer.from(deviceMark(secret, email));
  const kept = (cookies ?? "").split(/;\s*/).flatMap((cookie) => {
    const [name = "", value = ""] = cookie.split("=");
    return name.endsWith(`.${KNOWN_DEVICE}`) ? [Buffer.from(value)] : [];
  });
  return kept.some((value) => value.length === mark.length && timingSafeEqual(value, mark));
}
