import type { EventStatus } from "@tightlines/domain/event/status";
import { m } from "../../paraglide/messages.js";
import { StatusBadge } from "../../ui/StatusBadge.tsx";

const labels: Record<EventStatus, () => string> = {
  draft: m.event_status_draft,
  published: m.event_status_published,
  running: m.event_status_running,
  finished: m.event_status_finished,
  archived: m.event_status_archived,
  cancelled: m.event_status_cancelled,
};

const tones = {
  draft: "gravel",
  published: "water",
  running: "float",
  finished: "reed",
  archived: "gravel",
  cancelled: "clay",
} as const;

export function EventStatusBadge({ status }: { status: EventStatus }) {
  return <StatusBadge tone={tones[status]}>{labels[status]()}</StatusBadge>;
}
