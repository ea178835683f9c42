/**
 * Whether one word becomes the other when at most so many letters are added, left out or replaced. Words that differ
 * more in length are told apart at once, and the comparison ends as soon as there are too many slips.
 */
export function isWithinSlips(a: ArrayLike<string>, b: ArrayLike<string>, most: number): boolean {
  if (Math.abs(a.length - b.length) > most) return false;
  const reach = Math.floor(most);
  let before = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i++) {
    // Further from the diagonal, too many letters are added or left out already.
    const [first, last] = [Math.max(1, i - reach), Math.min(b.length, i + reach)];
    const row = Array<number>(first).fill(Infinity);
    row[0] = i;
    let fewest = i;
    for (let j = first; j <= last; j++) {
      const replaced = before[j - 1]! + (a[i - 1] === b[j - 1] ? 0 : 1);
      const slips = Math.min(replaced, (before[j] ?? Infinity) + 1, row[j - 1]! + 1);
      row.push(slips);
      fewest = Math.min(fewest, slips);
    }
    if (fewest > most) return false;
    before = row;
  }
  return (before[b.length] ?? Infinity) <= most;
}
