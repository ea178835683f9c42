import type { EventResponse, ListedEventResponse } from "@tightlines/contract/event";
import type { EventRight } from "@tightlines/domain/event/event-right";
import type { EventRow } from "../../platform/database/tables/event.table.ts";
import type { Caller } from "../../platform/identity/caller.ts";
import type { ListedEventRow } from "./event.repository.ts";

/** `right` is the caller's own on this event: with one, the answer's `security` is the caller's uid. */
export function presentEvent(row: EventRow, caller: Caller, right: EventRight | null): EventResponse {
  const { description, descriptionHtml } = row;
  return { ...presentListedEvent(row, caller, right), description, descriptionHtml };
}

/** As it stands in a list. */
export function presentListedEvent(
  row: ListedEventRow,
  caller: Caller,
  right: EventRight | null,
): ListedEventResponse {
  return {
    id: row.id,
    name: row.name,
    url: row.url,
    venue: row.venue,
    location: row.location,
    startsOn: row.startsOn,
    endsOn: row.endsOn,
    timeZone: row.timeZone,
    discipline: row.discipline,
    preset: row.ruleset.preset,
    rulesetVersion: row.ruleset.version,
    takesReports: row.ruleset.catching.selfReports !== undefined,
    status: row.status,
    wasCancelled: row.wasCancelled,
    visibility: row.visibility,
    logo: row.logo,
    coverPhoto: row.coverPhoto,
    registrationOpensAt: row.registrationOpensAt?.toISOString() ?? null,
    registrationClosesAt: row.registrationClosesAt?.toISOString() ?? null,
    registrationFor: row.registrationFor,
    capacity: row.capacity,
    teamSize: row.teamSize,
    reserves: row.reserves,
    fee: row.fee,
    needsApproval: row.needsApproval,
    units: row.units,
    protestMinutes: row.protestMinutes,
    security: right && caller.kind === "user" ? caller.uid : null,
    right,
    revision: row.revision,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  };
}
