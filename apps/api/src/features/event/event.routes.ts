import { eventEndpoints } from "@tightlines/contract/event";
import { PAGE_SIZE } from "@tightlines/contract/page";
import type { Kysely } from "kysely";
import type { Schema } from "../../platform/database/schema.ts";
import { ProblemError } from "../../platform/http/problem-error.ts";
import type { Serve } from "../../platform/http/serve.ts";
import type { Caller } from "../../platform/identity/caller.ts";
import { presentEvent } from "./event.presenter.ts";
import * as events from "./event.repository.ts";

export function eventRoutes(serve: Serve, { db }: { db: Kysely<Schema> }): void {
  serve(eventEndpoints.listEvents, async ({ query: { page, search }, caller }) => {
    const filter = { search, ...visibilityFor(caller) };
    const [rows, total] = await Promise.all([
      events.findPage(db, filter, { limit: PAGE_SIZE, offset: (page - 1) * PAGE_SIZE }),
      events.count(db, filter),
    ]);
    return { data: rows.map((row) => presentEvent(row, caller)), meta: { page, pageSize: PAGE_SIZE, total } };
  });

  serve(eventEndpoints.getEvent, async ({ params, caller }) => {
    const row = await events.findByKey(db, params.event, visibilityFor(caller));
    if (!row) throw new ProblemError("event-not-found");
    return { data: presentEvent(row, caller) };
  });
}

function visibilityFor(caller: Caller): Omit<events.EventFilter, "search"> {
  return {
    userId: caller.kind === "user" ? caller.userId : undefined,
    canSeeAll: caller.role === "administrator",
  };
}
