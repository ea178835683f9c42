import { encodeHex } from "../random/encode-hex.ts";
import { hashSha256 } from "../random/hash-sha256.ts";
import { joinBytes } from "../random/join-bytes.ts";

/** Twelve characters of Crockford's alphabet, which has no letter that looks like a figure: 60 bits that nobody guesses. */
const CODE = /^[0-9A-HJKMNP-TV-Z]{12}$/;

/**
 * What the QR code of a registration says: the check-in page of its event, opened with its code. The code is written as
 * people read it: with its gaps it is never taken for a number.
 */
export function checkInAddress(publicUrl: string, eventUrl: string, code: string): string {
  return `${publicUrl}/events/${eventUrl}/manage/check-in?code=${showCheckInCode(code)}`;
}

/** Easier to read out and to type. */
export function showCheckInCode(code: string): string {
  return code.replaceAll(/(.{4})(?=.)/g, "$1-");
}

/** What somebody scanned or typed: a code, and the event it is for where an address says so. */
export interface ReadCode {
  code: string;
  eventUrl: string | null;
}

/** Reads an address or a code as people type it: in any case, with gaps, with the letter O for a nought. */
export function readCheckInCode(text: string): ReadCode | undefined {
  const [, eventUrl = null, inAddress] =
    /\/events\/([^/]+)\/manage\/check-in\?code=([^&#]+)/.exec(text) ?? [];
  const code = (inAddress ?? text)
    .toUpperCase()
    .replaceAll(/[\s-]/g, "")
    .replaceAll("O", "0")
    .replaceAll(/[IL]/g, "1");
  return CODE.test(code) ? { code, eventUrl } : undefined;
}

/**
 * What a phone at check-in keeps of a code. It recognizes the code by it without signal, and whoever finds the phone can
 * make no code of it.
 */
export function hashCheckInCode(eventId: number, code: string): string {
  return encodeHex(hashSha256(joinBytes(`check-in ${eventId} ${code}`)));
}
