import type { IncomingMessage } from "node:http";
import { SHOWS_HEADER } from "@tightlines/api/platform/http/shows-header";
import type { FindReady, ReadyAnswer } from "@tightlines/api/platform/http/short-way";
import type { Endpoint } from "@tightlines/contract/endpoint";
import { endpoints } from "@tightlines/contract/endpoints";
import type { FastifyInstance } from "fastify";
import { inject } from "light-my-request";
import type { Changes } from "./changes.ts";
import { createKept } from "./kept.ts";
import type { Made } from "./kept.ts";
import { prepareBody } from "./prepared-body.ts";
import { bytesOf, pickAnswer, type ReadyAnswers, readyAnswers } from "./ready-answers.ts";

const MAX_BYTES = 32 * 1024 * 1024;
/** Longer than any search somebody types. */
const MAX_TARGET = 400;
const writtenAnew = new Set(["date", "connection", "keep-alive", "x-request-id", SHOWS_HEADER]);
/** Written for each way an answer may be asked for. */
const writtenBefore = new Set(["content-length", "cache-control"]);

interface KeptEndpoint {
  route: string;
  path: RegExp;
}

/**
 * What guests get from the API again and again is kept like a page, where the endpoint says what it shows: the list of
 * events, and who fishes where while a thousand phones wait for it. Whoever says who they are, calls from another web
 * address, or wants to verify what the database holds, takes the long way.
 */
export function keepAnswers(app: FastifyInstance, changes: Changes): FindReady {
  const kept = createKept<ReadyAnswers | undefined>(changes, { maxBytes: MAX_BYTES });
  const keptEndpoints = Object.values<Endpoint>(endpoints)
    .filter(({ shows }) => shows)
    .map(keptEndpoint);
  return (request) => {
    const { url = "", headers } = request;
    if (!isForEverybody(request) || url.length > MAX_TARGET) return undefined;
    const found = kept.ready(url);
    if (found) return pickAnswer(found, headers);
    const endpoint = keptEndpoints.find(({ path }) => path.test(url));
    return endpoint && waitFor(endpoint, request);
  };

  async function waitFor(endpoint: KeptEndpoint, request: IncomingMessage): Promise<ReadyAnswer | undefined> {
    const answers = await kept.get(request.url!, () => make(endpoint, request));
    return answers && pickAnswer(answers, request.headers);
  }

  /** What is refused is not kept, and told anew to each who asks. */
  async function make(
    { route }: KeptEndpoint,
    { url, headers, socket }: IncomingMessage,
  ): Promise<Made<ReadyAnswers | undefined>> {
    const forwarded = headers["x-forwarded-for"];
    const response = await inject((request, reply) => app.routing(request, reply), {
      url: url!,
      // Whoever asks for it first is counted for it, where calls are counted.
      ...(socket.remoteAddress && { remoteAddress: socket.remoteAddress }),
      ...(forwarded && { headers: { "x-forwarded-for": forwarded } }),
    });
    const topics = String(response.headers[SHOWS_HEADER] ?? "").split(" ");
    if (response.statusCode !== 200 || topics[0] === "") return { value: undefined };
    const common = Object.entries(response.headers)
      .filter(([name]) => !writtenAnew.has(name) && !writtenBefore.has(name))
      .map(([name, value]) => [name, String(value)]);
    const value = readyAnswers(await prepareBody(response.body), {
      route,
      status: 200,
      headers: Object.fromEntries(common),
    });
    return { value, keep: { topics, bytes: bytesOf(value) } };
  }
}

function isForEverybody({ method, url = "", headers }: IncomingMessage): boolean {
  return (
    method === "GET" &&
    url.startsWith("/api/") &&
    headers.authorization === undefined &&
    headers.origin === undefined &&
    headers["cache-control"] !== "no-cache"
  );
}

function keptEndpoint({ path }: Endpoint): KeptEndpoint {
  const pattern = path.replaceAll(/\{\w+\}/g, "[^/?]+");
  return { route: path.replaceAll(/\{(\w+)\}/g, ":$1"), path: new RegExp(`^${pattern}(\\?|$)`) };
}
