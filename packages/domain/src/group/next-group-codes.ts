/** The next free letters in the order of a spreadsheet: A to Z, then AA, AB and so on. */
export function nextGroupCodes(taken: readonly string[], count: number): string[] {
  const known = new Set(taken);
  const codes: string[] = [];
  for (let index = 0; codes.length < count; index += 1) {
    const code = letterAt(index);
    if (!known.has(code)) codes.push(code);
  }
  return codes;
}

function letterAt(index: number): string {
  const last = String.fromCodePoint(65 + (index % 26));
  return index < 26 ? last : letterAt(Math.floor(index / 26) - 1) + last;
}
