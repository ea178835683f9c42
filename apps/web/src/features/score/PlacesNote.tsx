import { m } from "../../paraglide/messages.js";
import { sessionLabel } from "../session/session-label.ts";
import type { ShownPlaces } from "./device/use-device-places.ts";
import styles from "./DeviceNotes.module.css";

/** Whose places these are, where the server may know others; and why there are none, where something is missing here. */
export function PlacesNote({ shown: { places, needs, isOwn } }: { shown: ShownPlaces }) {
  if (needs.length > 0)
    return (
      <p className={styles.places}>{m.score_places_need({ sessions: needs.map(sessionLabel).join(", ") })}</p>
    );
  return isOwn && places.size > 0 ? <p className={styles.places}>{m.score_places_own()}</p> : null;
}
