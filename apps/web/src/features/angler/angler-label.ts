import type { AnglerResponse } from "@tightlines/contract/angler";
import type { Presence } from "@tightlines/domain/angler/presence";
import { m } from "../../paraglide/messages.js";

/** The categories everybody knows, in the reader's language; an event's own as it was typed. */
export function categoryLabel(category: string): string {
  const known: Record<string, () => string> = {
    open: m.angler_category_open,
    ladies: m.angler_category_ladies,
    youth: m.angler_category_youth,
    masters: m.angler_category_masters,
  };
  return known[category]?.() ?? category;
}

export function presenceLabel(presence: Presence): string {
  const labels: Record<Presence, () => string> = {
    expected: m.angler_presence_expected,
    present: m.angler_presence_present,
    late: m.angler_presence_late,
    absent: m.angler_presence_absent,
    withdrawn: m.angler_presence_withdrawn,
  };
  return labels[presence]();
}

export function nameOf({ firstName, lastName }: Pick<AnglerResponse, "firstName" | "lastName">): string {
  return `${firstName} ${lastName}`;
}
