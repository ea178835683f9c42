import { createHash } from "node:crypto";

/** As a content policy names an inline script or style. */
export function sha256(text: string): string {
  return `sha256-${createHash("sha256").update(text).digest("base64")}`;
}
