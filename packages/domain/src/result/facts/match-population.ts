import type { Population } from "../../ruleset/classification.ts";
import type { Entry } from "./facts.ts";

/** Whether an entry is in a table at all (rulebook 12.10): by category, and by having a team (F9 [D1]). */
export function belongs(population: Population, entry: Entry | undefined): boolean {
  if (!entry) return false;
  if (population.onlyTeamMembers === true && entry.teamId === null) return false;
  return population.categories === undefined || population.categories.includes(entry.category);
}

/** An empty population leaves nobody out (rulebook 12.10). */
export function isEveryone({ categories, onlyTeamMembers }: Population): boolean {
  return categories === undefined && onlyTeamMembers !== true;
}
