import type { FastifyInstance } from "fastify";

export interface ContentPolicy {
  /** `sha256-…` of the inline scripts and styles our own pages carry; a page adds that of its own styles. */
  scriptHashes: string[];
  styleHashes: string[];
  /** Other hosts the browser must reach, e.g. an identity provider. */
  connect: string[];
  /** Hosts that may be framed, e.g. an identity provider's. */
  frame: string[];
}

/** Headers every answer carries. Scripts run only from our own files or by hash, never inline. */
export function securityHeaders(policy: ContentPolicy, isHttps: boolean): Record<string, string> {
  return {
    "content-security-policy": contentSecurityPolicy(policy, isHttps),
    "x-content-type-options": "nosniff",
    "referrer-policy": "strict-origin-when-cross-origin",
    "x-frame-options": "DENY",
    "cross-origin-opener-policy": "same-origin",
    "permissions-policy": "camera=(self), geolocation=(self), microphone=()",
    ...(isHttps && { "strict-transport-security": "max-age=31536000; includeSubDomains" }),
  };
}

/** A page may bring a stricter or wider content policy of its own; the rest is the same everywhere. */
export function setSecurityHeaders(app: FastifyInstance, headers: Record<string, string>): void {
  const { "content-security-policy": contentPolicy, ...others } = headers;
  app.addHook("onSend", async (_request, reply) => {
    if (!reply.hasHeader("content-security-policy"))
      void reply.header("content-security-policy", contentPolicy);
    void reply.headers(others);
  });
}

export function contentSecurityPolicy(policy: ContentPolicy, isHttps: boolean): string {
  const quoted = (hashes: string[]) => hashes.map((hash) => `'${hash}'`);
  const directives: Record<string, string[]> = {
    "default-src": ["'self'"],
    // The decoder of QR codes is WebAssembly; this allows that, and no script made of text.
    "script-src": ["'self'", "'wasm-unsafe-eval'", ...quoted(policy.scriptHashes)],
    "style-src": ["'self'", ...quoted(policy.styleHashes)],
    "style-src-elem": ["'self'", ...quoted(policy.styleHashes)],
    // Sizes that a component computes stand in style attributes, which cannot carry a hash.
    "style-src-attr": ["'unsafe-inline'"],
    "img-src": ["'self'", "data:", "blob:"],
    "connect-src": ["'self'", ...policy.connect],
    "frame-src": policy.frame.length > 0 ? policy.frame : ["'none'"],
    "worker-src": ["'self'"],
    "manifest-src": ["'self'"],
    "object-src": ["'none'"],
    "base-uri": ["'none'"],
    "form-action": ["'self'"],
    "frame-ancestors": ["'none'"],
    ...(isHttps && { "upgrade-insecure-requests": [] }),
  };
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...sources].join(" "))
    .join("; ");
}
