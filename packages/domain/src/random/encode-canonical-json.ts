export type Json = string | number | boolean | null | readonly Json[] | JsonObject;

export interface JsonObject {
  readonly [key: string]: Json | undefined;
}

/**
 * The one way to write a value as JSON, so that equal values hash equally (docs/rules/draw.md, step 1; R17): keys
 * in code-unit order, no spaces, absent properties left out, whole numbers only. It is RFC 8785 for such values.
 */
export function encodeCanonicalJson(value: Json): string {
  if (isList(value)) return `[${value.map(encodeCanonicalJson).join(",")}]`;
  if (typeof value === "object" && value !== null) return encodeObject(value);
  if (typeof value === "number" && !Number.isSafeInteger(value)) {
    throw new RangeError(`${value} is not a whole number`);
  }
  return JSON.stringify(value);
}

function encodeObject(value: JsonObject): string {
  const members: string[] = [];
  for (const key of Object.keys(value).sort()) {
    const member = value[key];
    if (member !== undefined) members.push(`${JSON.stringify(key)}:${encodeCanonicalJson(member)}`);
  }
  return `{${members.join(",")}}`;
}

/** Array.isArray does not see readonly lists. */
function isList(value: Json): value is readonly Json[] {
  return Array.isArray(value);
}
