import { createHash, randomBytes } from "node:crypto";

/** A code that nobody can guess, for an address or a letter. Whoever has it needs no other proof. */
export function makeCode(): string {
  return randomBytes(24).toString("base64url");
}

/** What is kept of a code. It is long and made by chance: a hash without salt tells nobody anything. */
export function hashOfCode(code: string): string {
  return createHash("sha256").update(code).digest("base64url");
}
