import { Button } from "../../../../ui/Button.tsx";
import type { EventResponse } from "@tightlines/contract/event";
import type { Checklist } from "@tightlines/domain/event/event-checklist";
import { nextEventStatuses } from "@tightlines/domain/event/status";
import type { EventStatus } from "@tightlines/domain/event/status";
import { ButtonLink } from "../../../../lib/ButtonLink.tsx";
import { m } from "../../../../paraglide/messages.js";
import { Card } from "../../../../ui/Card.tsx";
import { EventStatusBadge } from "../../EventStatusBadge.tsx";
import { statusAction } from "../status-action.ts";
import { useChangeStatus } from "../use-change-status.ts";
import { blockerSentence, stepPage, stepTask } from "./checklist-words.ts";
import styles from "./NextStep.module.css";
import { useManagePage } from "./use-manage-page.ts";

/** The one thing to do now, large; and beside it the step in the event's own life. */
export function NextStep({ event, checklist }: { event: EventResponse; checklist: Checklist }) {
  const step = isBefore(event) && checklist.steps.find(({ code }) => code === checklist.next);
  const pageOf = useManagePage(event.url);
  const page = step && pageOf(stepPage(step.code));
  return (
    <Card title={m.event_home_next()} aside={<EventStatusBadge status={event.status} />}>
      {step ? (
        <>
          <p className={styles.task}>{stepTask(step.code)}</p>
          {step.blockers.map((blocker) => (
            <p key={blocker.code}>{blockerSentence(blocker)}</p>
          ))}
        </>
      ) : (
        <p className={styles.task}>{nextSentences[event.status]()}</p>
      )}
      <div className={styles.actions}>
        {page && (
          <ButtonLink to={page} variant="filled">
            {stepTask(step.code)}
          </ButtonLink>
        )}
        <StatusButton event={event} isMain={!page} />
      </div>
    </Card>
  );
}

/** The step forward in the event's life, where there is one. */
function StatusButton({ event, isMain }: { event: EventResponse; isMain: boolean }) {
  const { changeStatus, isChanging } = useChangeStatus(event);
  const next = nextEventStatuses(event.status)[0];
  if (!next || !isForward(event.status, next)) return null;
  const { label, sentence } = statusAction(event.status, next);
  return (
    <div className={styles.status}>
      <Button
        {...(isMain && { variant: "filled" })}
        loading={isChanging}
        onClick={() => void changeStatus(next)}
      >
        {label}
      </Button>
      <span>{sentence}</span>
    </div>
  );
}

function isBefore({ status }: EventResponse): boolean {
  return status === "draft" || status === "published";
}

const life: EventStatus[] = ["draft", "published", "running", "finished", "archived"];

function isForward(from: EventStatus, to: EventStatus): boolean {
  return life.indexOf(to) > life.indexOf(from);
}

const nextSentences: Record<EventStatus, () => string> = {
  draft: m.event_next_draft,
  published: m.event_next_published,
  running: m.event_next_running,
  finished: m.event_next_finished,
  archived: m.event_next_archived,
  cancelled: m.event_next_cancelled,
};
