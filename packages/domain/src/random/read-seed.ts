import { decodeHex } from "./encode-hex.ts";

/** A seed is 256 bits, published as 64 hexadecimal digits (R17); undefined when the text is not that. */
export function readSeed(text: string): Uint8Array | undefined {
  const bytes = decodeHex(text);
  return bytes?.length === 32 ? bytes : undefined;
}
