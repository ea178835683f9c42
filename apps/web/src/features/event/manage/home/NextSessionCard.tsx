import type { EventProgressResponse } from "@tightlines/contract/event-progress";
import { Countdown } from "../../../../lib/time/Countdown.tsx";
import { dayOf, formatPeriod, formatWeekday } from "../../../../lib/time/format-zone.ts";
import { useNow } from "../../../../lib/time/use-now.ts";
import { m } from "../../../../paraglide/messages.js";
import { Card } from "../../../../ui/Card.tsx";
import styles from "./NextSessionCard.module.css";

export interface NextSessionCardProps {
  session: NonNullable<EventProgressResponse["nextSession"]>;
  timeZone: string;
}

/** What is fished now or next, and in how long. */
export function NextSessionCard({ session, timeZone }: NextSessionCardProps) {
  const { number, name, startsAt, isRunning } = session;
  return (
    <Card title={isRunning ? m.event_home_session_now() : m.event_home_session_next()}>
      <p className={styles.count}>
        <TimeLeft session={session} />
      </p>
      <p>
        {name ? m.session_label_named({ number, name }) : m.session_label({ number })},{" "}
        {formatWeekday(dayOf(startsAt, timeZone), { hasYear: false })},{" "}
        <span className={`${styles.period} tabular`}>{formatPeriod(session, timeZone)}</span>
      </p>
    </Card>
  );
}

function TimeLeft({ session: { startsAt, endsAt, isRunning } }: Pick<NextSessionCardProps, "session">) {
  const now = useNow() ?? 0;
  const to = isRunning ? endsAt : startsAt;
  if (Date.parse(to) <= now) return isRunning ? m.event_home_over_time() : m.event_home_late();
  return (
    <>
      {isRunning ? m.event_home_ends_in() : m.event_home_starts_in()}{" "}
      <Countdown to={to} className="tabular" />
    </>
  );
}
