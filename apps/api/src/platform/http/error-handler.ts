import { snakeKey, toSnakeCase } from "@tightlines/contract/wire/case";
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { isConnectionLost } from "../database/connection-lost.ts";
import { isLockTimeout } from "../database/lock-rows.ts";
import { ProblemError } from "./problem-error.ts";
import { refuseRest } from "./refuse-rest.ts";
import { traceOf } from "./trace-of.ts";

/** As much is read and thrown away rather than giving up the connection. */
const SMALL_BODY_BYTES = 1024 * 1024;

/** Turns whatever was thrown into the one shape of an error answer. */
export function handleErrors(app: FastifyInstance): void {
  app.setErrorHandler((error: FastifyError, request, reply) =>
    sendProblem(request, reply, asProblem(error, request)),
  );
  app.setNotFoundHandler((request, reply) => sendProblem(request, reply, new ProblemError("not-found")));
}

/** For addresses that cannot be read: Fastify answers them before any hook has run. */
export function answerUnroutable(headers: Record<string, string>) {
  return (error: FastifyError, request: FastifyRequest, reply: FastifyReply): void => {
    void reply.headers({ ...headers, "x-request-id": request.id });
    void sendProblem(request, reply, asProblem(error, request));
  };
}

function sendProblem(request: FastifyRequest, reply: FastifyReply, problem: ProblemError): FastifyReply {
  request.log.debug({ code: problem.code }, "problem");
  if (problem.status === 401) void reply.header("www-authenticate", 'Bearer realm="tightlines"');
  const { seconds } = problem.facts;
  if (typeof seconds === "number") void reply.header("retry-after", seconds);
  if (!request.raw.complete && announcedBytes(request) > SMALL_BODY_BYTES) refuseRest(request, reply);
  const { fields, ...answer } = problem.answer;
  const outside =
    fields && Object.fromEntries(Object.entries(fields).map(([name, wrong]) => [snakePath(name), wrong]));
  return reply
    .code(problem.status)
    .header("cache-control", "no-store")
    .type("application/json; charset=utf-8")
    .send(JSON.stringify(toSnakeCase({ ...answer, ...(outside && { fields: outside }) })));
}

function asProblem(error: FastifyError, request: FastifyRequest): ProblemError {
  if (error instanceof ProblemError) {
    if (error.cause) request.log.error({ err: error.cause, code: error.code }, "request failed");
    return error;
  }
  switch (error.code) {
    case "FST_ERR_CTP_INVALID_JSON_BODY":
    case "FST_ERR_CTP_EMPTY_JSON_BODY":
      return new ProblemError("malformed-json");
    case "FST_ERR_CTP_INVALID_MEDIA_TYPE":
      return new ProblemError("unsupported-type");
    case "FST_ERR_CTP_BODY_TOO_LARGE":
      return new ProblemError("too-large", { facts: { limit: request.routeOptions.bodyLimit } });
  }
  if (error.statusCode !== undefined && error.statusCode >= 400 && error.statusCode < 500) {
    return new ProblemError("malformed-request");
  }
  request.log.error({ error: error.name, code: error.code, trace: traceOf(error) }, "request failed");
  if (isLockTimeout(error)) return new ProblemError("database-busy");
  return new ProblemError(isConnectionLost(error) ? "database-unavailable" : "internal-error");
}

/** A body whose length is not announced may be of any. */
function announcedBytes({ headers }: FastifyRequest): number {
  return headers["transfer-encoding"] === undefined ? Number(headers["content-length"] ?? 0) : Infinity;
}

function snakePath(path: string): string {
  return path.split(".").map(snakeKey).join(".");
}
