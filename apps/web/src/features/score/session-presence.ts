import type { SessionPresence } from "@tightlines/domain/score/score";
import { m } from "../../paraglide/messages.js";

const presences: Record<SessionPresence, () => string> = {
  fished: m.score_presence_fished,
  absent: m.score_presence_absent,
  withdrawn: m.score_presence_withdrawn,
  disqualified: m.score_presence_disqualified,
};

export function sessionPresenceLabel(presence: SessionPresence): string {
  return presences[presence]();
}
