import type { SessionResponse } from "@tightlines/contract/session";
import type { EventStatus } from "@tightlines/domain/event/status";
import { CalendarLink } from "../../../lib/calendar/CalendarLink.tsx";
import { formatDuration, formatPeriod, formatWeekday } from "../../../lib/time/format-zone.ts";
import { groupByDay } from "../../../lib/time/group-by-day.ts";
import { useNow } from "../../../lib/time/use-now.ts";
import { m } from "../../../paraglide/messages.js";
import { Badge } from "../../../ui/Badge.tsx";
import { isPassed, kindLabel, sessionLabel } from "../session-label.ts";
import { SessionStatusBadge } from "../SessionStatusBadge.tsx";
import { findNext } from "./find-next.ts";
import { type Hours, hoursOf, placeOf } from "./lay-out-days.ts";
import styles from "./SessionTimeline.module.css";

export interface SessionTimelineProps {
  sessions: readonly SessionResponse[];
  timeZone: string;
  eventStatus: EventStatus;
  /** Null for a draft: only those who are signed in could fetch its calendar files. */
  publicUrl: string | null;
}

/** Day by day: a line with the sessions on it, all days to the same scale, and below it what they are. */
export function SessionTimeline({ sessions, timeZone, eventStatus, publicUrl }: SessionTimelineProps) {
  const now = useNow();
  const hours = hoursOf(sessions, timeZone);
  const nextId = now === null ? null : findNext(sessions, now)?.session.id;
  return (
    <ol className={styles.days}>
      {groupByDay(sessions, timeZone).map(({ day, periods }) => (
        <li key={day} className={styles.day}>
          <h3>{formatWeekday(day)}</h3>
          <DayLine day={day} sessions={periods} timeZone={timeZone} hours={hours} now={now} />
          <ol className={styles.sessions}>
            {periods.map((session) => (
              <li
                key={session.id}
                className={styles.session}
                data-kind={session.kind}
                data-status={session.status}
                data-next={session.id === nextId || undefined}
              >
                <span className={`${styles.time} tabular`}>{formatPeriod(session, timeZone)}</span>
                <span className={styles.name}>{sessionLabel(session)}</span>
                <span className={styles.facts}>
                  {session.kind !== "official" && <Badge>{kindLabel(session.kind)}</Badge>}
                  <span>{formatDuration(session)}</span>
                  <SessionStatusBadge
                    status={session.status}
                    isPassed={isPassed(session.status, { status: eventStatus })}
                  />
                  {publicUrl !== null && isToCome(session, eventStatus) && (
                    <CalendarLink
                      href={`/api/events/${publicUrl}/sessions/${session.id}/session.ics`}
                      of={sessionLabel(session)}
                    />
                  )}
                </span>
              </li>
            ))}
          </ol>
        </li>
      ))}
    </ol>
  );
}

/** What belongs into a calendar. */
function isToCome({ kind, status }: SessionResponse, eventStatus: EventStatus): boolean {
  return status === "scheduled" && kind !== "rest" && !isPassed(status, { status: eventStatus });
}

interface DayLineProps {
  day: string;
  sessions: readonly SessionResponse[];
  timeZone: string;
  hours: Hours;
  now: number | null;
}

/** A picture of the list below it, for the eye alone. */
function DayLine({ day, sessions, timeZone, hours, now }: DayLineProps) {
  const place = (instant: string) => placeOf(instant, day, timeZone, hours);
  const nowPlace = now === null ? -1 : place(new Date(now).toISOString());
  return (
    <div className={styles.line} aria-hidden>
      {sessions.map(({ id, number, startsAt, endsAt, kind, status }) => (
        <span
          key={id}
          className={styles.block}
          data-kind={kind}
          data-status={status}
          style={{ "--from": place(startsAt), "--to": place(endsAt) }}
        >
          {number}
        </span>
      ))}
      {nowPlace >= 0 && nowPlace <= 100 && (
        <span className={styles.now} style={{ "--from": nowPlace }}>
          {m.session_now_marker()}
        </span>
      )}
    </div>
  );
}
