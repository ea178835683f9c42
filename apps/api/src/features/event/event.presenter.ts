import type { EventResponse } from "@tightlines/contract/event";
import type { EventRight } from "@tightlines/domain/event/event-right";
import type { EventRow } from "../../platform/database/tables/event.table.ts";
import { renderMarkdown } from "../../platform/markdown/render-markdown.ts";
import type { Caller } from "../../platform/identity/caller.ts";

/** `right` is the caller's own on this event: with one, the answer's `security` is the caller's uid. */
export function presentEvent(row: EventRow, caller: Caller, right: EventRight | null): EventResponse {
  return {
    id: row.id,
    name: row.name,
    url: row.url,
    description: row.description,
    descriptionHtml: renderMarkdown(row.description),
    venue: row.venue,
    location: row.location,
    startsOn: row.startsOn,
    endsOn: row.endsOn,
    timeZone: row.timeZone,
    discipline: row.discipline,
    preset: row.ruleset.preset,
    status: row.status,
    visibility: row.visibility,
    logo: row.logo,
    coverPhoto: row.coverPhoto,
    security: right && caller.kind === "user" ? caller.uid : null,
    right,
    revision: row.revision,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  };
}
