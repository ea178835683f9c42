import { m } from "../../../paraglide/messages.js";
import type { PlaceConflict } from "./place-conflicts.ts";
import styles from "./PegField.module.css";

/** What stands in the way of a place, or speaks against it, while it is chosen. */
export function PlaceConflicts({ conflicts }: { conflicts: readonly PlaceConflict[] }) {
  return (
    <div aria-live="polite">
      {conflicts.length > 0 && (
        <ul className={styles.conflicts}>
          {conflicts.map((conflict) => (
            <li key={conflict.kind}>{sayConflict(conflict)}</li>
          ))}
        </ul>
      )}
    </div>
  );
}

function sayConflict(conflict: PlaceConflict): string {
  switch (conflict.kind) {
    case "taken":
      return m.place_taken({ name: conflict.name });
    case "out-of-use":
      return m.place_out_of_use({ reason: conflict.reason });
    case "team-mate-beside":
      return m.place_team_mate({ names: conflict.names });
    case "end-peg-again":
      return m.place_end_again({ sessions: conflict.sessions.join(", ") });
    case "sector-again":
      return m.place_sector_again({ sessions: conflict.sessions.join(", ") });
    case "neighbour-again":
      return m.place_neighbour_again({ names: conflict.names });
    case "not-accessible":
      return m.place_not_accessible();
  }
}
