import { m } from "../../../paraglide/messages.js";
import { SelectField } from "../../../ui/form/SelectField.tsx";
import { fieldNames } from "../../../ui/form/field-name.ts";

const field = fieldNames<{ timeZone: string }>();

export interface TimeZoneFieldProps {
  chosen: string;
  /** Not there yet while one is added. */
  event: { timeZone: string } | undefined;
}

/** The clock by which an event lives. Another one says what it does to the times that are there already. */
export function TimeZoneField({ chosen, event }: TimeZoneFieldProps) {
  const isOther = event && chosen !== event.timeZone;
  return (
    <SelectField
      name={field("timeZone")}
      label={m.event_time_zone()}
      help={
        isOther ? m.event_field_time_zone_change({ zone: labelOf(chosen) }) : m.event_field_time_zone_help()
      }
      options={optionsWith(chosen, event?.timeZone ?? chosen)}
    />
  );
}

/** A browser may call a zone by a name of its own: the event's stays in the list all the same. */
function optionsWith(...known: string[]): { value: string; label: string }[] {
  const zones = new Set(["UTC", ...known, ...Intl.supportedValuesOf("timeZone")].filter(Boolean));
  return [...zones].sort().map((value) => ({ value, label: labelOf(value) }));
}

function labelOf(zone: string): string {
  return zone.replaceAll("_", " ");
}
