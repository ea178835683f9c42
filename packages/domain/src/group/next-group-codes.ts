/**
 * The next free codes, in the manner of those that are taken. The first ones are letters as a spreadsheet counts them, A to Z,
 * then AA, AB and so on; or numbers where the sectors have letters, so that "A" is one thing on every paper.
 */
export function nextGroupCodes(
  taken: readonly string[],
  count: number,
  sectorCodes: readonly string[] = [],
): string[] {
  const known = new Set(taken);
  const isNumbered = taken.length > 0 ? taken.every(isNumber) : sectorCodes.some((code) => !isNumber(code));
  const codes: string[] = [];
  for (let index = 0; codes.length < count; index += 1) {
    const code = isNumbered ? String(index + 1) : letterAt(index);
    if (!known.has(code)) codes.push(code);
  }
  return codes;
}

function isNumber(code: string): boolean {
  return /^\d+$/.test(code);
}

function letterAt(index: number): string {
  const last = String.fromCodePoint(65 + (index % 26));
  return index < 26 ? last : letterAt(Math.floor(index / 26) - 1) + last;
}
