import { compare, floor, multiply, negate, reduce, split, type Rational } from "./rational.ts";

/** How exact numbers are shown (rulebook 12.16). `decimals` rounds what is shown, never what is kept. */
export interface NumberFormat {
  readonly decimals?: number;
}

/**
 * Writes 15/2 as "7.5" and 1/3 as "1/3": a fraction that ends is shown as a decimal, one that does not stays a
 * fraction, so nothing shown is ever 7.499999. With `decimals`, rounds half away from zero and keeps no trailing zeros.
 */
export function formatRational(value: Rational, format: NumberFormat = {}): string {
  const shown = format.decimals === undefined ? value : roundForDisplay(value, format.decimals);
  if (typeof shown === "number") return String(shown);
  return writeTerminatingDecimal(shown) ?? shown;
}

/** Reads "7.5", "15/2" or "12"; undefined when the text is no exact number. */
export function parseRational(text: string): Rational | undefined {
  const fraction = /^(-?\d+)\/([1-9]\d*)$/.exec(text);
  if (fraction) return reduce(BigInt(fraction[1] ?? "0"), BigInt(fraction[2] ?? "1"));
  const decimal = /^(-?)(\d+)(?:\.(\d+))?$/.exec(text);
  if (!decimal) return undefined;
  const [, sign = "", whole = "0", digits = ""] = decimal;
  return reduce(BigInt(sign + whole + digits), 10n ** BigInt(digits.length));
}

function writeTerminatingDecimal(value: Rational): string | undefined {
  const [numerator, denominator] = split(value);
  const places = countDecimalPlaces(denominator);
  if (places === undefined) return undefined;
  const scaled = (numerator * 10n ** BigInt(places)) / denominator;
  const digits = (scaled < 0n ? -scaled : scaled).toString().padStart(places + 1, "0");
  const sign = scaled < 0n ? "-" : "";
  if (places === 0) return sign + digits;
  return `${sign}${digits.slice(0, -places)}.${digits.slice(-places)}`;
}

/** A fraction ends in decimals only when its denominator has no prime factor besides 2 and 5. */
function countDecimalPlaces(denominator: bigint): number | undefined {
  let rest = denominator;
  let twos = 0;
  let fives = 0;
  for (; rest % 2n === 0n; twos += 1) rest /= 2n;
  for (; rest % 5n === 0n; fives += 1) rest /= 5n;
  return rest === 1n ? Math.max(twos, fives) : undefined;
}

function roundForDisplay(value: Rational, decimals: number): Rational {
  if (compare(value, 0) < 0) return negate(roundForDisplay(negate(value), decimals));
  const [numerator, denominator] = split(value);
  const scale = 10n ** BigInt(decimals);
  const half = reduce(numerator * scale * 2n + denominator, denominator * 2n);
  return multiply(floor(half), reduce(1n, scale));
}
