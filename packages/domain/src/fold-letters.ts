/** Small letters without accents, so that "Žďár" and "zdar" are the same word. */
export function foldLetters(text: string): string {
  return text
    .normalize("NFKD")
    .replaceAll(/\p{M}/gu, "")
    .toLowerCase()
    .replaceAll(/[ßæøłđþœ]/g, (letter) => ligatures[letter]!);
}

/** Letters that are not made of another one and a mark. */
const ligatures: Record<string, string> = { ß: "ss", æ: "ae", ø: "o", ł: "l", đ: "d", þ: "th", œ: "oe" };
