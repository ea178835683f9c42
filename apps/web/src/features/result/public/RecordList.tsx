import { Link } from "@tanstack/react-router";
import type { RecordFish, SpeciesRecord } from "@tightlines/contract/result/species-record";
import { formatDay } from "../../../lib/time/format-day.ts";
import { m } from "../../../paraglide/messages.js";
import { Badge } from "../../../ui/Badge.tsx";
import { showLength, showWeight } from "../../score/measure.ts";
import { PersonLink } from "./PersonLink.tsx";
import styles from "./RecordList.module.css";

interface RecordListProps {
  records: readonly SpeciesRecord[];
  /** Whether all of them are one person's, who need not be named beside each. */
  isOwn?: boolean;
}

/** The biggest fish of each species, with where it was caught. */
export function RecordList({ records, isOwn = false }: RecordListProps) {
  return (
    <ul className={styles.list}>
      {records.map(({ code, name, longest, heaviest }) => (
        <li key={code} className={styles.species}>
          <h3 className={styles.name}>{name}</h3>
          <ul className={styles.list}>
            {longest.map((fish) => (
              <li key={`longest ${fish.anglerId}`}>
                <Fish
                  fish={fish}
                  size={showLength(fish.size, fish.units)}
                  measure={m.result_record_longest()}
                  isOwn={isOwn}
                />
              </li>
            ))}
            {heaviest.map((fish) => (
              <li key={`heaviest ${fish.anglerId}`}>
                <Fish
                  fish={fish}
                  size={showWeight(fish.size, fish.units)}
                  measure={m.result_record_heaviest()}
                  isOwn={isOwn}
                />
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ul>
  );
}

interface FishProps {
  fish: RecordFish;
  size: string;
  measure: string;
  isOwn: boolean;
}

function Fish({ fish, size, measure, isOwn }: FishProps) {
  const { eventUrl, eventName, endsOn, anglerId, name, isOfficial } = fish;
  const angler = { eventUrl, lists: "entries" as const, id: anglerId };
  return (
    <div className={styles.fish}>
      <span className={styles.measure}>{measure}</span>
      <strong className="tabular">{size}</strong>
      {isOwn ? (
        <PersonLink {...angler} name={eventName} />
      ) : (
        <>
          <PersonLink {...angler} name={name} />
          <Link to="/events/$eventUrl/results" params={{ eventUrl }}>
            {eventName}
          </Link>
        </>
      )}
      <span className={styles.measure}>{formatDay(endsOn)}</span>
      {!isOfficial && <Badge tone="water">{m.result_record_provisional()}</Badge>}
    </div>
  );
}
