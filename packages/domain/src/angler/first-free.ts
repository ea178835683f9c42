/** The smallest number from 1 that nobody has: the next slot of a team, the gap somebody left. */
export function firstFree(taken: ReadonlySet<number>): number {
  let number = 1;
  while (taken.has(number)) number += 1;
  return number;
}
