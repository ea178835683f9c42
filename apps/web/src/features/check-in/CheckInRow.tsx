import type { CheckInPresence } from "@tightlines/domain/check-in/check-in-presence";
import { m } from "../../paraglide/messages.js";
import { Badge } from "../../ui/Badge.tsx";
import { nameOf } from "../angler/angler-name.ts";
import { presenceLabel } from "../angler/presence-label.ts";
import type { ShownAngler } from "./check-in-state.ts";
import { factsOf, saidAbout } from "./check-in-words.ts";
import styles from "./CheckInRow.module.css";
import { PresenceButtons } from "./PresenceButtons.tsx";

export interface CheckInRowProps {
  angler: ShownAngler;
  timeZone: string;
  onSay: (presence: CheckInPresence) => void;
}

export function CheckInRow({ angler, timeZone, onSay }: CheckInRowProps) {
  const { number, presence, checkIn, isWaiting } = angler;
  const facts = factsOf(angler);
  return (
    <li className={styles.row} data-presence={presence}>
      <span className={styles.number}>{number}</span>
      <div className={styles.person}>
        <strong className={styles.name}>{nameOf(angler)}</strong>
        {facts && <span className={styles.facts}>{facts}</span>}
        {isWaiting ? (
          <Badge tone="float">{m.check_in_waiting_one()}</Badge>
        ) : (
          checkIn && <span className={styles.facts}>{saidAbout(angler, timeZone)}</span>
        )}
      </div>
      {presence === "withdrawn" ? (
        <Badge tone="clay">{presenceLabel(presence)}</Badge>
      ) : (
        <PresenceButtons angler={angler} onSay={onSay} />
      )}
    </li>
  );
}
