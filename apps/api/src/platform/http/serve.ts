import { isDeepStrictEqual } from "node:util";
import type { AnswerOf, Endpoint, ShownNoun } from "@tightlines/contract/endpoint";
import { REPLAYED_HEADER, takesIdempotencyKey } from "@tightlines/contract/idempotency-key";
import { SHEET_ROWS_PER_ATTEMPT } from "@tightlines/contract/limits";
import { eventTopic, isSharedTopic, type Topic } from "@tightlines/contract/topic";
import type { ArchiveFile } from "@tightlines/contract/archive/archive";
import type { CalendarFile } from "@tightlines/contract/calendar";
import type { PaperFile } from "@tightlines/contract/paper";
import type { PhotoFile } from "@tightlines/contract/photo";
import type { Sheet } from "@tightlines/contract/sheet";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { Db } from "../database/schema.ts";
import { answerOnce } from "../idempotency/answer-once.ts";
import type { SentAnswer } from "../idempotency/idempotency-key.repository.ts";
import { hashOf, readNamedCall } from "../idempotency/named-call.ts";
import type { Authenticate } from "../identity/authenticate.ts";
import { requireAccess, requireKind } from "../identity/caller.ts";
import type { Caller } from "../identity/caller.ts";
import { isEventAccess, requireEventAccess } from "../identity/event-access.ts";
import type { FindEvent, ServedEvent } from "../identity/event-access.ts";
import { CALENDAR_TYPE } from "../calendar/calendar-type.ts";
import { PDF_TYPE } from "../paper/press.ts";
import { sendSheet } from "../sheet/send-sheet.ts";
import type { Call } from "./call.ts";
import { addressKey, type RateLimits } from "./rate-limit.ts";
import { readInput } from "./read-input.ts";
import { readUpload } from "./read-upload.ts";
import { sendFile } from "./send-file.ts";
import { SHOWS_HEADER } from "./shows-header.ts";
import { createTurns } from "./turns.ts";
import { writeAnswer } from "./write-answer.ts";

/**
 * `handle` carries a call out. Everything it does to the database through the call's own handle may be one transaction
 * with the call's idempotency key. `afterCommit` is for what must be told elsewhere when that is committed; a call that is
 * sent again tells it again, since the process may have died before it could.
 */
export type Serve = <E extends Endpoint>(
  endpoint: E,
  handle: (call: Call<E>) => Promise<AnswerOf<E>>,
  afterCommit?: (call: Call<E>) => Promise<void>,
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
  const takeTurn = createTurns();
  return (endpoint, handle, afterCommit) => {
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
        const rate = endpoint.rate ?? (endpoint.file && "sheet");
        const holder = holderOf(caller, request);
        if (rate) await options.rateLimits[rate].take(holder);
        const call = {
          db,
          params: readInput(endpoint.params, request.params),
          query: readInput(endpoint.query, request.query),
          body: readInput(endpoint.body, request.body ?? {}),
          caller,
          event,
          request,
          file: await readWholeFile(endpoint, request),
        };
        let passTurn = () => {};
        const carryOut = async (within: Db) => {
          const answer = await handle({ ...call, db: within, passTurn } as never);
          if (options.checkAnswers) checkAnswer(endpoint, answer.data);
          return answer;
        };
        if (endpoint.file === "ics") {
          const { name, text } = (await carryOut(db)).data as CalendarFile;
          return sendFile(request, reply, { name: `${name}.ics`, type: CALENDAR_TYPE, content: text });
        }
        if (endpoint.file === "pdf") {
          const { name, bytes } = (await carryOut(db)).data as PaperFile;
          return sendFile(request, reply, { name: `${name}.pdf`, type: PDF_TYPE, content: bytes });
        }
        if (endpoint.file === "webp") {
          const { name, bytes } = (await carryOut(db)).data as PhotoFile;
          return sendFile(request, reply, { name: `${name}.webp`, type: "image/webp", content: bytes });
        }
        if (endpoint.file === "json") {
          const { name, text } = (await carryOut(db)).data as ArchiveFile;
          return sendFile(request, reply, { name: `${name}.json`, type: "application/json", content: text });
        }
        if (endpoint.file) {
          const sheet = (await carryOut(db)).data as Sheet;
          await options.rateLimits.sheet.spend(holder, costOf(sheet));
          return sendSheet(beginAnswer(reply, endpoint, caller), endpoint.file, sheet, event?.url);
        }
        const write = async (within: Db): Promise<SentAnswer> => ({
          status: endpoint.status,
          body: await writeAnswer(await carryOut(within), { inParts: !within.isTransaction }),
        });
        const named = takesIdempotencyKey(endpoint)
          ? readNamedCall(request, caller, {
              content: call.file ? hashOf(call.file) : endpoint.body && request.body,
              hasSecret: endpoint.hasSecret,
            })
          : undefined;
        const answer = async () =>
          named ? answerOnce(db, named, write) : { ...(await write(db)), isReplayed: false };
        const isInTurn = endpoint.inTurn && event;
        const { status, body, isReplayed } = await (isInTurn
          ? takeTurn(event.id, (pass) => {
              passTurn = pass;
              return answer();
            })
          : answer());
        await afterCommit?.(call as never);
        if (isReplayed) void reply.header(REPLAYED_HEADER, "true");
        if (endpoint.shows && caller.kind === "guest")
          void reply.header(SHOWS_HEADER, topicsOf(endpoint.shows, event?.id).join(" "));
        return beginAnswer(reply, endpoint, caller)
          .code(status)
          .type("application/json; charset=utf-8")
          .send(body);
      },
    });
  };
}

/** Before the call begins: a file may arrive for minutes, in which no transaction must be open. */
async function readWholeFile(
  { uploadBytes }: Endpoint,
  { raw }: FastifyRequest,
): Promise<Buffer | undefined> {
  return uploadBytes === undefined ? undefined : (await readUpload(raw, uploadBytes)).file;
}

/** What all good answers have in common. */
function beginAnswer(
  reply: FastifyReply,
  { method, status, hasSecret }: Endpoint,
  caller: Caller,
): FastifyReply {
  // The service worker keeps what everybody may see, and nothing that was made for one person.
  if (method === "GET" && caller.kind === "guest" && !hasSecret)
    void reply.header("x-tightlines-public", "1");
  return reply.code(status).header("cache-control", "no-store");
}

/** An answer about an event shows the event itself as well, and whether it may be seen. */
function topicsOf(shows: readonly ShownNoun[], eventId: number | undefined): Topic[] {
  const own = eventId === undefined ? [] : [eventTopic(eventId)];
  return [...own, ...shows.map((noun) => topicOf(noun, eventId))];
}

function topicOf(noun: ShownNoun, eventId: number | undefined): Topic {
  if (isSharedTopic(noun)) return noun;
  if (eventId === undefined) throw new Error(`Which event's ${noun} is shown?`);
  return eventTopic(eventId, noun);
}

/** Writing a long table takes time: it counts as several files. */
function costOf({ rows }: Sheet): number {
  return Math.floor(rows.length / SHEET_ROWS_PER_ATTEMPT);
}

/** A club behind one address shares it only while its people are not signed in. */
function holderOf(caller: Caller, request: FastifyRequest): string {
  return caller.kind === "guest" ? addressKey(request.ip) : caller.uid;
}

/** A field that the schema does not know would be sent all the same: it counts as wrong, too. */
function checkAnswer(endpoint: Endpoint, data: unknown): void {
  if (!isDeepStrictEqual(endpoint.answer.parse(data), data))
    throw new Error(`${endpoint.method} ${endpoint.path} answers with more than its schema says`);
}
