import { useQuery } from "@tanstack/react-query";
import { useApi } from "../../../lib/api/api.context.ts";
import { m } from "../../../paraglide/messages.js";
import { eventSpeciesQuery } from "../event-species.queries.ts";
import { limitsLabel, minimumLabel } from "../minimum-label.ts";
import styles from "./CatchList.module.css";

/** What may be caught, and from which length; nothing where the event leaves that open. */
export function CatchList({ eventUrl }: { eventUrl: string }) {
  const { data: species = [] } = useQuery(eventSpeciesQuery(useApi(), eventUrl));
  if (species.length === 0) return null;
  return (
    <section aria-labelledby="catch-list">
      <h2 id="catch-list" className={styles.title}>
        {m.event_species_about()}
      </h2>
      <ul className={styles.list}>
        {species.map((each) => (
          <li key={each.id}>
            <span>
              {each.name} <i lang="la">{each.latinName}</i>
            </span>
            <span className={styles.figures}>
              {[minimumLabel(each), limitsLabel(each)].filter(Boolean).join(", ")}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
