import type { EventStatus } from "@tightlines/domain/event/status";
import { m } from "../../paraglide/messages.js";

const statusLabels: Record<EventStatus, () => string> = {
  draft: m.event_status_draft,
  published: m.event_status_published,
  running: m.event_status_running,
  finished: m.event_status_finished,
  archived: m.event_status_archived,
  cancelled: m.event_status_cancelled,
};

export function statusLabel(status: EventStatus): string {
  return statusLabels[status]();
}
