/**
 * An exact number: a safe integer, or a fraction in lowest terms written "15/2". Both survive JSON unchanged and
 * equal numbers are `===`. Whole numbers stay on the fast path; only fractions, and wholes beyond 2^53, pay for
 * big integers. Averaged places need halves and percentages any denominator (rulebook 11, "never binary floats").
 */
export type Rational = number | `${bigint}/${bigint}`;

export function add(a: Rational, b: Rational): Rational {
  if (typeof a === "number" && typeof b === "number") {
    const sum = a + b;
    if (Number.isSafeInteger(sum)) return sum;
  }
  const [an, ad] = split(a);
  const [bn, bd] = split(b);
  return reduce(an * bd + bn * ad, ad * bd);
}

export function subtract(a: Rational, b: Rational): Rational {
  return add(a, negate(b));
}

export function multiply(a: Rational, b: Rational): Rational {
  if (typeof a === "number" && typeof b === "number") {
    const product = a * b;
    if (Number.isSafeInteger(product)) return product === 0 ? 0 : product;
  }
  const [an, ad] = split(a);
  const [bn, bd] = split(b);
  return reduce(an * bn, ad * bd);
}

/** Dividing by zero is a mistake in the calling rule, never in what a person typed. */
export function divide(a: Rational, b: Rational): Rational {
  if (typeof a === "number" && typeof b === "number" && b !== 0) {
    const quotient = a / b;
    // For safe integers a remainder of zero means the quotient is exact.
    if (a % b === 0) return quotient === 0 ? 0 : quotient;
  }
  const [an, ad] = split(a);
  const [bn, bd] = split(b);
  if (bn === 0n) throw new RangeError("A rule divided by zero");
  return reduce(an * bd, ad * bn);
}

export function negate(a: Rational): Rational {
  if (typeof a === "number") return a === 0 ? 0 : -a;
  const [numerator, denominator] = split(a);
  return reduce(-numerator, denominator);
}

/** Negative when a is smaller, zero when equal, positive when a is greater. */
export function compare(a: Rational, b: Rational): number {
  if (typeof a === "number" && typeof b === "number") return a - b;
  if (a === b) return 0;
  const [an, ad] = split(a);
  const [bn, bd] = split(b);
  const left = an * bd;
  const right = bn * ad;
  return left < right ? -1 : left > right ? 1 : 0;
}

export function larger(a: Rational, b: Rational): Rational {
  return compare(a, b) >= 0 ? a : b;
}

export function smaller(a: Rational, b: Rational): Rational {
  return compare(a, b) <= 0 ? a : b;
}

export function sum(values: Iterable<Rational>): Rational {
  let total: Rational = 0;
  for (const value of values) total = add(total, value);
  return total;
}

/** The greatest whole number not above a. */
export function floor(a: Rational): Rational {
  if (typeof a === "number") return a;
  const [numerator, denominator] = split(a);
  const quotient = numerator / denominator;
  const isExact = quotient * denominator === numerator;
  return reduce(isExact || numerator >= 0n ? quotient : quotient - 1n, 1n);
}

export function isRational(value: unknown): value is Rational {
  if (typeof value === "number") return Number.isSafeInteger(value);
  if (typeof value !== "string" || !/^-?\d+\/[1-9]\d*$/.test(value)) return false;
  const [numerator, denominator] = split(value as Rational);
  return reduce(numerator, denominator) === value;
}

/** Numerator and denominator; the denominator is always positive. */
export function split(a: Rational): readonly [bigint, bigint] {
  if (typeof a === "number") return [BigInt(a), 1n];
  const slash = a.indexOf("/");
  return [BigInt(a.slice(0, slash)), BigInt(a.slice(slash + 1))];
}

export function reduce(numerator: bigint, denominator: bigint): Rational {
  const sign = denominator < 0n ? -1n : 1n;
  const divisor = greatestCommonDivisor(numerator, denominator) * sign;
  const n = numerator / divisor;
  const d = denominator / divisor;
  if (d === 1n && n >= BigInt(Number.MIN_SAFE_INTEGER) && n <= BigInt(Number.MAX_SAFE_INTEGER))
    return Number(n);
  return `${n}/${d}`;
}

function greatestCommonDivisor(a: bigint, b: bigint): bigint {
  let x = a < 0n ? -a : a;
  let y = b < 0n ? -b : b;
  while (y !== 0n) [x, y] = [y, x % y];
  return x;
}
