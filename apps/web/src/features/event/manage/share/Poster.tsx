import type { EventResponse } from "@tightlines/contract/event";
import { createPortal } from "react-dom";
import { QrCode } from "../../../../lib/qr/QrCode.tsx";
import { formatDates } from "../../../../lib/time/format-day.ts";
import { m } from "../../../../paraglide/messages.js";
import { formatPlace } from "../../format-place.ts";
import styles from "./Poster.module.css";

/** One page of paper for the wall of the club. It stands beside the page, and is seen in print alone. */
export function Poster({ event, link }: { event: EventResponse; link: string }) {
  return createPortal(
    <section className={styles.poster} aria-hidden>
      <p className={styles.name}>{event.name}</p>
      <p className={styles.when}>{formatDates(event)}</p>
      <p className={styles.where}>{formatPlace(event)}</p>
      <QrCode text={link} label="" />
      <p className={styles.how}>{m.event_share_scan()}</p>
      <p>{link}</p>
    </section>,
    document.body,
  );
}
