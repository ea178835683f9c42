import type { Verification } from "@tightlines/domain/random/verification";
import { type ReactNode, useState } from "react";
import { m } from "../../paraglide/messages.js";
import { Button } from "../../ui/Button.tsx";
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
  const [verdict, setVerdict] = useState<ReactNode>(null);
  const [isChecking, setChecking] = useState(false);

  async function check() {
    setChecking(true);
    try {
      // Few readers press it: what it says comes with what it does.
      const [found, { Verdict }] = await Promise.all([verify(), import("./Verdict.tsx")]);
      setVerdict(found && <Verdict found={found} words={words} />);
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
      {verdict ?? <p className={styles.help}>{m.draw_verify_help()}</p>}
    </div>
  );
}
