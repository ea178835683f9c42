import type { EventProgressResponse } from "@tightlines/contract/event-progress";
import type { Checklist } from "@tightlines/domain/event/event-checklist";
import type { EventState, EventStatus } from "@tightlines/domain/event/status";
import { m } from "../../../../paraglide/messages.js";
import { openLabel, type OpenSession } from "../open-label.ts";
import { blockerSentence, stepPage, stepTask } from "./checklist-words.ts";

/** The one thing to do now about an event. */
export interface NextTask {
  /** What to do, or where the event stands when nothing is left to set up. */
  words: string;
  /** What is missing. */
  details: readonly string[];
  /** Where it is done, below the management area, and what the button says that leads there. */
  page: string | null;
  button: string;
  /** Whether a step of the set-up or a session comes before the event itself can move on. */
  kind: "step" | "session" | "life";
}

export function findNextTask(
  event: EventState,
  { next, steps }: Checklist,
  [open]: EventProgressResponse["openSessions"],
): NextTask {
  const isBefore = event.status === "draft" || event.status === "published";
  const step = isBefore && steps.find(({ code }) => code === next);
  if (step) {
    const task = stepTask(step.code);
    const details = step.blockers.map(blockerSentence);
    return { words: task, details, page: stepPage(step.code), button: task, kind: "step" };
  }
  if (open && event.status === "running") {
    const { sentence, task, page } = openTasks[open.status];
    const words = sentence({ session: openLabel(open) });
    return { words, details: [], page, button: task(), kind: "session" };
  }
  return { words: lifeSentence(event), details: [], page: null, button: "", kind: "life" };
}

/** What comes next in the life of an event that needs nothing else. */
export function lifeSentence({ status, wasCancelled }: EventState): string {
  return status === "archived" && wasCancelled ? m.event_next_cancelled_archived() : lifeSentences[status]();
}

/** What to do about a session that keeps a running event from its end, and where. */
const openTasks = {
  running: { sentence: m.event_next_scores, task: m.event_next_scores_task, page: "scores" },
  provisional: { sentence: m.event_next_official, task: m.event_next_sessions_task, page: "sessions" },
  scheduled: { sentence: m.event_next_start, task: m.event_next_sessions_task, page: "sessions" },
} as const satisfies Record<OpenSession["status"], object>;

const lifeSentences: Record<EventStatus, () => string> = {
  draft: m.event_next_draft,
  published: m.event_next_published,
  running: m.event_next_running,
  finished: m.event_next_finished,
  archived: m.event_next_archived,
  cancelled: m.event_next_cancelled,
};
