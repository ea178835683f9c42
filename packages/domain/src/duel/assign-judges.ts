import type { Round } from "./pair-rounds.ts";

/**
 * Who judges each pair of a round: the judges in turn, moved on by one from round to round. Nobody judges a team mate
 * where another judge can (R8 [S19]). Null where the judges run out: an official judges there.
 */
export function assignJudges(
  { pairs, judgeIds }: Round,
  index: number,
  areMates: (one: number, other: number) => boolean,
): (number | null)[] {
  const bench = [...judgeIds, ...pairs.slice(judgeIds.length).map(() => null)];
  const pairOf = new Map<number, number>();

  function seat(pair: number, asked: Set<number>): boolean {
    for (const place of placesFor(pair)) {
      if (asked.has(place) || !isNeutral(pair, place)) continue;
      asked.add(place);
      const holder = pairOf.get(place);
      if (holder === undefined || seat(holder, asked)) {
        pairOf.set(place, pair);
        return true;
      }
    }
    return false;
  }

  /** The judge whose turn it is, then the others after them. */
  function placesFor(pair: number): number[] {
    const first = (pair + index) % pairs.length;
    return bench.map((_, step) => (first + step) % bench.length);
  }

  function isNeutral(pair: number, place: number): boolean {
    const judge = bench[place];
    return judge == null || !pairs[pair]!.some((id) => areMates(id, judge));
  }

  const unseated = pairs.flatMap((_, pair) => (seat(pair, new Set()) ? [] : pair));
  for (const pair of unseated) {
    const place = placesFor(pair).find((one) => !pairOf.has(one));
    if (place !== undefined) pairOf.set(place, pair);
  }
  const judges: (number | null)[] = pairs.map(() => null);
  for (const [place, pair] of pairOf) judges[pair] = bench[place] ?? null;
  return judges;
}
