import type { EventResponse } from "@tightlines/contract/event";
import type { SessionResponse } from "@tightlines/contract/session";
import { Countdown } from "../../../lib/time/Countdown.tsx";
import { formatMoment } from "../../../lib/time/format-moment.ts";
import { useNow } from "../../../lib/time/use-now.ts";
import { m } from "../../../paraglide/messages.js";
import { sessionLabel } from "../../session/session-label.ts";
import { type Contestable, contestable } from "../contestable.ts";
import styles from "./ProtestsPage.module.css";

export interface ProtestWindowsProps {
  event: EventResponse;
  sessions: readonly SessionResponse[];
}

/** Which sessions can be contested, each with its time that runs out. */
export function ProtestWindows({ event, sessions }: ProtestWindowsProps) {
  const now = useNow();
  // The server does not say what time it is: a page is kept for a while.
  if (now === null) return null;
  const open = contestable(event, sessions, now);
  if (open.length === 0) return <p>{m.protest_window_none()}</p>;
  return (
    <ul className={styles.windows}>
      {open.map((each) => (
        <li key={each.session.id}>
          {sentenceOf(each, event)}{" "}
          {each.window.until !== null && (
            <span className={styles.left}>
              {m.protest_window_left()} <Countdown to={each.window.until} />
            </span>
          )}
        </li>
      ))}
    </ul>
  );
}

function sentenceOf({ session, window }: Contestable, event: EventResponse): string {
  const name = sessionLabel(session);
  return window.until === null
    ? m.protest_window_running({ session: name, minutes: event.protestMinutes })
    : m.protest_window_open({ session: name, time: formatMoment(window.until, event.timeZone) });
}
