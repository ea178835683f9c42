import { Link } from "@tanstack/react-router";
import type { ListedEventResponse } from "@tightlines/contract/event";
import { formatDates } from "../../../lib/time/format-day.ts";
import { CalendarIcon, PinIcon } from "../../../ui/Icons.tsx";
import { EventImage } from "../EventImage.tsx";
import { EventStatusBadge } from "../EventStatusBadge.tsx";
import { formatPlace } from "../format-place.ts";
import styles from "./EventCard.module.css";

/** Cover, logo, name, place, dates and state of one event. The whole card leads to it. */
export function EventCard({ event }: { event: ListedEventResponse }) {
  const place = formatPlace(event);
  return (
    <article className={styles.card}>
      <EventImage
        kind="cover"
        src={event.coverPhoto}
        className={styles.cover}
        sizes="(width < 48em) 100vw, 24rem"
        isLazy
      />
      <div className={styles.body}>
        <EventImage kind="logo" src={event.logo} className={styles.logo} sizes="3.5rem" isLazy />
        <h2 className={styles.name}>
          <Link to="/events/$eventUrl" params={{ eventUrl: event.url }} className={styles.link}>
            {event.name}
          </Link>
        </h2>
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
        <p className={styles.state}>
          <EventStatusBadge event={event} />
        </p>
      </div>
    </article>
  );
}
