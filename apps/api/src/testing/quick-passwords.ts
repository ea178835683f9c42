import { createHmac, randomUUID } from "node:crypto";
import type { Passwords } from "../platform/identity/embedded-auth.ts";

/**
 * How tests keep passwords. The product's way is slow on purpose, a tenth of a second of a processor for each, and tests sign
 * up thousands of people; those about signing in take the product's way all the same.
 */
export const quickPasswords: Passwords = {
  hash: async (password) => keep(password, randomUUID()),
  verify: async ({ hash, password }) => hash === keep(password, hash.split(":")[0]!),
};

function keep(password: string, salt: string): string {
  return `${salt}:${createHmac("sha256", salt).update(password.normalize("NFKC")).digest("hex")}`;
}
