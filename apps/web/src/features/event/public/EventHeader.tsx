import type { EventResponse } from "@tightlines/contract/event";
import { formatDates } from "../../../lib/time/format-day.ts";
import { m } from "../../../paraglide/messages.js";
import { EventImage } from "../EventImage.tsx";
import { EventStatusBadge } from "../EventStatusBadge.tsx";
import { formatPlace } from "../format-place.ts";
import styles from "./EventHeader.module.css";
import { ButtonLink } from "../../../lib/ButtonLink.tsx";

export interface EventHeaderProps {
  event: EventResponse;
  canManage: boolean;
  /** Without its pictures on a phone: whoever looks something up finds it on the first screen. */
  isBrief: boolean;
}

/** Cover photo, logo and name of an event; Manage only for those who may. */
export function EventHeader({ event, canManage, isBrief }: EventHeaderProps) {
  const facts = [formatDates(event), formatPlace(event)].filter(Boolean);
  return (
    <header className={styles.header} data-brief={isBrief || undefined}>
      <EventImage kind="cover" src={event.coverPhoto} className={styles.cover} sizes="100vw" />
      <div className={styles.bar}>
        <EventImage kind="logo" src={event.logo} className={styles.logo} sizes="6rem" />
        <div className={styles.names}>
          <h1 className={styles.name}>{event.name}</h1>
          <p className={styles.facts}>
            <EventStatusBadge event={event} />
            {facts.map((fact) => (
              <span key={fact}>{fact}</span>
            ))}
          </p>
        </div>
        {canManage && (
          <ButtonLink to="/events/$eventUrl/manage" params={{ eventUrl: event.url }}>
            {m.event_manage()}
          </ButtonLink>
        )}
      </div>
    </header>
  );
}
