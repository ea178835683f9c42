import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import type { ListedEventResponse } from "@tightlines/contract/event";
import { makeChecklist } from "@tightlines/domain/event/event-checklist";
import { shownStatus } from "@tightlines/domain/event/status";
import { useApi } from "../../../../lib/api/api.context.ts";
import { ButtonLink } from "../../../../lib/ButtonLink.tsx";
import { formatDates } from "../../../../lib/time/format-day.ts";
import { m } from "../../../../paraglide/messages.js";
import { eventProgressQuery } from "../../event.queries.ts";
import { EventStatusBadge } from "../../EventStatusBadge.tsx";
import { formatPlace } from "../../format-place.ts";
import { CopyEvent } from "../CopyEvent.tsx";
import { findNextTask, lifeSentence } from "../home/next-task.ts";
import { useManagePage } from "../home/use-manage-page.ts";
import styles from "./OwnEventCard.module.css";

/** An event as its organizer sees it: what it is, and what to do next. */
export function OwnEventCard({ event }: { event: ListedEventResponse }) {
  return (
    <article className={styles.card}>
      <header className={styles.header}>
        <h3 className={styles.name}>
          <Link to="/events/$eventUrl/manage" params={{ eventUrl: event.url }}>
            {event.name}
          </Link>
        </h3>
        <EventStatusBadge event={event} />
      </header>
      <p className={styles.facts}>{[formatDates(event), formatPlace(event)].filter(Boolean).join(" · ")}</p>
      {event.right === "scorer" ? <ScorerTask event={event} /> : <Task event={event} />}
    </article>
  );
}

/** A scorer finds the scores, whatever the organizers still have to do. */
function ScorerTask({ event }: { event: ListedEventResponse }) {
  const page = useManagePage(event.url)("scores");
  return page && <ButtonLink to={page}>{m.event_next_scores_task()}</ButtonLink>;
}

function Task({ event }: { event: ListedEventResponse }) {
  if (!isOver(event)) return <OpenTask event={event} />;
  return (
    <>
      <p className={styles.task}>{lifeSentence(event)}</p>
      <CopyEvent event={event} />
    </>
  );
}

/** What is over waits for nothing that would have to be counted. */
function isOver(event: ListedEventResponse): boolean {
  return ["finished", "archived", "cancelled"].includes(shownStatus(event));
}

function OpenTask({ event }: { event: ListedEventResponse }) {
  const { data: progress } = useQuery(eventProgressQuery(useApi(), event.url));
  const pageOf = useManagePage(event.url);
  // The line keeps its place until it is known.
  if (!progress) return <p className={styles.task}>{"\u00a0"}</p>;
  const task = findNextTask(event, makeChecklist(progress), progress.openSessions);
  const page = task.page && pageOf(task.page);
  return (
    <>
      <p className={styles.task}>{task.kind === "step" ? task.details[0] : task.words}</p>
      {page && <ButtonLink to={page}>{task.button}</ButtonLink>}
    </>
  );
}
