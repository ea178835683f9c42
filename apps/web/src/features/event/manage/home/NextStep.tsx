import type { EventResponse } from "@tightlines/contract/event";
import type { Checklist } from "@tightlines/domain/event/event-checklist";
import { eventLife, nextEventStatuses, shownStatus } from "@tightlines/domain/event/status";
import type { EventStatus } from "@tightlines/domain/event/status";
import { ButtonLink } from "../../../../lib/ButtonLink.tsx";
import { m } from "../../../../paraglide/messages.js";
import { Card } from "../../../../ui/Card.tsx";
import { EventStatusBadge } from "../../EventStatusBadge.tsx";
import type { OpenSession } from "../open-label.ts";
import { StatusButton } from "../StatusButton.tsx";
import { findNextTask } from "./next-task.ts";
import styles from "./NextStep.module.css";
import { useManagePage } from "./use-manage-page.ts";

export interface NextStepProps {
  event: EventResponse;
  checklist: Checklist;
  /** Sessions without a final result, what is fished first. */
  openSessions: OpenSession[];
}

/** The one thing to do now, large; and beside it the step in the event's own life. */
export function NextStep({ event, checklist, openSessions }: NextStepProps) {
  const { words, details, page: end, button, kind } = findNextTask(event, checklist, openSessions);
  const pageOf = useManagePage(event.url);
  const page = end && pageOf(end);
  // Nobody finishes an event in which something is still to be fished or to become official.
  const forward = kind === "session" ? undefined : stepForward(event);
  const isCancelled = shownStatus(event) === "cancelled";
  return (
    <Card
      title={isCancelled ? m.event_home_stands() : m.event_home_next()}
      aside={<EventStatusBadge event={event} />}
    >
      <p className={styles.task}>{words}</p>
      {details.map((detail) => (
        <p key={detail}>{detail}</p>
      ))}
      <div className={styles.actions}>
        {page && (
          <ButtonLink to={page} variant="filled">
            {button}
          </ButtonLink>
        )}
        {forward && (
          <StatusButton key={forward} event={event} to={forward} isMain={kind === "life" && !isCancelled} />
        )}
      </div>
    </Card>
  );
}

/** The step forward in the event's life, where there is one. */
function stepForward(event: EventResponse): EventStatus | undefined {
  return nextEventStatuses(event).find((next) => eventLife.indexOf(next) > eventLife.indexOf(event.status));
}
