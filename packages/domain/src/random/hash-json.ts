import { encodeCanonicalJson } from "./encode-canonical-json.ts";
import { encodeHex } from "./encode-hex.ts";
import { hashSha256 } from "./hash-sha256.ts";
import { joinBytes } from "./join-bytes.ts";

/** SHA-256 of a value's canonical JSON in UTF-8, as hexadecimal: what is published before a draw (R17). */
export function hashJson(value: unknown): string {
  return encodeHex(hashSha256(joinBytes(encodeCanonicalJson(value))));
}
