/**
 * Outside (JSON) keys are snake_case, inside they are camelCase. This is the one place that converts
 * them; both the API and the browser call it, and nothing else does.
 *
 * Only keys that look like names are touched: "20", "FIPS-Mouche" or a species' Latin name used as a
 * key are data and travel unchanged.
 */
export function toSnakeCase(value: unknown, known: Map<string, string> = new Map()): unknown {
  return convertKeys(value, snakeKey, known);
}

export function toCamelCase(value: unknown): unknown {
  return convertKeys(value, camelKey, new Map());
}

export function snakeKey(key: string): string {
  return /^[a-z][a-zA-Z0-9]*$/.test(key)
    ? key.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
    : key;
}

export function camelKey(key: string): string {
  return /^[a-z][a-z0-9]*(_[a-z][a-z0-9]*)+$/.test(key)
    ? key.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase())
    : key;
}

/** `known` are the keys that were met: a list has the same ones in each of its rows. */
function convertKeys(value: unknown, convert: (key: string) => string, known: Map<string, string>): unknown {
  if (!value || typeof value !== "object" || value instanceof Date) return value;
  if (Array.isArray(value)) return value.map((item) => convertKeys(item, convert, known));
  const converted: Record<string, unknown> = {};
  for (const key of Object.keys(value)) {
    if (!known.has(key)) known.set(key, convert(key));
    // `__proto__` as an own key would set the prototype instead of a property.
    if (key !== "__proto__")
      converted[known.get(key)!] = convertKeys(value[key as keyof typeof value], convert, known);
  }
  return converted;
}
