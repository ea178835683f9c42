/** How many places there are: of the whole event, and of single categories. Null is no limit. */
export interface Capacity {
  readonly total: number | null;
  readonly categories: ReadonlyMap<string, number>;
}

/** How many places are given away: confirmed, or offered to somebody who has not answered yet. */
export interface Taken {
  readonly total: number;
  readonly categories: ReadonlyMap<string, number>;
}

export interface Waiting {
  readonly id: number;
  readonly category: string;
}

/** How many more can come in a category; null for any number. */
export function placesLeft(capacity: Capacity, taken: Taken, category: string): number | null {
  const limits = [
    capacity.total === null ? [] : [capacity.total - taken.total],
    capacity.categories.has(category)
      ? [capacity.categories.get(category)! - (taken.categories.get(category) ?? 0)]
      : [],
  ].flat();
  return limits.length === 0 ? null : Math.max(0, Math.min(...limits));
}

/**
 * How many more can come to an event, of how many, whatever their category. Where each category has its limit, there are no
 * more places than these have together.
 */
export function placesOverall(
  capacity: Capacity,
  taken: Taken,
  categories: readonly string[],
): { capacity: number | null; placesLeft: number | null } {
  const ofEvent = placesLeft({ ...capacity, categories: new Map() }, taken, "");
  const limits = categories.map((category) => capacity.categories.get(category));
  if (limits.length === 0 || limits.includes(undefined))
    return { capacity: capacity.total, placesLeft: ofEvent };
  const sum = (numbers: readonly (number | null | undefined)[]) =>
    numbers.reduce<number>((total, each) => total + (each ?? 0), 0);
  return {
    capacity: Math.min(capacity.total ?? Infinity, sum(limits)),
    placesLeft: Math.min(
      ofEvent ?? Infinity,
      sum(categories.map((category) => placesLeft(capacity, taken, category))),
    ),
  };
}

/**
 * Who of a queue gets a place, in the order of the queue. Whoever stands first is not passed by anybody of their category;
 * somebody whose category is full holds nobody of another category back.
 */
export function fillPlaces<Registration extends Waiting>(
  queue: readonly Registration[],
  capacity: Capacity,
  taken: Taken,
): Registration[] {
  const categories = new Map(taken.categories);
  let { total } = taken;
  return queue.filter(({ category }) => {
    if (placesLeft(capacity, { total, categories }, category) === 0) return false;
    total += 1;
    categories.set(category, (categories.get(category) ?? 0) + 1);
    return true;
  });
}
