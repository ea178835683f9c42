import type { EventResponse } from "@tightlines/contract/event";
import type { Caller } from "../../platform/identity/caller.ts";
import type { EventRowForCaller } from "./event.repository.ts";

export function presentEvent(row: EventRowForCaller, caller: Caller): EventResponse {
  return {
    id: row.id,
    name: row.name,
    url: row.url,
    description: row.description,
    venue: row.venue,
    location: row.location,
    startsOn: row.startsOn,
    endsOn: row.endsOn,
    timeZone: row.timeZone,
    status: row.status,
    logo: row.logo,
    coverPhoto: row.coverPhoto,
    security: row.callerRight && caller.kind === "user" ? caller.uid : null,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  };
}
