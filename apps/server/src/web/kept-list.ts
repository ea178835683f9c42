import type { FindReady, ReadyAnswer } from "@tightlines/api/platform/http/short-way";
import type { FastifyInstance } from "fastify";
import { inject } from "light-my-request";
import type { Changes } from "./changes.ts";
import { createKept } from "./kept.ts";
import type { Made } from "./kept.ts";

const LIST = "/api/events";
const MAX_BYTES = 8 * 1024 * 1024;
/** Longer than any search somebody types. */
const MAX_TARGET = 400;
const writtenAnew = new Set(["date", "connection", "keep-alive", "x-request-id"]);

/**
 * The list of events as guests get it from the API is kept like a page: it is what everybody's browser asks for. Whoever
 * says who they are, or calls from another web address, takes the long way.
 */
export function keepList(app: FastifyInstance, changes: Changes): FindReady {
  const kept = createKept<ReadyAnswer | undefined>(changes, { maxBytes: MAX_BYTES });
  return ({ method, url = "", headers }) => {
    if (
      method !== "GET" ||
      !isList(url) ||
      headers.authorization !== undefined ||
      headers.origin !== undefined
    )
      return undefined;
    return kept.ready(url) ?? kept.get(url, () => make(url));
  };

  /** What is refused is not kept, and told anew to each who asks. */
  async function make(url: string): Promise<Made<ReadyAnswer | undefined>> {
    const response = await inject((request, reply) => app.routing(request, reply), { url });
    if (response.statusCode !== 200) return { value: undefined };
    const headers = Object.entries(response.headers).filter(([name]) => !writtenAnew.has(name));
    const body = response.rawPayload;
    const value = { route: LIST, status: 200, headers: headers.flat().map(String), body };
    return { value, keep: { topics: ["events"], bytes: body.length } };
  }
}

function isList(url: string): boolean {
  return url === LIST || (url.startsWith(`${LIST}?`) && url.length <= MAX_TARGET);
}
