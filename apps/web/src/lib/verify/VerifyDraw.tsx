import type { Verification } from "@tightlines/domain/random/verification";
import { useState } from "react";
import { m } from "../../paraglide/messages.js";
import { Button } from "../../ui/Button.tsx";
import { CheckIcon, WarningIcon } from "../../ui/FrameIcons.tsx";
import { toast } from "../../ui/toast.ts";
import styles from "./VerifyDraw.module.css";

/** What making a draw again has shown, and what else was looked at. */
export interface Verified extends Verification {
  held?: HeldFacts;
}

/** Whether what was drawn still holds, for a draw that is in force. */
export interface HeldFacts {
  /** "Everybody fishes where the draw has put them". */
  words: string;
  isTrue: boolean;
  /** What is said above, where nothing is wrong but the change that was declared. */
  declared: string | null;
  /** Who is elsewhere, and why. */
  notes: readonly string[];
}

export interface VerifyDrawProps {
  /** Fetches the draw and makes it again. Null for one that is still secret. */
  verify: () => Promise<Verified | null>;
  /** What is found out about the list and the draw, in words for this kind of draw. */
  words: { input: string; draw: string };
}

/** Makes a published draw of any kind again in the reader's own browser, by the same rules. */
export function VerifyDraw({ verify, words }: VerifyDrawProps) {
  const [found, setFound] = useState<Verified | null>(null);
  const [isChecking, setChecking] = useState(false);

  async function check() {
    setChecking(true);
    try {
      setFound(await verify());
    } catch {
      toast.error(m.draw_verify_failed());
    } finally {
      setChecking(false);
    }
  }

  return (
    <div className={styles.verify}>
      <Button loading={isChecking} onClick={() => void check()}>
        {m.draw_verify()}
      </Button>
      {found ? (
        <Verdict found={found} words={words} />
      ) : (
        <p className={styles.help}>{m.draw_verify_help()}</p>
      )}
    </div>
  );
}

function Verdict({ found, words }: { found: Verified } & Pick<VerifyDrawProps, "words">) {
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
