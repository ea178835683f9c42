import type { z } from "zod";
import type { RateName } from "./limits.ts";
import type { EventNoun, SharedTopic } from "./topic.ts";
import type { ProblemCode } from "./problem/problem.ts";

/**
 * Who may call an endpoint.
 *
 * - `guest`: anyone, also without a token.
 * - `identity`: whoever holds a valid token, also before the `signup` call has made them a user.
 * - `member`, `organizer`, `administrator`: that role of the ladder or a higher one.
 * - `self`: the user named by the path's `{id}`, or an administrator.
 * - `event-guest`: whoever may see the path's `{event}`: everybody, or for a draft those who manage it.
 * - `event-member`: the same people, once they have an account.
 * - `event-scorer`, `event-organizer`, `event-owner`: that right on the path's `{event}` or a higher one,
 *   together with the role organizer; or an administrator.
 */
export type Access = "guest" | "identity" | "member" | "organizer" | "administrator" | "self" | EventAccess;

export type EventAccess = "event-guest" | "event-member" | "event-scorer" | "event-organizer" | "event-owner";

/**
 * One call of the API as data. The API serves it, the browser's client is typed by it, the OpenAPI
 * document is written from it, and the access tests walk the list of all of them.
 */
export interface Endpoint {
  method: "GET" | "POST" | "PATCH" | "DELETE";
  /** Starts with `/api/`; parameters stand in braces: `/api/events/{event}`. */
  path: `/api/${string}`;
  summary: string;
  access: Access;
  status: 200 | 201;
  params?: z.ZodObject;
  query?: z.ZodObject;
  body?: z.ZodObject;
  /** Instead of a body: a multipart form with one `file`, and these fields beside it. */
  upload?: z.ZodObject;
  /** So large a file is read into memory before the call begins: only then can the call be named by a key. */
  uploadBytes?: number;
  /** What stands under `data`. */
  answer: z.ZodType;
  /** Whether the answer is one page of a list and carries `meta`. */
  isPaged?: true;
  /**
   * Whether the answer holds a secret, or is for whoever holds one. No browser keeps it then, and the server keeps it for a
   * call that is sent again only in a form that the caller's key alone opens.
   */
  hasSecret?: true;
  /** Whether the answer, a sheet, a calendar, a paper, a photo or an archive, is sent as a file of this format. */
  file?: "csv" | "xlsx" | "ics" | "pdf" | "webp" | "json";
  /**
   * What an answer to a guest shows, beside the event itself. Many ask for it at the same time: it is kept for all of them
   * until one of these changes.
   */
  shows?: readonly ShownNoun[];
  /** What its calls are counted as, where they cost so much work that they are limited by caller. */
  rate?: RateName;
  /**
   * Whether calls about one event are carried out one after the other, in the order they came. For what many people do in
   * the same second and the database would let through one by one anyway: whoever waits holds no connection meanwhile.
   */
  inTurn?: true;
  /** What can go wrong beyond what every endpoint shares (bad token, bad input, too many requests). */
  problems?: readonly ProblemCode[];
}

export type ShownNoun = SharedTopic | EventNoun;

/** Keeps the literal types of an endpoint, so that paths and schemas can be inferred from it. */
export function endpoint<const E extends Endpoint>(definition: E): E {
  return definition;
}

type Output<S> = S extends z.ZodType ? z.output<S> : undefined;
type Input<S> = S extends z.ZodType ? z.input<S> : undefined;

/** What a handler is given. */
export type ParamsOf<E extends Endpoint> = Output<E["params"]>;
export type QueryOf<E extends Endpoint> = Output<E["query"]>;
export type BodyOf<E extends Endpoint> = Output<E["body"]>;

/** What a caller sends. */
export type ParamsInput<E extends Endpoint> = Input<E["params"]>;
export type QueryInput<E extends Endpoint> = Input<E["query"]>;
export type BodyInput<E extends Endpoint> = Input<E["body"]>;

export type DataOf<E extends Endpoint> = z.output<E["answer"]>;

export interface PageMeta {
  page: number;
  pageSize: number;
  total: number;
}

/** What a call answers with: the data, and for a list the page it is. */
export type AnswerOf<E extends Endpoint> = E extends { isPaged: true }
  ? { data: DataOf<E>; meta: PageMeta }
  : { data: DataOf<E> };
