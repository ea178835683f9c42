import type { SessionResponse } from "@tightlines/contract/session";
import type { EventStatus } from "@tightlines/domain/event/status";
import type { SessionKind } from "@tightlines/domain/session/session-kind";
import type { SessionStatus } from "@tightlines/domain/session/session-status";
import { m } from "../../paraglide/messages.js";
import type { Tone } from "../../ui/theme.ts";

const kinds: Record<SessionKind, () => string> = {
  official: m.session_kind_official,
  practice: m.session_kind_practice,
  rest: m.session_kind_rest,
};

export function kindLabel(kind: SessionKind): string {
  return kinds[kind]();
}

const statuses: Record<SessionStatus, { label: () => string; tone: Tone }> = {
  scheduled: { label: m.session_status_scheduled, tone: "water" },
  running: { label: m.session_status_running, tone: "float" },
  provisional: { label: m.session_status_provisional, tone: "gravel" },
  official: { label: m.session_status_official, tone: "reed" },
  cancelled: { label: m.session_status_cancelled, tone: "clay" },
};

export function statusLabel(status: SessionStatus): string {
  return statuses[status].label();
}

export function statusTone(status: SessionStatus): Tone {
  return statuses[status].tone;
}

/** Whether it was never started, and its event is over: it does not come any more. */
export function isPassed(status: SessionStatus, event: { readonly status: EventStatus }): boolean {
  return status === "scheduled" && (event.status === "finished" || event.status === "archived");
}

/** "Session 2, Morning", or "Session 2" where it has no name. */
export function sessionLabel({ number, name }: Pick<SessionResponse, "number" | "name">): string {
  return name ? m.session_label_named({ number, name }) : m.session_label({ number });
}
