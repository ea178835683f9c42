import type { EventStatus } from "@tightlines/domain/event/status";
import { m } from "../../../paraglide/messages.js";

/** What a change of status is called on its button, and what it does, spelled out. */
export function statusAction(from: EventStatus, to: EventStatus): { label: string; sentence: string } {
  const { label, sentence } = actions[to];
  const isReopening = to === "running" && from === "finished";
  return { label: isReopening ? m.event_status_to_running_again() : label(), sentence: sentence() };
}

const actions: Record<EventStatus, { label: () => string; sentence: () => string }> = {
  draft: { label: m.event_status_to_draft, sentence: m.event_status_to_draft_sentence },
  published: { label: m.event_status_to_published, sentence: m.event_status_to_published_sentence },
  running: { label: m.event_status_to_running, sentence: m.event_status_to_running_sentence },
  finished: { label: m.event_status_to_finished, sentence: m.event_status_to_finished_sentence },
  archived: { label: m.event_status_to_archived, sentence: m.event_status_to_archived_sentence },
  cancelled: { label: m.event_status_to_cancelled, sentence: m.event_status_to_cancelled_sentence },
};
