import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from "node:crypto";

/** Closes an answer so that only whoever has its key opens it. */
export interface Seal {
  close: (text: string) => string;
  open: (sealed: string) => string;
}

const SALT_BYTES = 16;
const TAG_BYTES = 16;

/** AES-256-GCM with what HKDF makes of the key and a salt of the answer's own. */
export function createSeal(key: string): Seal {
  return {
    close(text) {
      const salt = randomBytes(SALT_BYTES);
      const cipher = createCipheriv("aes-256-gcm", ...derive(key, salt));
      const content = Buffer.concat([cipher.update(text, "utf8"), cipher.final()]);
      return Buffer.concat([salt, cipher.getAuthTag(), content]).toString("base64url");
    },
    open(sealed) {
      const bytes = Buffer.from(sealed, "base64url");
      const decipher = createDecipheriv("aes-256-gcm", ...derive(key, bytes.subarray(0, SALT_BYTES)));
      decipher.setAuthTag(bytes.subarray(SALT_BYTES, SALT_BYTES + TAG_BYTES));
      const content = bytes.subarray(SALT_BYTES + TAG_BYTES);
      return Buffer.concat([decipher.update(content), decipher.final()]).toString("utf8");
    },
  };
}

function derive(key: string, salt: Buffer): [secret: Buffer, nonce: Buffer] {
  const bytes = Buffer.from(hkdfSync("sha256", key, salt, "kept-answer", 44));
  return [bytes.subarray(0, 32), bytes.subarray(32)];
}
