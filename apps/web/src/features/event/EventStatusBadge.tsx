import { shownStatus } from "@tightlines/domain/event/status";
import type { EventState } from "@tightlines/domain/event/status";
import { StatusBadge } from "../../ui/StatusBadge.tsx";
import { statusLabel } from "./status-label.ts";

const tones = {
  draft: "gravel",
  published: "water",
  running: "float",
  finished: "reed",
  archived: "gravel",
  cancelled: "clay",
} as const;

export function EventStatusBadge({ event }: { event: EventState }) {
  const status = shownStatus(event);
  return <StatusBadge tone={tones[status]}>{statusLabel(status)}</StatusBadge>;
}
