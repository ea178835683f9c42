import type { PassResponse } from "@tightlines/contract/pass";
import type { SectorResponse } from "@tightlines/contract/sector";
import type { SessionResponse } from "@tightlines/contract/session";
import type { PassState } from "@tightlines/domain/pass/pass-state";
import { m } from "../../paraglide/messages.js";
import type { Tone } from "../../ui/theme.ts";
import { sectorTitle } from "../sector/sector-title.ts";
import { sessionLabel } from "../session/session-label.ts";

/** What a pass can be limited to. */
export interface PassParts {
  sessions: readonly SessionResponse[];
  sectors: readonly SectorResponse[];
}

/** "Session 1, Session 2, Sector A"; all of them where it names none. */
export function reachSentence(
  { sessionIds, sectorIds }: Pick<PassResponse, "sessionIds" | "sectorIds">,
  { sessions, sectors }: PassParts,
): string {
  const named = sessions.filter(({ id }) => sessionIds.includes(id)).map(sessionLabel);
  const water = sectors.filter(({ id }) => sectorIds.includes(id)).map(sectorTitle);
  return m.pass_to({
    sessions: named.join(", ") || m.pass_all_sessions(),
    sectors: water.join(", ") || m.pass_all_sectors(),
  });
}

export const passStates: Record<PassState, { label: () => string; tone: Tone }> = {
  valid: { label: m.pass_state_valid, tone: "reed" },
  expired: { label: m.pass_state_expired, tone: "gravel" },
  revoked: { label: m.pass_state_revoked, tone: "clay" },
};

/** What a controller's phone opens. The secret stands behind the #, which no log has. */
export function passLink(secret: string): string {
  return `${window.location.origin}/pass#${secret}`;
}
