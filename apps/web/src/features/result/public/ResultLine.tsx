import type { ResultRow } from "@tightlines/contract/result/result-table";
import { lazy, Suspense, useState } from "react";
import { m } from "../../../paraglide/messages.js";
import { Badge } from "../../../ui/Badge.tsx";
import { showValue } from "../../score/show-value.ts";
import { placeWords, showSum, statusWord, unitName } from "../result-words.ts";
import type { LineFrame } from "./line-frame.ts";
import { PersonLink } from "./PersonLink.tsx";
import styles from "./Results.module.css";

// Fetched when a line is opened for the first time: nobody needs it to read the places.
const Why = lazy(async () => ({ default: (await import("./Why.tsx")).Why }));

/** One line of a table; opened, it says why. */
export function ResultLine({ row, ...frame }: LineFrame & { row: ResultRow }) {
  const [isOpen, setOpen] = useState(false);
  const { units, tables, measure } = frame;
  const status = statusWord(row.status);
  const facts = [
    row.number !== null && m.result_number({ number: row.number }),
    row.teamName,
    unitName(row.unit),
    // A catch that was weighed as a whole has no number of fish.
    row.fishCount > 0 && m.result_fish({ count: row.fishCount }),
    (tables.isCatchApart || tables.rawMeasure !== measure) &&
      m.result_caught({ raw: showSum(row.raw, tables.rawMeasure, units) }),
    // The table of the biggest fish says it as the sum.
    row.bestFish &&
      row.bestFish.size !== row.points &&
      m.result_best_fish({ size: showValue(row.bestFish.size, row.bestFish.measure, units) }),
  ].filter(Boolean);
  return (
    <details className={styles.line} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary className={styles.summary}>
        <span className={`${styles.place} tabular`} aria-hidden="true">
          {row.place === null ? "–" : row.sharedBy > 1 ? `${row.place}=` : row.place}
        </span>
        <span className={styles.person}>
          <strong className={styles.name}>{row.name}</strong>
          <span className={styles.facts}>{facts.join(" · ")}</span>
        </span>
        <span className={styles.marks}>
          {status && <Badge>{status}</Badge>}
          {row.isDecidedByTie && <Badge tone="water">{m.result_tie_decided()}</Badge>}
        </span>
        <span className={`${styles.sum} tabular`}>{showSum(row.points, measure, units)}</span>
      </summary>
      <div className={styles.inside}>
        <p>{placeWords(row)}</p>
        {row.rounds.length > 0 && (
          <ul className={styles.rounds}>
            {row.rounds.map((round) => (
              <li key={round.sessionNumber}>{roundWords(round, frame)}</li>
            ))}
          </ul>
        )}
        <p>
          <PersonLink eventUrl={frame.eventUrl} {...row}>
            {m.result_whole_link({ name: row.name })}
          </PersonLink>
        </p>
        <Suspense fallback={<p>{m.result_why_loading()}</p>}>
          {isOpen && <Why {...frame} id={row.id} />}
        </Suspense>
      </div>
    </details>
  );
}

function roundWords(round: ResultRow["rounds"][number], { measure, units }: LineFrame): string {
  const said = { number: round.sessionNumber, points: showValue(round.points, measure, units) };
  if (round.counts === "none") return m.result_round_dropped(said);
  return round.counts === "half" ? m.result_round_half(said) : m.result_round(said);
}
