import { randomUUID } from "node:crypto";
import { createServer } from "node:http";
import type { IncomingMessage, Server, ServerOptions, ServerResponse } from "node:http";
import type { FastifyInstance } from "fastify";
import type { Log } from "../log.ts";

/** An answer that was ready before anybody asked for it, down to its headers. */
export interface ReadyAnswer {
  /** As the log and the figures name it. */
  route: string;
  status: number;
  /** Names and values by turns, without what differs from answer to answer: `date`, `connection`, `x-request-id`. */
  headers: readonly string[];
  body: Buffer | undefined;
}

/** Undefined for everything that takes the long way. A promise is for what is being made ready. */
export type FindReady = (
  request: IncomingMessage,
) => ReadyAnswer | Promise<ReadyAnswer | undefined> | undefined;

export type ObserveRequest = (
  told: { method: string; route: string; status: number },
  seconds: number,
) => void;

type Handle = (request: IncomingMessage, response: ServerResponse) => void;

/**
 * Answers what is ready before the framework sees the request: a page that a thousand people open needs no body parser,
 * no hooks and no headers put together anew. It is counted and logged like any other answer.
 */
export function createShortWay(find: FindReady, log: Log) {
  let isClosing = false;
  let observe: ObserveRequest = () => {};
  return {
    /** For Fastify's `serverFactory`, which leaves the server's own settings to us. */
    createServer(handle: Handle, settings: Record<string, unknown>): Server {
      const {
        http = {},
        keepAliveTimeout,
        requestTimeout,
        connectionTimeout,
      } = settings as unknown as FastifySettings;
      const server = createServer({ ...http, keepAliveTimeout, requestTimeout }, (request, response) => {
        const answer = isClosing ? undefined : find(request);
        if (!answer) handle(request, response);
        else if ("then" in answer) void sendLater(answer, request, response, handle);
        else send(answer, request, response);
      });
      return server.setTimeout(connectionTimeout);
    },
    /** Tells it where answers are counted, and when the server begins to close. */
    join(app: FastifyInstance, observeRequest: ObserveRequest): void {
      observe = observeRequest;
      app.addHook("preClose", async () => {
        isClosing = true;
      });
    },
  };

  function send(
    { route, status, headers, body }: ReadyAnswer,
    { method = "GET" }: IncomingMessage,
    response: ServerResponse,
  ): void {
    const reqId = randomUUID();
    const began = performance.now();
    response.on("close", () => {
      const ms = performance.now() - began;
      observe({ method, route, status }, ms / 1000);
      log.info({ reqId, method, route, status, ms: Math.round(ms * 10) / 10 }, "request");
    });
    const ending = isClosing ? ["connection", "close"] : [];
    response.writeHead(status, ["x-request-id", reqId, ...headers, ...ending]);
    response.end(method === "HEAD" ? undefined : body);
  }

  async function sendLater(
    coming: Promise<ReadyAnswer | undefined>,
    request: IncomingMessage,
    response: ServerResponse,
    handle: Handle,
  ): Promise<void> {
    const answer = await coming.catch(() => undefined);
    if (answer) send(answer, request, response);
    else handle(request, response);
  }
}

interface FastifySettings {
  http?: ServerOptions;
  keepAliveTimeout: number;
  requestTimeout: number;
  connectionTimeout: number;
}
