import type { Path } from "@tightlines/domain/outcome";

/** What stands at a place of a ruleset, undefined when nothing does. */
export function getAt(value: unknown, path: Path): unknown {
  return path.reduce<unknown>((inside, key) => (isContainer(inside) ? inside[key] : undefined), value);
}

/** A copy with something else at a place; undefined takes away what stands there. */
export function setAt(value: unknown, path: Path, wanted: unknown): unknown {
  const [key, ...rest] = path;
  if (key === undefined) return wanted;
  if (Array.isArray(value)) {
    const copy: unknown[] = [...(value as unknown[])];
    const inside = setAt(copy[Number(key)], rest, wanted);
    if (inside === undefined) copy.splice(Number(key), 1);
    else copy[Number(key)] = inside;
    return copy;
  }
  const copy: Record<string, unknown> = isContainer(value) ? { ...value } : {};
  const inside = setAt(copy[key], rest, wanted);
  if (inside === undefined) delete copy[key];
  else copy[key] = inside;
  return copy;
}

/** Whether two rulesets, or two places of them, say the same; the order of names says nothing. */
export function isSame(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true;
  if (!isContainer(one) || !isContainer(other) || Array.isArray(one) !== Array.isArray(other)) return false;
  const keys = new Set([...Object.keys(one), ...Object.keys(other)]);
  return [...keys].every((key) => isSame(one[key], other[key]));
}

export function isUnder(path: Path, place: Path): boolean {
  return place.every((key, index) => String(path[index]) === String(key));
}

function isContainer(value: unknown): value is Record<string | number, unknown> {
  return typeof value === "object" && value !== null;
}
