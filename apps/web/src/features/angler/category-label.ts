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
