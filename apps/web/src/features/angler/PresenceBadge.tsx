import type { Presence } from "@tightlines/domain/angler/presence";
import { Badge } from "../../ui/Badge.tsx";
import { presenceLabel } from "./presence-label.ts";

const tones = { present: "reed", late: "float", absent: "clay", withdrawn: "clay" } as const;

/** Nothing while somebody is merely expected: that is how everybody begins. */
export function PresenceBadge({ presence }: { presence: Presence }) {
  if (presence === "expected") return null;
  return <Badge tone={tones[presence]}>{presenceLabel(presence)}</Badge>;
}
