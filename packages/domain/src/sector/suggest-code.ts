/** The next free codes: A, B, C and so on after Z AA, AB; the parts of a sector are A1, A2, A3. */
export function suggestSectorCodes(taken: readonly string[], count: number, parentCode = ""): string[] {
  const isTaken = new Set(taken.map((code) => code.toUpperCase()));
  const codes: string[] = [];
  for (let index = 0; codes.length < count; index++) {
    const code = parentCode ? `${parentCode}${index + 1}` : lettersOf(index);
    if (!isTaken.has(code)) codes.push(code);
  }
  return codes;
}

function lettersOf(index: number): string {
  const last = String.fromCodePoint(65 + (index % 26));
  return index < 26 ? last : lettersOf(Math.floor(index / 26) - 1) + last;
}
