import { m } from "../../../paraglide/messages.js";
import styles from "./CeremonyPage.module.css";
import type { SlideRow } from "./slides.ts";

/** Up to this many letters a name and a peg beside it stand in the full size; a longer name in letters that fit. */
const FULL_SIZE = 24;

/** Pegs and names, flying in one after the other. Two columns as soon as one would make them small. */
export function SlideRows({ rows }: { rows: readonly SlideRow[] }) {
  if (rows.length === 0) return <p className={styles.lead}>{m.ceremony_nobody()}</p>;
  const columns = rows.length > 5 ? 2 : 1;
  return (
    <ol
      className={styles.rows}
      style={{ "--columns": columns, "--rows": Math.max(5, Math.ceil(rows.length / columns)) }}
    >
      {rows.map(({ number, name, team }, index) => (
        <li
          key={`${number} ${name}`}
          className={styles.row}
          style={{
            "--index": index,
            "--fit": Math.min(1, (FULL_SIZE - Math.max(2, number.length)) / name.length),
          }}
        >
          <span className={styles.number}>{number}</span>
          <span className={styles.who}>
            <span className={styles.name}>{name}</span>
            {team && <span className={styles.team}>{team}</span>}
          </span>
        </li>
      ))}
    </ol>
  );
}
