import { isDeepStrictEqual } from "node:util";
import type { AnswerOf, Endpoint } from "@tightlines/contract/endpoint";
import { SHEET_ROWS_PER_ATTEMPT } from "@tightlines/contract/limits";
import { toSnakeCase } from "@tightlines/contract/wire/case";
import type { Sheet } from "@tightlines/contract/sheet";
import type { FastifyInstance, FastifyRequest } from "fastify";
import type { Authenticate } from "../identity/authenticate.ts";
import type { Db } from "../database/schema.ts";
import { requireAccess, requireKind } from "../identity/caller.ts";
import type { Caller } from "../identity/caller.ts";
import { isEventAccess, requireEventAccess } from "../identity/event-access.ts";
import type { FindEvent, ServedEvent } from "../identity/event-access.ts";
import { sendSheet } from "../sheet/send-sheet.ts";
import type { Call } from "./call.ts";
import { addressKey, type RateLimits } from "./rate-limit.ts";
import { readInput } from "./read-input.ts";

export type Serve = <E extends Endpoint>(
  endpoint: E,
  handle: (call: Call<E>) => Promise<AnswerOf<E>>,
) => void;

export interface ServeOptions {
  checkAnswers: boolean;
  rateLimits: RateLimits;
}

/**
 * Wires an endpoint of the contract to the function that carries it out: who may call it is decided
 * before the body is even read, input is validated by the contract's schemas, and keys change between
 * snake_case outside and camelCase inside.
 */
export function createServe(
  app: FastifyInstance,
  db: Db,
  authenticate: Authenticate,
  findEvent: FindEvent,
  options: ServeOptions,
): Serve {
  return (endpoint, handle) => {
    const admitted = new WeakMap<FastifyRequest, { caller: Caller; event: ServedEvent | undefined }>();
    app.route({
      method: endpoint.method,
      url: endpoint.path.replaceAll(/\{(\w+)\}/g, ":$1"),
      onRequest: async (request) => {
        const caller = await authenticate(request.headers.authorization, endpoint.access);
        const params = request.params as Record<string, string>;
        let event: ServedEvent | undefined;
        if (isEventAccess(endpoint.access)) {
          event = await findEvent(params["event"] ?? "", caller);
          requireEventAccess(endpoint.access, event, caller);
        } else {
          requireAccess(endpoint.access, caller, params);
        }
        requireKind(endpoint.access, caller);
        admitted.set(request, { caller, event });
      },
      handler: async (request, reply) => {
        const { caller, event } = admitted.get(request)!;
        const rate = endpoint.file ? "sheet" : endpoint.rate;
        const holder = holderOf(caller, request);
        if (rate) await options.rateLimits[rate].take(holder);
        const answer = await handle({
          db,
          params: readInput(endpoint.params, request.params),
          query: readInput(endpoint.query, request.query),
          body: readInput(endpoint.body, request.body ?? {}),
          caller,
          event,
          request,
        } as never);
        if (options.checkAnswers) checkAnswer(endpoint, answer.data);
        if (endpoint.file) await options.rateLimits.sheet.spend(holder, costOf(answer.data as Sheet));
        // The service worker keeps what everybody may see, and nothing that was made for one person.
        if (endpoint.method === "GET" && caller.kind === "guest")
          void reply.header("x-tightlines-public", "1");
        void reply.code(endpoint.status).header("cache-control", "no-store");
        if (endpoint.file) return sendSheet(reply, endpoint.file, answer.data as Sheet, event?.url);
        return reply.type("application/json; charset=utf-8").send(JSON.stringify(toSnakeCase(answer)));
      },
    });
  };
}

/** Writing a long table takes time: it counts as several files. */
function costOf({ rows }: Sheet): number {
  return Math.floor(rows.length / SHEET_ROWS_PER_ATTEMPT);
}

/** A club behind one address shares it only while its people are not signed in. */
function holderOf(caller: Caller, request: FastifyRequest): string {
  return caller.kind === "user" ? caller.uid : addressKey(request.ip);
}

/** A field that the schema does not know would be sent all the same: it counts as wrong, too. */
function checkAnswer(endpoint: Endpoint, data: unknown): void {
  if (!isDeepStrictEqual(endpoint.answer.parse(data), data))
    throw new Error(`${endpoint.method} ${endpoint.path} answers with more than its schema says`);
}
