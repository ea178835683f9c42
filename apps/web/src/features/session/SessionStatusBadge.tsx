import type { SessionStatus } from "@tightlines/domain/session/session-status";
import { StatusBadge } from "../../ui/StatusBadge.tsx";
import { statusLabel, statusTone } from "./session-label.ts";

export function SessionStatusBadge({ status }: { status: SessionStatus }) {
  return <StatusBadge tone={statusTone(status)}>{statusLabel(status)}</StatusBadge>;
}
