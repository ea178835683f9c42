import { eventEndpoints } from "@tightlines/contract/event";
import type { AccountQuotas } from "@tightlines/contract/limits";
import type { EventRight } from "@tightlines/domain/event/event-right";
import { readPage } from "../../platform/database/read-page.ts";
import type { Db } from "../../platform/database/schema.ts";
import type { Serve } from "../../platform/http/serve.ts";
import type { Caller } from "../../platform/identity/caller.ts";
import type { EventParts } from "./event-parts.ts";
import { requireEventQuota } from "./event-quota.service.ts";
import { presentEvent, presentListedEvent } from "./event.presenter.ts";
import * as events from "./event.repository.ts";
import { addEvent, changeEvent, deleteEvent, getEvent } from "./event.service.ts";
import { changeImage } from "./event-image.service.ts";

interface EventRoutes {
  parts: EventParts;
  quotas: AccountQuotas;
  /** What later nouns do when an event has been changed. */
  afterChange: (eventId: number) => Promise<void>;
}

export function eventRoutes(serve: Serve, { parts, quotas, afterChange }: EventRoutes): void {
  serve(eventEndpoints.listEvents, async ({ db, query, caller }) => {
    const rights = await rightsOf(db, caller);
    const isMine = query.mine === "true";
    const filter = {
      ...query,
      isMine,
      ownIds: [...rights.keys()],
      canSeeAll: caller.role === "administrator",
    };
    const { rows, meta } = await readPage(
      query,
      (window) => events.findPage(db, filter, window),
      () => events.count(db, filter),
    );
    return {
      data: rows.map((row) => presentListedEvent(row, caller, rights.get(row.id) ?? null)),
      meta,
    };
  });

  serve(eventEndpoints.getEvent, async ({ db, event, caller }) => ({
    data: presentEvent(await getEvent(db, event.id), caller, event.right),
  }));

  serve(eventEndpoints.addEvent, async (call) => {
    await requireEventQuota(call, quotas);
    return { data: presentEvent(await addEvent(call, call.body, parts), call.caller, "owner") };
  });

  serve(
    eventEndpoints.updateEvent,
    async (call) => ({
      data: presentEvent(await changeEvent(call, call.body, parts), call.caller, call.event.right),
    }),
    ({ event }) => afterChange(event.id),
  );

  serve(eventEndpoints.setEventLogo, async (call) => ({
    data: presentEvent(await changeImage(call, call.body, parts.rights), call.caller, call.event.right),
  }));

  serve(eventEndpoints.setEventCoverPhoto, async (call) => ({
    data: presentEvent(await changeImage(call, call.body, parts.rights), call.caller, call.event.right),
  }));

  serve(eventEndpoints.deleteEvent, async (call) => {
    await deleteEvent(call, parts);
    return { data: { id: call.event.id } };
  });

  /** A guest has none. */
  async function rightsOf(db: Db, caller: Caller): Promise<ReadonlyMap<number, EventRight>> {
    return caller.kind === "user" ? parts.rights.findByUser(db, caller.userId) : new Map();
  }
}
