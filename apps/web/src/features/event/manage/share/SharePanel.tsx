import type { EventResponse } from "@tightlines/contract/event";
import { formatDates } from "../../../../lib/time/format-day.ts";
import { QrCode } from "../../../../lib/qr/QrCode.tsx";
import { m } from "../../../../paraglide/messages.js";
import { AnchorButton, Button } from "../../../../ui/Button.tsx";
import { CopyField } from "../../../../ui/CopyField.tsx";
import { formatPlace } from "../../format-place.ts";
import { Poster } from "./Poster.tsx";
import styles from "./SharePanel.module.css";

/** How an event gets to those who are to come: its link, a text to send on, and a poster. */
export function SharePanel({ event }: { event: EventResponse }) {
  const link = `${window.location.origin}/events/${event.url}`;
  const words = [event.name, formatDates(event), formatPlace(event)].filter(Boolean).join(", ");
  return (
    <div className={styles.parts}>
      {event.visibility === "unlisted" && <p>{m.event_share_unlisted()}</p>}
      <CopyField label={m.event_share_link()} text={link}>
        <AnchorButton href={link} target="_blank" rel="noopener">
          {m.event_share_view()}
        </AnchorButton>
      </CopyField>
      <CopyField
        label={m.event_share_text()}
        text={m.event_share_words({ words, link })}
        button={m.event_share_copy_text()}
        copied={m.event_share_text_copied()}
      >
        {"share" in navigator && (
          <Button onClick={() => void sendOn({ title: event.name, text: words, url: link })}>
            {m.event_share_send()}
          </Button>
        )}
      </CopyField>
      <div className={styles.code}>
        <QrCode text={link} label={m.event_share_code()} />
        <Button onClick={() => window.print()}>{m.event_share_print()}</Button>
      </div>
      <Poster event={event} link={link} />
    </div>
  );
}

/** Somebody who closes the list of programs has changed their mind: nothing went wrong. */
async function sendOn(what: ShareData): Promise<void> {
  await navigator.share(what).catch(() => undefined);
}
