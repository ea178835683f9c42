/** The text of a file that says nothing about its letters; undefined for what is no text at all. */
export function decodeText(bytes: Uint8Array): string | undefined {
  const encoding = wideEncodingOf(bytes);
  if (encoding) return readable(new TextDecoder(encoding).decode(bytes));
  try {
    return readable(new TextDecoder("utf-8", { fatal: true }).decode(bytes));
  } catch {
    return readable(new TextDecoder(isWestern(bytes) ? "windows-1252" : "windows-1250").decode(bytes));
  }
}

/** Excel's "Unicode text" marks its beginning; other programs write letters of two bytes without a mark. */
function wideEncodingOf(bytes: Uint8Array): "utf-16le" | "utf-16be" | undefined {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return "utf-16le";
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return "utf-16be";
  const start = bytes.subarray(0, 1000);
  const zeros = [0, 0];
  for (const [at, byte] of start.entries()) if (byte === 0) zeros[at % 2]! += 1;
  const [even, odd] = zeros as [number, number];
  // A heading in our letters has a zero in every pair; a few of other alphabets may stand between them.
  if (odd > start.length / 4 && even === 0) return "utf-16le";
  if (even > start.length / 4 && odd === 0) return "utf-16be";
  return undefined;
}

/** A text has line ends and tabs, and nothing else that cannot be seen; old programs end it with a mark. */
function readable(whole: string): string | undefined {
  const text = whole.endsWith(OLD_END) ? whole.slice(0, -1) : whole;
  return /[^\P{Cc}\t\n\v\f\r]|\uFFFD/u.test(text) ? undefined : text;
}

const OLD_END = "\u001A";

/**
 * Older spreadsheets write the letters of their own part of Europe, and the same byte is ø here and ř there. Where the
 * one reading is a vowel and the other a consonant, the letters beside it tell: S?rensen needs a vowel, Dvo?ák does not.
 * What tells nothing is read as Central European.
 */
function isWestern(bytes: Uint8Array): boolean {
  const western = new TextDecoder("windows-1252").decode(bytes);
  const central = new TextDecoder("windows-1250").decode(bytes);
  let score = 0;
  for (let at = 0; at < western.length; at++) {
    if (western[at] === central[at]) continue;
    const before = western[at - 1] ?? "";
    const after = western[at + 1] ?? "";
    score += weigh(western[at]!, central[at]!, before, after);
  }
  return score > 0;
}

/** Above 0 for Western, below for Central European. */
function weigh(western: string, central: string, before: string, after: string): number {
  // ł, ą and ż would be ³, ¹ and ¿ in the middle of a word.
  if (!isLetter(western)) return isLetter(central) && (isLetter(before) || isLetter(after)) ? -3 : 0;
  // Spanish ñ stands before a vowel, Polish ń never does.
  if (/ñ/i.test(western)) return isVowel(after) ? 1 : -1;
  if (isVowel(western) === isVowel(central)) {
    // Italian ì and ù end a word; Czech ě and ů stand inside.
    if (/[ìù]/i.test(western)) return isLetter(after) ? -1 : 1;
    return 0;
  }
  const vowels = Number(isVowel(before)) + Number(isVowel(after));
  const consonants = Number(isConsonant(before)) + Number(isConsonant(after));
  return isVowel(western) ? consonants - vowels : vowels - consonants;
}

function isLetter(character: string): boolean {
  return /\p{L}/u.test(character);
}

function isVowel(character: string): boolean {
  return /^[aeiouyæøœ]/i.test(character.normalize("NFD"));
}

function isConsonant(character: string): boolean {
  return isLetter(character) && !isVowel(character);
}
