import type { EntryFields } from "./entry-fields.ts";

/** How many checks of scales one call carries. */
export const SCALE_CHECKS_AT_ONCE = 20;

/**
 * Whether scores depend on a scale, so that a weigh team should check it before the first weight of a session. The
 * rulebook says nothing about it. Winners have changed after the prizes because a bag was weighed along.
 */
export function needsScale({ form, weight }: Pick<EntryFields, "form" | "weight">): boolean {
  return form === "weigh-in" || weight === "needed";
}
