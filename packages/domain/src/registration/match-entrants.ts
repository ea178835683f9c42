interface Named {
  readonly nameKey: string;
  readonly email?: string | undefined;
  readonly userId?: number | null | undefined;
}

/**
 * Who each of those named now was before: by name, and where a name is new, whoever stood in that position, is not named any
 * more and is the same person by their account, their address or all but a slip of their name. A corrected name is still the
 * same angler on the start list; somebody else in their place is another angler.
 */
export function matchEntrants<Before extends Named>(
  before: readonly Before[],
  now: readonly Named[],
): (Before | undefined)[] {
  const names = new Set(now.map(({ nameKey }) => nameKey));
  return now.map((named, position) => {
    const stoodHere = before[position];
    const isCorrected =
      stoodHere !== undefined && !names.has(stoodHere.nameKey) && isProbablySame(stoodHere, named);
    return before.find((each) => each.nameKey === named.nameKey) ?? (isCorrected ? stoodHere : undefined);
  });
}

function isProbablySame(before: Named, now: Named): boolean {
  const isOneAccount = before.userId != null && before.userId === now.userId;
  const isOneAddress = Boolean(before.email) && before.email === now.email;
  return isOneAccount || isOneAddress || countSlips(before.nameKey, now.nameKey) <= SLIPS;
}

const SLIPS = 2;

/** How many letters have to be added, left out or replaced to make one of the other. */
function countSlips(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (const [index, letter] of Array.from(one).entries()) {
    const next = [index + 1];
    for (let column = 1; column <= other.length; column += 1)
      next.push(
        Math.min(
          row[column]! + 1,
          next[column - 1]! + 1,
          row[column - 1]! + (letter === other[column - 1] ? 0 : 1),
        ),
      );
    row = next;
  }
  return row[other.length]!;
}
