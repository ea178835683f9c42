import type { SessionStatus } from "@tightlines/domain/session/session-status";
import { m } from "../../paraglide/messages.js";
import { StatusBadge } from "../../ui/StatusBadge.tsx";
import { statusLabel, statusTone } from "./session-label.ts";

interface SessionStatusBadgeProps {
  status: SessionStatus;
  /** Whether it is still to come in an event that is over. */
  isPassed?: boolean;
}

export function SessionStatusBadge({ status, isPassed = false }: SessionStatusBadgeProps) {
  if (isPassed) return <StatusBadge tone="gravel">{m.session_status_passed()}</StatusBadge>;
  return <StatusBadge tone={statusTone(status)}>{statusLabel(status)}</StatusBadge>;
}
