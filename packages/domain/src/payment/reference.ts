/**
 * What somebody writes into their payment so that it is found again: digits alone, at most ten, and never a zero in
 * front, so that it is a Czech and Slovak variable symbol as it stands. It is made of the registration's id and
 * a digit that shows a slip: a reference with one wrong digit, or with two neighbours swapped, is nobody's.
 */
export type Reference = string;

/** Added to the id, so that a reference is longer than a year or a start number in somebody's message. */
const FIRST = 10_000;

/** Nine digits and the one that shows a slip are ten. */
const LAST = 999_999_999;

export function makeReference(registrationId: number): Reference {
  const number = FIRST + registrationId;
  if (!Number.isSafeInteger(registrationId) || registrationId < 1 || number > LAST)
    throw new RangeError(`No reference for registration ${registrationId}`);
  return `${number}${checkDigit(String(number))}`;
}

/** Reads digits that may have zeros in front, which banks add and take away. Undefined where they are no reference. */
export function readReference(digits: string): Reference | undefined {
  const reference = digits.replace(/^0+/, "");
  if (!/^\d{6,10}$/.test(reference)) return undefined;
  return checkDigit(reference) === 0 ? reference : undefined;
}

/** Damm's digit, which finds every wrong digit and every swap of two neighbours; 0 for digits that end with their own. */
function checkDigit(digits: string): number {
  let interim = 0;
  for (const digit of digits) interim = Number(damm[interim]![Number(digit)]);
  return interim;
}

/** Totally anti-symmetric, with zeros on the diagonal (Damm 2004). */
const damm = [
  "0317598642",
  "7092154863",
  "4206871359",
  "1750983426",
  "6123045978",
  "3674209581",
  "5869720134",
  "8945362017",
  "9438617205",
  "2581436790",
];
