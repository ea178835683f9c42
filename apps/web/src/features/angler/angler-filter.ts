import type { AnglerResponse } from "@tightlines/contract/angler";
import { readTableSearch, type TableSearch } from "../../lib/list/table-search.ts";

/** What a list of anglers is narrowed down to. Ids as they stand in an address; "none" for those without. */
export interface AnglerFilter {
  team?: string;
  group?: string;
  category?: string;
}

/** Reads it from an address; nonsense is left out. */
export function readAnglerFilter(raw: Record<string, unknown>): AnglerFilter {
  const [team, group, category] = [readId(raw["team"]), readId(raw["group"]), raw["category"]];
  return {
    ...(team && { team }),
    ...(group && { group }),
    ...(typeof category === "string" && category !== "" && { category: category.slice(0, 30) }),
  };
}

/** What the address of the organizer's list says. */
export function readAnglerListSearch(raw: Record<string, unknown>): AnglerFilter & TableSearch {
  return { ...readAnglerFilter(raw), ...readTableSearch(raw) };
}

export function filterAnglers(
  anglers: readonly AnglerResponse[],
  filter: AnglerFilter,
): readonly AnglerResponse[] {
  const { team, group, category } = filter;
  if (!team && !group && !category) return anglers;
  return anglers.filter(
    (angler) =>
      (!team || String(angler.teamId ?? "none") === team) &&
      (!group || String(angler.groupId ?? "none") === group) &&
      (!category || angler.category === category),
  );
}

function readId(value: unknown): string | undefined {
  const text = String(value);
  return text === "none" || /^[1-9]\d{0,14}$/.test(text) ? text : undefined;
}
