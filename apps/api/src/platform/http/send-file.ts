import { createHash } from "node:crypto";
import type { FastifyReply, FastifyRequest } from "fastify";

interface SentFile {
  name: string;
  type: string;
  content: string | Uint8Array;
}

/**
 * Sends a file, or says that nothing has changed: programs ask for the same one all day long. It is not called an
 * attachment, because a phone then offers to open or to add it instead of only keeping the file.
 */
export function sendFile(
  request: FastifyRequest,
  reply: FastifyReply,
  { name, type, content }: SentFile,
): FastifyReply {
  const tag = `"${createHash("sha256").update(content).digest("base64url")}"`;
  void reply.header("etag", tag).header("cache-control", "private, no-cache");
  if (isAmong(tag, request.headers["if-none-match"])) return reply.code(304).send();
  return reply.code(200).type(type).header("content-disposition", `inline; filename="${name}"`).send(content);
}

/** A proxy that compresses an answer marks its tag as weak. */
function isAmong(tag: string, header: string | undefined): boolean {
  return (header ?? "").split(",").some((each) => each.trim().replace(/^W\//, "") === tag);
}
