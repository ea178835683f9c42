import { eventEndpoints } from "@tightlines/contract/event";
import { eventProgressEndpoints } from "@tightlines/contract/event-progress";
import { PAGE_SIZE } from "@tightlines/contract/page";
import type { Db } from "../../platform/database/schema.ts";
import type { Serve } from "../../platform/http/serve.ts";
import { userOf } from "../../platform/identity/caller.ts";
import { countProgress } from "./event-progress.repository.ts";
import type { EventRules } from "./event-rules.ts";
import { presentEvent, presentListedEvent, presentProgress } from "./event.presenter.ts";
import * as events from "./event.repository.ts";
import { addEvent, changeEvent, deleteEvent, getEvent } from "./event.service.ts";
import { changeImage, type FindManagers } from "./event-image.service.ts";

interface EventParts {
  db: Db;
  rules: EventRules;
  findManagers: FindManagers;
}

export function eventRoutes(serve: Serve, { db, rules, findManagers }: EventParts): void {
  serve(eventEndpoints.listEvents, async ({ query: { page, mine, ...query }, caller }) => {
    const userId = caller.kind === "user" ? caller.userId : undefined;
    const filter = { ...query, isMine: mine === "true", userId, canSeeAll: caller.role === "administrator" };
    const [rows, total] = await Promise.all([
      events.findPage(db, filter, { limit: PAGE_SIZE, offset: (page - 1) * PAGE_SIZE }),
      events.count(db, filter),
    ]);
    return {
      data: rows.map((row) => presentListedEvent(row, caller, row.callerRight)),
      meta: { page, pageSize: PAGE_SIZE, total },
    };
  });

  serve(eventEndpoints.getEvent, async ({ event, caller }) => ({
    data: presentEvent(await getEvent(db, event.id), caller, event.right),
  }));

  serve(eventProgressEndpoints.getEventProgress, async ({ event }) => ({
    data: presentProgress(await countProgress(db, event.id)),
  }));

  serve(eventEndpoints.addEvent, async ({ body, caller }) => ({
    data: presentEvent(await addEvent(db, userOf(caller), body, rules), caller, "owner"),
  }));

  serve(eventEndpoints.updateEvent, async ({ event, body, caller }) => ({
    data: presentEvent(await changeEvent(db, userOf(caller), event, body, rules), caller, event.right),
  }));

  serve(eventEndpoints.setEventLogo, async ({ event, body, caller }) => ({
    data: presentEvent(
      await changeImage({ db, findManagers }, userOf(caller), event.id, body),
      caller,
      event.right,
    ),
  }));

  serve(eventEndpoints.setEventCoverPhoto, async ({ event, body, caller }) => ({
    data: presentEvent(
      await changeImage({ db, findManagers }, userOf(caller), event.id, body),
      caller,
      event.right,
    ),
  }));

  serve(eventEndpoints.deleteEvent, async ({ event, caller }) => {
    await deleteEvent(db, userOf(caller), event.id);
    return { data: { id: event.id } };
  });
}
