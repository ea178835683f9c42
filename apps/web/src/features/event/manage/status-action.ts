import type { EventStatus } from "@tightlines/domain/event/status";
import { m } from "../../../paraglide/messages.js";

export interface StatusAction {
  /** On the button. */
  label: string;
  /** In a line beside it. */
  sentence: string;
  question: string;
  /** Who sees what, what is frozen, and whether there is a way back. */
  consequences: string[];
}

/** What a change of status is called, and what it does, spelled out before it happens. */
export function statusAction(from: EventStatus, to: EventStatus): StatusAction {
  const action = special[`${from} ${to}`] ?? actions[to];
  const { label, sentence, question, consequences } = action;
  return {
    label: label(),
    sentence: sentence(),
    question: question(),
    consequences: consequences.map((say) => say()),
  };
}

interface Spelled {
  label: () => string;
  sentence: () => string;
  question: () => string;
  consequences: readonly (() => string)[];
}

const actions: Record<EventStatus, Spelled> = {
  draft: {
    label: m.event_status_to_draft,
    sentence: m.event_status_to_draft_sentence,
    question: m.event_status_to_draft_question,
    consequences: [m.event_status_to_draft_shows, m.event_status_to_draft_keeps],
  },
  published: {
    label: m.event_status_to_published,
    sentence: m.event_status_to_published_sentence,
    question: m.event_status_to_published_question,
    consequences: [
      m.event_status_to_published_shows,
      m.event_status_to_published_rules,
      m.event_status_to_published_back,
    ],
  },
  running: {
    label: m.event_status_to_running,
    sentence: m.event_status_to_running_sentence,
    question: m.event_status_to_running_question,
    consequences: [
      m.event_status_to_running_shows,
      m.event_status_to_running_freezes,
      m.event_status_to_running_deleting,
      m.event_status_to_running_back,
    ],
  },
  finished: {
    label: m.event_status_to_finished,
    sentence: m.event_status_to_finished_sentence,
    question: m.event_status_to_finished_question,
    consequences: [m.event_status_to_finished_shows, m.event_status_to_finished_back],
  },
  archived: {
    label: m.event_status_to_archived,
    sentence: m.event_status_to_archived_sentence,
    question: m.event_status_to_archived_question,
    consequences: [m.event_status_to_archived_shows, m.event_status_to_archived_back],
  },
  cancelled: {
    label: m.event_status_to_cancelled,
    sentence: m.event_status_to_cancelled_sentence,
    question: m.event_status_to_cancelled_question,
    consequences: [
      m.event_status_to_cancelled_shows,
      m.event_status_to_cancelled_keeps,
      m.event_status_to_cancelled_back,
    ],
  },
};

/** Steps that mean something else from one status than from the others. */
const special: Record<string, Spelled> = {
  "finished running": {
    label: m.event_status_to_running_again,
    sentence: m.event_status_to_running_again_sentence,
    question: m.event_status_to_running_again_question,
    consequences: [m.event_status_to_running_again_shows, m.event_status_to_running_freezes],
  },
  "cancelled archived": {
    ...actions.archived,
    consequences: [m.event_status_to_archived_shows, m.event_status_to_cancelled_back],
  },
};
