import type { EnteredChampionship } from "./enter-championship.ts";

/** What it took to enter a championship, in one line. */
export function tellTally({ fish, operations, tally, startSeconds }: EnteredChampionship): string {
  const { requests, cut, doubled, late, unreached, repeated } = tally;
  return [
    `${fish.length} fish by ${operations} operations in ${requests} requests`,
    `${cut} cut off, ${doubled} sent twice at once, ${late} once more later, ${unreached} met no server`,
    `${repeated} answers that it was applied before`,
    `${startSeconds.length} kills, slowest start ${Math.max(0, ...startSeconds).toFixed(1)} s`,
  ].join("; ");
}
