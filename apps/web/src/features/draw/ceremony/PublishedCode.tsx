import { useSyncExternalStore } from "react";
import { QrCode } from "../../../lib/qr/QrCode.tsx";
import { m } from "../../../paraglide/messages.js";
import styles from "./CeremonyPage.module.css";

/** Where everybody in the room finds their peg, and Verify. */
export function PublishedCode({ eventUrl, number }: { eventUrl: string; number: number }) {
  // Only the browser knows under which address people reach it.
  const origin = useSyncExternalStore(
    neverChanges,
    () => location.origin,
    () => null,
  );
  if (origin === null) return null;
  const address = `${origin}/events/${eventUrl}/draws`;
  return (
    <div className={styles.published}>
      <p>
        <strong>{m.ceremony_published({ number })}</strong>
        <span>{m.ceremony_published_words()}</span>
        <span>{address.replace(/^https?:\/\//, "")}</span>
      </p>
      <QrCode text={address} label={m.ceremony_code()} />
    </div>
  );
}

function neverChanges() {
  return () => {};
}
