import { eventEndpoints } from "@tightlines/contract/event";
import { eventProgressEndpoints } from "@tightlines/contract/event-progress";
import { readPage } from "../../platform/database/read-page.ts";
import type { Serve } from "../../platform/http/serve.ts";
import { countProgress } from "./event-progress.repository.ts";
import type { EventRules } from "./event-rules.ts";
import { presentEvent, presentListedEvent, presentProgress } from "./event.presenter.ts";
import * as events from "./event.repository.ts";
import { addEvent, changeEvent, deleteEvent, getEvent } from "./event.service.ts";
import { changeImage, type FindManagers } from "./event-image.service.ts";

interface EventParts {
  rules: EventRules;
  findManagers: FindManagers;
}

export function eventRoutes(serve: Serve, { rules, findManagers }: EventParts): void {
  serve(eventEndpoints.listEvents, async ({ db, query, caller }) => {
    const userId = caller.kind === "user" ? caller.userId : undefined;
    const isMine = query.mine === "true";
    const filter = { ...query, isMine, userId, canSeeAll: caller.role === "administrator" };
    const { rows, meta } = await readPage(
      query,
      (window) => events.findPage(db, filter, window),
      () => events.count(db, filter),
    );
    return {
      data: rows.map((row) => presentListedEvent(row, caller, row.callerRight)),
      meta,
    };
  });

  serve(eventEndpoints.getEvent, async ({ db, event, caller }) => ({
    data: presentEvent(await getEvent(db, event.id), caller, event.right),
  }));

  serve(eventProgressEndpoints.getEventProgress, async ({ db, event }) => ({
    data: presentProgress(await countProgress(db, event.id)),
  }));

  serve(eventEndpoints.addEvent, async (call) => ({
    data: presentEvent(await addEvent(call, call.body, rules), call.caller, "owner"),
  }));

  serve(eventEndpoints.updateEvent, async (call) => ({
    data: presentEvent(await changeEvent(call, call.body, rules), call.caller, call.event.right),
  }));

  serve(eventEndpoints.setEventLogo, async (call) => ({
    data: presentEvent(await changeImage(call, call.body, findManagers), call.caller, call.event.right),
  }));

  serve(eventEndpoints.setEventCoverPhoto, async (call) => ({
    data: presentEvent(await changeImage(call, call.body, findManagers), call.caller, call.event.right),
  }));

  serve(eventEndpoints.deleteEvent, async (call) => {
    await deleteEvent(call);
    return { data: { id: call.event.id } };
  });
}
