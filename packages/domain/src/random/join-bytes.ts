/** The bytes of the parts one after the other, texts as UTF-8. What a hash is taken of is always built with this. */
export function joinBytes(...parts: readonly (Uint8Array | string)[]): Uint8Array {
  const chunks = parts.map((part) => (typeof part === "string" ? UTF_8.encode(part) : part));
  const joined = new Uint8Array(chunks.reduce((length, chunk) => length + chunk.length, 0));
  let offset = 0;
  for (const chunk of chunks) {
    joined.set(chunk, offset);
    offset += chunk.length;
  }
  return joined;
}

const UTF_8 = new TextEncoder();
