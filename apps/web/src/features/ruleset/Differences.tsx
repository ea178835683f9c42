import { m } from "../../paraglide/messages.js";
import { listDifferences } from "./switches/describe-ruleset.ts";
import styles from "./Differences.module.css";

/** What two versions of the rules say differently, in words. */
export function Differences({ before, after }: { before: unknown; after: unknown }) {
  const differences = listDifferences(before, after);
  if (differences.length === 0) return <p className={styles.none}>{m.ruleset_no_difference()}</p>;
  return (
    <ul className={styles.differences}>
      {differences.map(({ id, labels, before: was, after: is }) => (
        <li key={id}>
          <strong>{labels.join(" · ")}</strong>
          <span>
            <del>{was ?? m.ruleset_nothing_said()}</del> <ins>{is ?? m.ruleset_nothing_said()}</ins>
          </span>
        </li>
      ))}
    </ul>
  );
}
