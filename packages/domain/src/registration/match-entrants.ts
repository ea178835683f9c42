interface Named {
  readonly nameKey: string;
}

/**
 * Who each of those named now was before: by name, and where a name is new, whoever stood in that position and is not named
 * any more. A corrected name is still the same angler on the start list.
 */
export function matchEntrants<Before extends Named>(
  before: readonly Before[],
  now: readonly Named[],
): (Before | undefined)[] {
  const names = new Set(now.map(({ nameKey }) => nameKey));
  return now.map(({ nameKey }, position) => {
    const stoodHere = before[position];
    const isGone = stoodHere !== undefined && !names.has(stoodHere.nameKey);
    return before.find((each) => each.nameKey === nameKey) ?? (isGone ? stoodHere : undefined);
  });
}
