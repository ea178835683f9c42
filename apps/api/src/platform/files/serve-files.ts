import { isUploadUrl } from "@tightlines/contract/upload-url";
import type { FastifyInstance } from "fastify";
import { ProblemError } from "../http/problem-error.ts";
import type { FileStore } from "./file-store.ts";

/** `/files/{hash}/{width}.webp`: the address names the content, so it may be kept for ever and never asked again. */
export function serveFiles(app: FastifyInstance, store: FileStore): void {
  app.get<{ Params: { hash: string; name: string } }>("/files/:hash/:name", async (request, reply) => {
    const { hash, name } = request.params;
    if (!isUploadUrl(`/files/${hash}/${name}`)) throw new ProblemError("not-found");
    const etag = `"${hash.slice(0, 32)}-${name}"`;
    const isKnown = request.headers["if-none-match"]?.includes(etag) ?? false;
    const bytes = await store.read(`${hash}/${name}`);
    if (!bytes) throw new ProblemError("not-found");
    void reply
      .header("cache-control", "public, max-age=31536000, immutable")
      .header("content-security-policy", "default-src 'none'")
      // Other origins may show these images: the API may be used from configured ones.
      .header("cross-origin-resource-policy", "cross-origin")
      .header("etag", etag);
    return isKnown ? reply.code(304).send() : reply.type("image/webp").send(bytes);
  });
}
