import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";

/** A hash over names and contents: the same after a fresh clone, whatever the files' times say. */
export function fingerprint(base, files) {
  const hash = createHash("sha256");
  for (const file of files) {
    const content = readFileSync(join(base, file));
    hash.update(`${file}\0${content.length}\0`).update(content);
  }
  return hash.digest("hex");
}
