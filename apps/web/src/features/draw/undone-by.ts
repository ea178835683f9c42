import type { DrawRunSummary } from "@tightlines/contract/draw-run";
import { m } from "../../paraglide/messages.js";
import { formatInstant } from "./format-instant.ts";

/** Who took something out of force, when and why. */
export function undoneBy(
  { by, at, reason }: NonNullable<DrawRunSummary["undone"]>,
  timeZone: string,
): string {
  const when = formatInstant(at, timeZone);
  return by ? m.draw_undone({ name: by, when, reason }) : m.draw_undone_former({ when, reason });
}

/** Who opened a locked draw again, when and why. */
export function unlockedBy({ by, at, reason }: DrawRunSummary["unlocked"][number], timeZone: string): string {
  const when = formatInstant(at, timeZone);
  return by ? m.draw_unlocked({ name: by, when, reason }) : m.draw_unlocked_former({ when, reason });
}
