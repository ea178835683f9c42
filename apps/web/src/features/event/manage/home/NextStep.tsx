import type { EventResponse } from "@tightlines/contract/event";
import type { Checklist } from "@tightlines/domain/event/event-checklist";
import { eventLife, nextEventStatuses, shownStatus } from "@tightlines/domain/event/status";
import type { EventStatus } from "@tightlines/domain/event/status";
import { ButtonLink } from "../../../../lib/ButtonLink.tsx";
import { m } from "../../../../paraglide/messages.js";
import { Card } from "../../../../ui/Card.tsx";
import { EventStatusBadge } from "../../EventStatusBadge.tsx";
import { openLabel, type OpenSession } from "../open-label.ts";
import { StatusButton } from "../StatusButton.tsx";
import { blockerSentence, stepPage, stepTask } from "./checklist-words.ts";
import styles from "./NextStep.module.css";
import { useManagePage } from "./use-manage-page.ts";

export interface NextStepProps {
  event: EventResponse;
  checklist: Checklist;
  /** Sessions without a final result, what is fished first. */
  openSessions: readonly OpenSession[];
}

/** The one thing to do now, large; and beside it the step in the event's own life. */
export function NextStep({ event, checklist, openSessions }: NextStepProps) {
  const step = isBefore(event) && checklist.steps.find(({ code }) => code === checklist.next);
  const open = event.status === "running" ? openSessions[0] : undefined;
  const pageOf = useManagePage(event.url);
  const page = step ? pageOf(stepPage(step.code)) : open && pageOf(openTasks[open.status].page);
  // Nobody finishes an event in which something is still to be fished or to become official.
  const forward = open ? undefined : stepForward(event);
  const isCancelled = shownStatus(event) === "cancelled";
  return (
    <Card
      title={isCancelled ? m.event_home_stands() : m.event_home_next()}
      aside={<EventStatusBadge event={event} />}
    >
      {step ? (
        <>
          <p className={styles.task}>{stepTask(step.code)}</p>
          {step.blockers.map((blocker) => (
            <p key={blocker.code}>{blockerSentence(blocker)}</p>
          ))}
        </>
      ) : (
        <p className={styles.task}>
          {open ? openTasks[open.status].sentence({ session: openLabel(open) }) : nextSentence(event)}
        </p>
      )}
      <div className={styles.actions}>
        {page && (
          <ButtonLink to={page} variant="filled">
            {step ? stepTask(step.code) : open && openTasks[open.status].task()}
          </ButtonLink>
        )}
        {forward && <StatusButton key={forward} event={event} to={forward} isMain={!step && !isCancelled} />}
      </div>
    </Card>
  );
}

/** What to do about a session that keeps a running event from its end, and where. */
const openTasks = {
  running: { sentence: m.event_next_scores, task: m.event_next_scores_task, page: "scores" },
  provisional: { sentence: m.event_next_official, task: m.event_next_sessions_task, page: "sessions" },
  scheduled: { sentence: m.event_next_start, task: m.event_next_sessions_task, page: "sessions" },
} as const satisfies Record<OpenSession["status"], object>;

function isBefore({ status }: EventResponse): boolean {
  return status === "draft" || status === "published";
}

/** The step forward in the event's life, where there is one. */
function stepForward(event: EventResponse): EventStatus | undefined {
  return nextEventStatuses(event).find((next) => eventLife.indexOf(next) > eventLife.indexOf(event.status));
}

function nextSentence({ status, wasCancelled }: EventResponse): string {
  return status === "archived" && wasCancelled ? m.event_next_cancelled_archived() : nextSentences[status]();
}

const nextSentences: Record<EventStatus, () => string> = {
  draft: m.event_next_draft,
  published: m.event_next_published,
  running: m.event_next_running,
  finished: m.event_next_finished,
  archived: m.event_next_archived,
  cancelled: m.event_next_cancelled,
};
