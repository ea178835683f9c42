/** A browser may call a zone by a name of its own: the event's stays in the list all the same. */
export function timeZoneOptions(current: string): { value: string; label: string }[] {
  const zones = new Set(["UTC", current, ...Intl.supportedValuesOf("timeZone")].filter(Boolean));
  return [...zones].sort().map((value) => ({ value, label: value.replaceAll("_", " ") }));
}
