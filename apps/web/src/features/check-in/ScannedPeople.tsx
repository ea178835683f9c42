import type { CheckInPresence } from "@tightlines/domain/check-in/check-in-presence";
import { m } from "../../paraglide/messages.js";
import { Button } from "../../ui/Button.tsx";
import { nameOf } from "../angler/angler-name.ts";
import type { ShownAngler } from "./check-in-state.ts";
import { PresenceButtons } from "./PresenceButtons.tsx";
import styles from "./ScannedPeople.module.css";

export interface ScannedPeopleProps {
  name: string;
  anglers: readonly ShownAngler[];
  onSay: (anglerIds: readonly number[], presence: CheckInPresence) => void;
}

/** Everybody a code is for; a whole team comes in with one tap, but for those who have withdrawn. */
export function ScannedPeople({ name, anglers, onSay }: ScannedPeopleProps) {
  const missing = anglers.filter(({ presence }) => presence !== "present" && presence !== "withdrawn");
  return (
    <section className={styles.people} aria-label={name}>
      {anglers.length > 1 && (
        <header className={styles.header}>
          <h3 className={styles.title}>{name}</h3>
          {missing.length > 0 && (
            <Button
              variant="filled"
              onClick={() =>
                onSay(
                  missing.map(({ id }) => id),
                  "present",
                )
              }
            >
              {m.check_in_all_present({ count: missing.length })}
            </Button>
          )}
        </header>
      )}
      <ul className={styles.list}>
        {anglers.map((angler) => (
          <li key={angler.id} className={styles.person}>
            <span>
              {angler.number} {nameOf(angler)}
            </span>
            {angler.presence !== "withdrawn" && (
              <PresenceButtons angler={angler} onSay={(presence) => onSay([angler.id], presence)} />
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
