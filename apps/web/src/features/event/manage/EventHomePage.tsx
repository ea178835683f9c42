import type { EventResponse } from "@tightlines/contract/event";
import { nextEventStatuses } from "@tightlines/domain/event/status";
import type { EventStatus } from "@tightlines/domain/event/status";
import { m } from "../../../paraglide/messages.js";
import { ButtonLink } from "../../../lib/ButtonLink.tsx";
import { Button } from "../../../ui/Button.tsx";
import { Card } from "../../../ui/Card.tsx";
import { PencilIcon } from "../../../ui/Icons.tsx";
import { Page } from "../../../ui/Page.tsx";
import { EventStatusBadge } from "../EventStatusBadge.tsx";
import { statusLabel } from "../labels.ts";
import styles from "./EventHomePage.module.css";
import { statusAction } from "./status-action.ts";
import { useChangeStatus } from "./use-change-status.ts";

const life: EventStatus[] = ["draft", "published", "running", "finished", "archived"];

/** Where the event stands and what comes next. */
export function EventHomePage({ event }: { event: EventResponse }) {
  const { changeStatus, isChanging } = useChangeStatus(event);
  const next = nextEventStatuses(event.status)[0];
  return (
    <Page
      title={event.name}
      action={
        <ButtonLink
          to="/events/$eventUrl/manage/edit"
          params={{ eventUrl: event.url }}
          leftSection={<PencilIcon size={18} />}
        >
          {m.event_edit_title()}
        </ButtonLink>
      }
      narrow
    >
      <div className={styles.cards}>
        <Card title={m.event_home_next()} aside={<EventStatusBadge status={event.status} />}>
          <p>{nextSentences[event.status]()}</p>
          {next && isForward(event.status, next) && (
            <Button variant="filled" loading={isChanging} onClick={() => void changeStatus(next)}>
              {statusAction(event.status, next).label}
            </Button>
          )}
        </Card>
        {event.status !== "cancelled" && (
          <Card title={m.event_home_life()}>
            <ol className={styles.life}>
              {life.map((status) => (
                <li
                  key={status}
                  className={styles.step}
                  data-done={life.indexOf(status) < life.indexOf(event.status) || undefined}
                  aria-current={status === event.status ? "step" : undefined}
                >
                  {statusLabel(status)}
                </li>
              ))}
            </ol>
          </Card>
        )}
      </div>
    </Page>
  );
}

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
