import type { Access, BodyOf, Endpoint, EventAccess, ParamsOf, QueryOf } from "@tightlines/contract/endpoint";
import type { FastifyRequest } from "fastify";
import type { Db } from "../database/schema.ts";
import type { Caller, IdentityCaller, UserCaller } from "../identity/caller.ts";
import type { ServedEvent } from "../identity/event-access.ts";

/** One call of an endpoint, after its access rule has admitted the caller and its schemas have read the input. */
export interface Call<E extends Endpoint> {
  /** A transaction already where the call has an idempotency key: services open theirs with `inTransaction`. */
  db: Db;
  caller: CallerOf<E["access"]>;
  /** The event the path names, where the endpoint's access rule is about one. */
  event: E["access"] extends EventAccess ? ServedEvent : undefined;
  params: ParamsOf<E>;
  query: QueryOf<E>;
  body: BodyOf<E>;
  /** What was uploaded, where the endpoint says how large it may be. */
  file: E["uploadBytes"] extends number ? Buffer : undefined;
  request: FastifyRequest;
  passTurn: () => void;
}

/** A call by somebody who has an account. Handlers pass their call on to services as it is. */
export interface UserCall {
  db: Db;
  caller: UserCaller;
}

/** Such a call on one event. */
export interface EventCall extends UserCall {
  event: ServedEvent;
  /**
   * Lets the next call about this event begin, where they take turns: for whoever has locked a row that the next one waits
   * for, so that the order holds and what comes before that row is done meanwhile.
   */
  passTurn?: () => void;
}

/** What an access rule promises about whoever it admits. */
type CallerOf<Rule extends Access> = Rule extends "guest" | "event-guest"
  ? Caller
  : Rule extends "identity"
    ? IdentityCaller | UserCaller
    : UserCaller;
