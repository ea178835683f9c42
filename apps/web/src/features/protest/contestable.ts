import type { EventResponse } from "@tightlines/contract/event";
import type { SessionResponse } from "@tightlines/contract/session";
import { type ProtestWindow, protestWindow } from "@tightlines/domain/session/protest-window";

export interface Contestable {
  session: SessionResponse;
  window: Extract<ProtestWindow, { kind: "open" }>;
}

/** The sessions that can be contested at a moment, the latest first. */
export function contestable(
  event: EventResponse,
  sessions: readonly SessionResponse[],
  now: number,
): Contestable[] {
  return sessions
    .filter(({ kind }) => kind === "official")
    .flatMap((session) => {
      const window = protestWindow(session, event.protestMinutes, new Date(now).toISOString());
      return window.kind === "open" ? [{ session, window }] : [];
    })
    .toReversed();
}
