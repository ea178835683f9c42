import { encodeHex } from "@tightlines/domain/random/encode-hex";
import { hashSha256 } from "@tightlines/domain/random/hash-sha256";
import { joinBytes } from "@tightlines/domain/random/join-bytes";

/** Of a SHA-256: against something that was cut off or changed, not against somebody who makes it up. */
const SUM_LETTERS = 16;
/** More of them at once do not fit into one call. */
const BYTES_AT_ONCE = 8192;

/** Base64 with letters that no scanner or mail program changes. */
export function toLetters(bytes: Uint8Array): string {
  const parts: string[] = [];
  for (let from = 0; from < bytes.length; from += BYTES_AT_ONCE)
    parts.push(String.fromCodePoint(...bytes.subarray(from, from + BYTES_AT_ONCE)));
  return btoa(parts.join("")).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}

export function fromLetters(letters: string): Uint8Array<ArrayBuffer> {
  const text = atob(letters.replaceAll("-", "+").replaceAll("_", "/"));
  return Uint8Array.from(text, (letter) => letter.codePointAt(0)!);
}

export function sumOf(letters: string): string {
  return encodeHex(hashSha256(joinBytes(letters))).slice(0, SUM_LETTERS);
}
