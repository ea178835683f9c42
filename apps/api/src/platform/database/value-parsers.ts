import { type CustomTypesConfig, types } from "pg";

const INT8 = 20;
const INT8_ARRAY = 1016;
const DATE = 1082;
const DATE_ARRAY = 1182;

type Parse = (text: string) => unknown;

/**
 * How column values become JavaScript values. The driver's defaults make ids and counts strings and turn a
 * calendar date into an instant of the server's time zone; here a bigint is a number and a date stays "2026-11-15".
 */
const parsers = new Map<number, Parse>([
  [INT8, parseSafeInteger],
  [INT8_ARRAY, arrayOf(parseSafeInteger)],
  [DATE, keepText],
  [DATE_ARRAY, arrayOf(keepText)],
]);

export const valueParsers: CustomTypesConfig = {
  getTypeParser: (oid, format) => {
    const own = format === "binary" ? undefined : parsers.get(oid);
    return own ?? types.getTypeParser(oid, format);
  },
};

export function parseSafeInteger(text: string): number {
  const value = Number(text);
  if (Number.isSafeInteger(value)) return value;
  throw new RangeError(`the database returned ${text}, which a JavaScript number cannot hold exactly`);
}

/** One dimension suffices, and neither integers nor dates are ever quoted inside an array. */
function arrayOf(parse: Parse): Parse {
  return (text) => {
    const inside = text.slice(1, -1);
    if (inside === "") return [];
    return inside.split(",").map((part) => (part === "NULL" ? null : parse(part)));
  };
}

function keepText(text: string): string {
  return text;
}
