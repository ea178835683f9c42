import type { EventResponse } from "@tightlines/contract/event";
import { CalendarIcon, PinIcon } from "../../../ui/Icons.tsx";
import { EventStatusBadge } from "../EventStatusBadge.tsx";
import { formatDates } from "../format-dates.ts";
import styles from "./EventCard.module.css";

/** Cover, logo, name, place, dates and state of one event. */
export function EventCard({ event }: { event: EventResponse }) {
  const place = [event.venue, event.location].filter(Boolean).join(", ");
  return (
    <article className={styles.card}>
      <img
        className={styles.cover}
        src={event.coverPhoto ?? "/default-cover.svg"}
        alt=""
        width={600}
        height={200}
        loading="lazy"
      />
      <div className={styles.body}>
        <img
          className={styles.logo}
          src={event.logo ?? "/default-event-logo.svg"}
          alt=""
          width={56}
          height={56}
          loading="lazy"
        />
        <h2 className={styles.name}>{event.name}</h2>
        <p className={styles.fact}>
          <CalendarIcon size={18} />
          {formatDates(event)}
        </p>
        {place && (
          <p className={styles.fact}>
            <PinIcon size={18} />
            {place}
          </p>
        )}
        <EventStatusBadge status={event.status} />
      </div>
    </article>
  );
}
