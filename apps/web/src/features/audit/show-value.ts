import { formatDay } from "../../lib/time/format-day.ts";
import { m } from "../../paraglide/messages.js";
import { getLocale } from "../../paraglide/runtime.js";
import { lengthLabel } from "../species/species-label.ts";
import { fieldWord } from "./audit-words.ts";

/** A value of the trail as people read it; times are those of the event's zone. */
export function showValue(value: unknown, field: string, timeZone: string): string {
  if (value === null || value === undefined || value === "") return m.audit_value_none();
  if (typeof value === "boolean") return value ? m.ui_yes() : m.ui_no();
  if (typeof value === "number") return showNumber(value, field);
  if (typeof value === "string") return showText(value, timeZone);
  if (Array.isArray(value)) return showList(value, field, timeZone);
  return showParts(value, timeZone);
}

/** Plain values in one line; rows, such as pegs or the cells of a rotation, one after another. */
function showList(list: readonly unknown[], field: string, timeZone: string): string {
  if (list.length === 0) return m.audit_value_none();
  const isPlain = list.every((each) => typeof each !== "object" || each === null);
  return list.map((each) => showValue(each, field, timeZone)).join(isPlain ? ", " : "; ");
}

/** "Number: 7, Is end: Yes": what is empty or does not apply is left out. */
function showParts(value: object, timeZone: string): string {
  const parts = Object.entries(value)
    .filter(([, part]) => part !== null && part !== "" && part !== false)
    .map(([name, part]) =>
      m.audit_value_part({ field: fieldWord(name), value: showValue(part, name, timeZone) }),
    );
  return parts.join(", ") || m.audit_value_none();
}

/** The event's clock on the wall, with seconds: order matters here. */
export function showMoment(at: string, timeZone: string): string {
  return new Intl.DateTimeFormat(getLocale(), {
    dateStyle: "medium",
    timeStyle: "medium",
    hourCycle: "h23",
    timeZone,
  }).format(new Date(at));
}

function showNumber(value: number, field: string): string {
  // An id that nobody has a name for any more says nothing.
  if (/(_id|Id|_by)$/.test(field)) return m.audit_value_gone();
  return field.endsWith("_mm") ? lengthLabel(value) : String(value);
}

function showText(text: string, timeZone: string): string {
  if (/^\d{4}-\d\d-\d\d$/.test(text)) return formatDay(text);
  if (/^\d{4}-\d\d-\d\dT\d\d:\d\d.*Z$/.test(text)) return showMoment(text, timeZone);
  return text;
}
