import { createHash } from "node:crypto";

/** SHA-256 of a JSON value, whatever the order of its keys; any number that JSON knows may be in it. */
export function hashCanonical(value: unknown): string {
  return createHash("sha256")
    .update(JSON.stringify(sortKeys(value)))
    .digest("hex");
}

function sortKeys(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sortKeys);
  if (typeof value !== "object" || value === null) return value;
  const members = Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1));
  // As pairs: an object would put keys that look like numbers first, and could not have one named __proto__.
  return members.map(([key, member]) => [key, sortKeys(member)]);
}
