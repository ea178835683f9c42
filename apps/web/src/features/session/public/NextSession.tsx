import type { SessionResponse } from "@tightlines/contract/session";
import { Countdown } from "../../../lib/time/Countdown.tsx";
import { dayOf, formatPeriod, formatWeekday } from "../../../lib/time/format-zone.ts";
import { useNow } from "../../../lib/time/use-now.ts";
import { m } from "../../../paraglide/messages.js";
import { sessionLabel } from "../session-label.ts";
import { findNext } from "./find-next.ts";
import styles from "./NextSession.module.css";

/** What is fished now, or next and in how long. Nothing while nobody knows what time it is. */
export function NextSession({
  sessions,
  timeZone,
}: {
  sessions: readonly SessionResponse[];
  timeZone: string;
}) {
  const now = useNow();
  const next = now === null ? null : findNext(sessions, now);
  if (!next) return null;
  const { session, isOn } = next;
  return (
    <div className={styles.next} data-on={isOn || undefined}>
      <p className={styles.title}>{isOn ? m.session_now() : m.session_next()}</p>
      <p className={styles.name}>{sessionLabel(session)}</p>
      <p>
        {formatWeekday(dayOf(session.startsAt, timeZone), { hasYear: false })},{" "}
        <span className="tabular">{formatPeriod(session, timeZone)}</span>
      </p>
      <p className={styles.count}>
        {isOn ? m.session_ends_in() : m.session_starts_in()}{" "}
        <Countdown to={isOn ? session.endsAt : session.startsAt} className="tabular" />
      </p>
    </div>
  );
}
