import type { Presence } from "@tightlines/domain/angler/presence";
import { m } from "../../paraglide/messages.js";

export function presenceLabel(presence: Presence): string {
  const labels: Record<Presence, () => string> = {
    expected: m.angler_presence_expected,
    present: m.angler_presence_present,
    late: m.angler_presence_late,
    absent: m.angler_presence_absent,
    withdrawn: m.angler_presence_withdrawn,
  };
  return labels[presence]();
}
