import { createHash } from "node:crypto";
import type { CalendarFile } from "@tightlines/contract/calendar";
import type { FastifyReply, FastifyRequest } from "fastify";

export const CALENDAR_TYPE = "text/calendar; charset=utf-8; method=PUBLISH";

/**
 * Sends a calendar, or says that nothing has changed: programs ask for it all day long. It is not called an attachment,
 * because a phone then offers to add it instead of only keeping the file.
 */
export function sendCalendar(
  request: FastifyRequest,
  reply: FastifyReply,
  { name, text }: CalendarFile,
): FastifyReply {
  const tag = `"${createHash("sha256").update(text).digest("base64url")}"`;
  void reply.header("etag", tag).header("cache-control", "private, no-cache");
  if (isAmong(tag, request.headers["if-none-match"])) return reply.code(304).send();
  return reply
    .code(200)
    .type(CALENDAR_TYPE)
    .header("content-disposition", `inline; filename="${name}.ics"`)
    .send(text);
}

/** A proxy that compresses an answer marks its tag as weak. */
function isAmong(tag: string, header: string | undefined): boolean {
  return (header ?? "").split(",").some((each) => each.trim().replace(/^W\//, "") === tag);
}
