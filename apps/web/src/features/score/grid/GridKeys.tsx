import { m } from "../../../paraglide/messages.js";
import type { ScoreBook } from "../device/score-book.ts";
import styles from "./GridBar.module.css";
import type { GridForm } from "./grid-columns.ts";

/** What the keyboard does on this page, and what a cell understands. */
export function GridKeys({ book, form }: { book: ScoreBook; form: GridForm }) {
  const isMetric = book.event.units === "metric";
  const lines = [
    m.score_grid_key_enter(),
    m.score_grid_key_tab(),
    m.score_grid_key_arrows(),
    m.score_grid_key_escape(),
    form === "weigh-in" ? m.score_grid_key_presence() : m.score_grid_key_presence_fish(),
    m.score_grid_key_paste(),
    ...(isMetric && form === "weigh-in" ? [m.score_grid_key_units()] : []),
  ];
  const [first, second = first] = book.species;
  const codes = book.species.map(({ code, name }) => `${code} ${name}`).join(", ");
  if (form === "catches") lines.push(m.score_grid_codes({ codes }));
  return (
    <>
      {form === "catches" && first && second && (
        <p className={styles.help}>
          {m.score_grid_fish_help({ example: `${first.code} 32.3 28 ${second.code} 41` })}
        </p>
      )}
      <details className={styles.keys}>
        <summary>{m.score_grid_keys()}</summary>
        <ul>
          {lines.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      </details>
      <datalist id="score-grid-reasons">
        <option>{m.score_doubt_measured_again()}</option>
        <option>{m.score_doubt_seen_by_both()}</option>
      </datalist>
    </>
  );
}
