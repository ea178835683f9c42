import { decimalsOf } from "./currency.ts";

/** Money as a whole number of its smallest coin: 12.50 euros are 1250 units. A fraction of a number never occurs. */
export interface Amount {
  readonly units: number;
  readonly currency: string;
}

/** The most that a payment code for euros can carry: 999,999,999.99. */
export const AMOUNT_MAX_UNITS = 99_999_999_999;

/**
 * The units in what people and banks write: "1 250,50", "1,250.50", "1'250.5", "12,50 €", "-40", "40,00-". A mark with
 * three digits behind it divides thousands, wherever the currency has fewer decimals. Undefined for anything else.
 */
export function readUnits(text: string, currency: string): number | undefined {
  const decimals = decimalsOf(currency);
  const parts = /^([+-]?)([\d.,]+)([+-]?)$/.exec(withoutOrnaments(text, currency));
  const [, before = "", figure = "", after = ""] = parts ?? [];
  const digits = parts && !(before && after) ? readFigure(figure, decimals) : undefined;
  if (digits === undefined) return undefined;
  const units = Number(digits);
  if (units > AMOUNT_MAX_UNITS) return undefined;
  return (before || after) === "-" && units > 0 ? -units : units;
}

/** As banks and payment codes write it, without marks between thousands: "1250.50", and "1250" for yen. */
export function writeUnits({ units, currency }: Amount): string {
  const decimals = decimalsOf(currency);
  const digits = String(Math.abs(units)).padStart(decimals + 1, "0");
  const sign = units < 0 ? "-" : "";
  if (decimals === 0) return sign + digits;
  return `${sign}${digits.slice(0, -decimals)}.${digits.slice(-decimals)}`;
}

/** Blanks, apostrophes between thousands, and the currency before or behind the figure say nothing about it. */
function withoutOrnaments(text: string, currency: string): string {
  return text
    .replaceAll(/[\s'’]/g, "")
    .replaceAll(/[\u2212\u2013]/g, "-")
    .replace(new RegExp(`^([+-]?)(?:${currency}|${SIGNS})|(?:${currency}|${SIGNS})$`, "i"), "$1");
}

const SIGNS = String.raw`€|\$|£|¥|Kč|zł|Ft|kr\.?|lei`;

/** The digits without any mark, down to the smallest coin. */
function readFigure(figure: string, decimals: number): string | undefined {
  const mark = figure.search(/[.,]\d*$/);
  const behind = mark < 0 ? "" : figure.slice(mark + 1);
  const isWhole = mark < 0 || (behind.length === 3 && decimals < 3);
  const whole = readThousands(isWhole ? figure : figure.slice(0, mark), isWhole ? "" : figure[mark]!);
  if (whole === undefined || (!isWhole && behind === "")) return undefined;
  const fraction = isWhole ? "" : behind.padEnd(decimals, "0");
  // "40.00" yen are 40; "40.50" are no amount of yen.
  if (/[^0]/.test(fraction.slice(decimals))) return undefined;
  return whole + fraction.slice(0, decimals).padEnd(decimals, "0");
}

/** "1.250.000" with one mark throughout, which is not the decimal one, and three digits behind each. */
function readThousands(whole: string, decimalMark: string): string | undefined {
  if (/^\d+$/.test(whole)) return whole;
  const [, mark] = /^[1-9]\d{0,2}(?:([.,])\d{3})(?:\1\d{3})*$/.exec(whole) ?? [];
  return mark === undefined || mark === decimalMark ? undefined : whole.replaceAll(mark, "");
}
