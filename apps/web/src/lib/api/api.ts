import type { AnswerOf, BodyInput, Endpoint, ParamsInput, QueryInput } from "@tightlines/contract/endpoint";
import type { AnyEndpoint } from "@tightlines/contract/endpoints";
import { IDEMPOTENCY_KEY_HEADER } from "@tightlines/contract/idempotency-key";
import type { ProblemAnswer, SaidFields } from "@tightlines/contract/problem/problem";
import { camelKey, snakeKey, toCamelCase, toSnakeCase } from "@tightlines/contract/wire/case";
import { logFailure } from "../log-failure.ts";
import { m } from "../../paraglide/messages.js";
import { ApiProblem } from "./api-problem.ts";
import { type ChangeKeys, createChangeKeys } from "./change-keys.ts";
import { sayProblem } from "./say-problem.ts";

/**
 * The API's calls, typed by the contract's endpoints. Only their types come in: the schemas, and zod
 * with them, stay out of the browser's bundle.
 */
export interface Api {
  get: Caller<"GET">;
  post: Caller<"POST">;
  patch: Caller<"PATCH">;
  delete: Caller<"DELETE">;
  /** A file to send or to fetch, carried in its own way; token, renewal and refusals are those of every other call. */
  raw: <Answer extends RawAnswer>(
    method: Method,
    path: string,
    transport: (authorization: Record<string, string>) => Promise<Answer>,
  ) => Promise<Answer>;
  /** The same calls for whoever wants to know what the database holds, and not what is kept for all who ask. */
  anew: () => Api;
}

export interface RawAnswer {
  status: number;
  text: () => string | Promise<string>;
}

type Method = Endpoint["method"];
type At<M extends Method, P> = Extract<AnyEndpoint, { method: M; path: P }>;
type Caller<M extends Method> = <P extends Extract<AnyEndpoint, { method: M }>["path"]>(
  path: P,
  ...input: InputOf<At<M, P>>
) => Promise<AnswerOf<At<M, P>>>;

type InputOf<E extends Endpoint> =
  Record<never, never> extends Input<E> ? [input?: Input<E>] : [input: Input<E>];
type Input<E extends Endpoint> = Part<"params", ParamsInput<E>> &
  Part<"query", QueryInput<E>> &
  Part<"body", BodyInput<E>>;
type Part<Name extends string, T> = T extends undefined
  ? unknown
  : Record<never, never> extends T
    ? { [K in Name]?: T }
    : { [K in Name]: T };

export interface ApiRequest {
  method: Method;
  /** Path and query, from the root. */
  url: string;
  headers: Record<string, string>;
  body?: string;
  signal?: AbortSignal;
}

/** Carries a request: by `fetch` in the browser, straight into the application on the server. */
export type Transport = (
  request: ApiRequest,
) => Promise<{ status: number; text: string; date?: string | null }>;

export interface ApiOptions {
  transport: Transport;
  /** The bearer token of whoever is signed in; `renew` asks for a fresh one. */
  token?: (options?: { renew: boolean }) => Promise<string | null>;
  /** Called when the API refuses with 403, before the call fails. */
  onForbidden?: () => void;
  /** Called when the API has done something else than answer a question. */
  onChanged?: () => void;
  /** Sent along with every call. */
  headers?: Record<string, string>;
}

export function createApi(settings: ApiOptions): Api {
  const options = { ...settings, keys: createChangeKeys() };
  const caller = <M extends Method>(method: M) =>
    (async (path: string, input: LooseInput = {}) =>
      send(options, method, path, input)) as unknown as Caller<M>;
  return {
    get: caller("GET"),
    post: caller("POST"),
    patch: caller("PATCH"),
    delete: caller("DELETE"),
    raw: (method, path, transport) => carry(options, method, path, transport),
    anew: () => createApi({ ...settings, headers: { "cache-control": "no-cache" } }),
  };
}

interface Carrier extends ApiOptions {
  keys: ChangeKeys;
}

interface LooseInput {
  params?: Record<string, string>;
  query?: Record<string, unknown>;
  body?: unknown;
}

async function send(options: Carrier, method: Method, path: string, input: LooseInput): Promise<unknown> {
  const request: ApiRequest = {
    method,
    url: addressOf(path, input),
    headers: { accept: "application/json", ...options.headers },
  };
  if (input.body !== undefined) {
    request.body = JSON.stringify(toSnakeCase(input.body));
    request.headers["content-type"] = "application/json";
  }
  const key = method === "POST" || method === "PATCH" ? options.keys.of(request) : undefined;
  if (key) request.headers[IDEMPOTENCY_KEY_HEADER] = key;
  try {
    const answer = await carry(options, method, path, async (authorization) => {
      const { status, text } = await options.transport({
        ...request,
        headers: { ...request.headers, ...authorization },
      });
      return { status, text: () => text };
    });
    return toCamelCase(JSON.parse(answer.text()));
  } catch (error) {
    if (key && isRefusal(error)) options.keys.forget(request);
    else if (key) options.keys.keep(request, key);
    throw error;
  }
}

/** Whether the API itself has said no. After anything else nobody knows whether the change was made. */
function isRefusal(error: unknown): boolean {
  return error instanceof ApiProblem && error.status >= 400 && error.status < 500;
}

/** What every call has in common: the token, one renewal of it, and what happens when it is refused. */
async function carry<Answer extends RawAnswer>(
  options: Carrier,
  method: Method,
  path: string,
  transport: (authorization: Record<string, string>) => Promise<Answer>,
): Promise<Answer> {
  const token = (await options.token?.()) ?? null;
  let answer = await reach(transport, token);
  if (answer.status === 401 && token) {
    // Rights may have changed since the token was made, or it has just expired: one fresh token, one retry.
    const renewed = (await options.token?.({ renew: true })) ?? null;
    if (renewed) answer = await reach(transport, renewed);
  }
  const { status } = answer;
  if (status >= 400)
    throw await refusal({ status, text: await answer.text() }, method, path, options.onForbidden);
  if (method !== "GET") {
    options.keys.forgetAll();
    options.onChanged?.();
  }
  return answer;
}

async function reach<Answer>(
  transport: (authorization: Record<string, string>) => Promise<Answer>,
  token: string | null,
): Promise<Answer> {
  try {
    return await transport(token ? { authorization: `Bearer ${token}` } : {});
  } catch (error) {
    // Somebody stopped it: that is no failure.
    if (error instanceof DOMException && error.name === "AbortError") throw error;
    throw new ApiProblem(0, { detail: m.shell_call_offline(), code: "offline" });
  }
}

function addressOf(path: string, { params = {}, query = {} }: LooseInput): string {
  const filled = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(params[name])));
  const pairs = Object.entries(query).filter(([, value]) => value !== undefined && value !== "");
  const search = new URLSearchParams(
    pairs.map(([name, value]): [string, string] => [snakeKey(name), String(value)]),
  );
  return search.size > 0 ? `${filled}?${search}` : filled;
}

async function refusal(
  answer: { status: number; text: string },
  method: Method,
  path: string,
  onForbidden?: () => void,
): Promise<ApiProblem> {
  const { status, text } = answer;
  const problem = readProblem(text);
  // Not our own words: a proxy in between, say.
  const detail = problem?.detail ?? m.shell_call_failed({ status });
  logFailure(`${method} ${path}: ${status} ${detail}`);
  if (status === 403) onForbidden?.();
  if (!problem) return new ApiProblem(status, { detail, code: "internal-error" });
  return new ApiProblem(status, { ...problem, ...(await sayProblem(problem)) });
}

function readProblem(text: string): ProblemAnswer | undefined {
  try {
    const answer = toCamelCase(JSON.parse(text)) as ProblemAnswer;
    return { ...answer, ...(answer.fields && { fields: camelFields(answer.fields) }) };
  } catch {
    return undefined;
  }
}

function camelFields(fields: SaidFields): SaidFields {
  return Object.fromEntries(
    Object.entries(fields).map(([name, wrong]) => [name.split(".").map(camelKey).join("."), wrong]),
  );
}
