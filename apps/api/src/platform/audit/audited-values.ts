/** What every row carries beside its own values. */
const frame = ["id", "eventId", "revision", "createdAt", "updatedAt"] as const;

/**
 * What the trail keeps of a row: everything but what every row carries, and what is named here because it follows from
 * the rest or belongs to another row. A new column comes into the trail by itself.
 */
export function auditedValues<Row extends object, LeftOut extends keyof Row = never>(
  row: Row,
  ...leftOut: LeftOut[]
): Omit<Row, (typeof frame)[number] | LeftOut> {
  const dropped = new Set<PropertyKey>([...frame, ...leftOut]);
  const kept = Object.entries(row).filter(([key]) => !dropped.has(key));
  return Object.fromEntries(kept) as Omit<Row, (typeof frame)[number] | LeftOut>;
}
