import type { AnswerOf, BodyOf, Endpoint, ParamsOf, QueryOf } from "@tightlines/contract/endpoint";
import type { ProblemFields } from "@tightlines/contract/problem";
import { toCamelCase, toSnakeCase } from "@tightlines/contract/wire/case";
import type { FastifyInstance, FastifyRequest } from "fastify";
import type { z } from "zod";
import type { Authenticate } from "../identity/authenticate.ts";
import { requireAccess } from "../identity/caller.ts";
import type { Caller } from "../identity/caller.ts";
import { ProblemError } from "./problem-error.ts";

export interface Call<E extends Endpoint> {
  params: ParamsOf<E>;
  query: QueryOf<E>;
  body: BodyOf<E>;
  caller: Caller;
  request: FastifyRequest;
}

export type Serve = <E extends Endpoint>(
  endpoint: E,
  handle: (call: Call<E>) => Promise<AnswerOf<E>>,
) => void;

/**
 * Wires an endpoint of the contract to the function that carries it out: who may call it is decided
 * before the body is even read, input is validated by the contract's schemas, and keys change between
 * snake_case outside and camelCase inside.
 */
export function createServe(
  app: FastifyInstance,
  authenticate: Authenticate,
  options: { checkAnswers: boolean },
): Serve {
  return (endpoint, handle) => {
    const callers = new WeakMap<FastifyRequest, Caller>();
    app.route({
      method: endpoint.method,
      url: endpoint.path.replaceAll(/\{(\w+)\}/g, ":$1"),
      onRequest: async (request) => {
        const caller = await authenticate(request.headers.authorization);
        requireAccess(endpoint.access, caller, request.params as Record<string, string>);
        callers.set(request, caller);
      },
      handler: async (request, reply) => {
        const answer = await handle({
          params: parse(endpoint.params, request.params),
          query: parse(endpoint.query, toCamelCase(request.query)),
          body: parse(endpoint.body, toCamelCase(request.body ?? {})),
          caller: callers.get(request)!,
          request,
        } as never);
        if (options.checkAnswers) endpoint.answer.parse(answer.data);
        return reply
          .code(endpoint.status)
          .header("cache-control", "no-store")
          .type("application/json; charset=utf-8")
          .send(JSON.stringify(toSnakeCase(answer)));
      },
    });
  };
}

function parse(schema: z.ZodType | undefined, value: unknown): unknown {
  if (!schema) return undefined;
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed.data;
  throw new ProblemError("invalid-input", { fields: fieldProblems(parsed.error) });
}

function fieldProblems(error: z.ZodError): ProblemFields {
  const fields: ProblemFields = {};
  for (const issue of error.issues) (fields[issue.path.join(".")] ??= []).push(issue.message);
  return fields;
}
