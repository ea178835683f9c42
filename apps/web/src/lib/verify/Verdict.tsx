import { m } from "../../paraglide/messages.js";
import { CheckIcon, WarningIcon } from "../../ui/FrameIcons.tsx";
import type { FactWords, Verified } from "./verified.ts";
import styles from "./VerifyDraw.module.css";

/** What was found, fact by fact, and whether all of it is as it must be. */
export function Verdict({ found, words }: { found: Verified; words: FactWords }) {
  const { held } = found;
  const facts = [
    { words: m.draw_fact_seed(), isTrue: found.isSeedAsCommitted },
    { words: words.input, isTrue: found.isInputAsCommitted },
    { words: words.draw, isTrue: found.isDrawAsComputed },
    { words: m.draw_fact_algorithm(), isTrue: found.isAlgorithmKnown },
  ];
  const isMade = facts.every(({ isTrue }) => isTrue);
  const declared = isMade && held && !held.isTrue ? held.declared : null;
  const isGood = isMade && (held?.isTrue ?? true);
  return (
    <output
      className={styles.verdict}
      data-good={isGood || undefined}
      data-declared={declared ? true : undefined}
    >
      <strong>{declared ?? (isGood ? m.draw_verified() : m.draw_not_verified())}</strong>
      <ul>
        {[...facts, ...(held ? [held] : [])].map(({ words: fact, isTrue }) => (
          <li key={fact}>
            {isTrue ? <CheckIcon size={18} /> : <WarningIcon size={18} />}
            {fact}: {isTrue ? m.draw_fact_yes() : m.draw_fact_no()}
          </li>
        ))}
      </ul>
      {held && held.notes.length > 0 && (
        <ul className={styles.notes}>
          {held.notes.map((note) => (
            <li key={note}>{note}</li>
          ))}
        </ul>
      )}
    </output>
  );
}
