import { m } from "../../../paraglide/messages.js";

/** A browser may call a zone by a name of its own: the event's stays in the list all the same. */
export function timeZoneOptions(current: string): { value: string; label: string }[] {
  const zones = new Set(["UTC", current, ...Intl.supportedValuesOf("timeZone")].filter(Boolean));
  return [...zones].sort().map((value) => ({ value, label: value.replaceAll("_", " ") }));
}

/** What the zone means, and what another one does to the times that are there already. */
export function timeZoneHelp(chosen: string, event: { timeZone: string } | undefined): string {
  const isOther = event && chosen !== event.timeZone;
  return isOther
    ? m.event_field_time_zone_change({ zone: chosen.replaceAll("_", " ") })
    : m.event_field_time_zone_help();
}
