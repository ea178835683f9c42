import type { AnglerResponse } from "@tightlines/contract/angler";

/** The anglers of each team by slot, those without one last. Whoever is in no team is in none of the lists. */
export function groupByTeam(anglers: readonly AnglerResponse[]): Map<number, AnglerResponse[]> {
  const teams = new Map<number, AnglerResponse[]>();
  for (const angler of anglers) {
    if (angler.teamId === null) continue;
    const others = teams.get(angler.teamId);
    if (others) others.push(angler);
    else teams.set(angler.teamId, [angler]);
  }
  for (const members of teams.values())
    members.sort((a, b) => (a.slot ?? Infinity) - (b.slot ?? Infinity) || a.number - b.number);
  return teams;
}
