import type { CheckInPresence } from "@tightlines/domain/check-in/check-in-presence";
import { m } from "../../paraglide/messages.js";
import { nameOf } from "../angler/angler-name.ts";
import { presenceLabel } from "../angler/presence-label.ts";
import type { ShownAngler } from "./check-in-state.ts";
import styles from "./PresenceButtons.module.css";

const choices = ["present", "late", "absent"] as const;

export interface PresenceButtonsProps {
  angler: ShownAngler;
  onSay: (presence: CheckInPresence) => void;
}

/** One thumb each. The one that holds takes itself back: a mistaken tap is undone by the same tap. */
export function PresenceButtons({ angler, onSay }: PresenceButtonsProps) {
  return (
    <fieldset className={styles.buttons}>
      <legend className={styles.legend}>{m.check_in_presence_of({ name: nameOf(angler) })}</legend>
      {choices.map((presence) => {
        const isPressed = angler.presence === presence;
        return (
          <button
            key={presence}
            type="button"
            className={styles.button}
            data-presence={presence}
            aria-pressed={isPressed}
            onClick={() => onSay(isPressed ? "expected" : presence)}
          >
            {presenceLabel(presence)}
          </button>
        );
      })}
    </fieldset>
  );
}
