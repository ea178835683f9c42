import type { EventResponse } from "@tightlines/contract/event";
import type { Checklist } from "@tightlines/domain/event/event-checklist";
import { eventLife, nextEventStatuses, shownStatus } from "@tightlines/domain/event/status";
import type { EventStatus } from "@tightlines/domain/event/status";
import { ButtonLink } from "../../../../lib/ButtonLink.tsx";
import { m } from "../../../../paraglide/messages.js";
import { Card } from "../../../../ui/Card.tsx";
import { EventStatusBadge } from "../../EventStatusBadge.tsx";
import { StatusButton } from "../StatusButton.tsx";
import { blockerSentence, stepPage, stepTask } from "./checklist-words.ts";
import styles from "./NextStep.module.css";
import { useManagePage } from "./use-manage-page.ts";

/** The one thing to do now, large; and beside it the step in the event's own life. */
export function NextStep({ event, checklist }: { event: EventResponse; checklist: Checklist }) {
  const step = isBefore(event) && checklist.steps.find(({ code }) => code === checklist.next);
  const pageOf = useManagePage(event.url);
  const page = step && pageOf(stepPage(step.code));
  const forward = stepForward(event);
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
        <p className={styles.task}>{nextSentence(event)}</p>
      )}
      <div className={styles.actions}>
        {page && (
          <ButtonLink to={page} variant="filled">
            {stepTask(step.code)}
          </ButtonLink>
        )}
        {forward && <StatusButton key={forward} event={event} to={forward} isMain={!step && !isCancelled} />}
      </div>
    </Card>
  );
}

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
