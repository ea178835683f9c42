/**
 * The one way to write a value as JSON, so that equal values hash equally (docs/rules/draw.md, step 1; R17): keys
 * in code-unit order, no spaces, absent properties left out, whole numbers only. It is RFC 8785 for such values.
 */
export function encodeCanonicalJson(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(encodeCanonicalJson).join(",")}]`;
  if (typeof value === "object" && value !== null) return encodeMembers(value);
  if (typeof value === "number" && Number.isSafeInteger(value)) return String(value);
  if (value === null || typeof value === "string" || typeof value === "boolean") return JSON.stringify(value);
  throw new TypeError(`a ${typeof value} that is no whole number cannot be hashed`);
}

function encodeMembers(value: object): string {
  const members = Object.entries(value)
    .filter(([, member]) => member !== undefined)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([key, member]) => `${JSON.stringify(key)}:${encodeCanonicalJson(member)}`);
  return `{${members.join(",")}}`;
}
