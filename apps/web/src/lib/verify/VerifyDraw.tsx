import { type ReactNode, useState } from "react";
import { m } from "../../paraglide/messages.js";
import { Button } from "../../ui/Button.tsx";
import { toast } from "../../ui/toast.ts";
import type { FactWords, Verified } from "./verified.ts";
import styles from "./VerifyDraw.module.css";

export interface VerifyDrawProps {
  /** Fetches the draw and makes it again. Null for one that is still secret. */
  verify: () => Promise<Verified | null>;
  /** What is found out about the list and the draw, in words for this kind of draw. */
  words: () => FactWords | Promise<FactWords>;
}

/** Makes a published draw of any kind again in the reader's own browser, by the same rules. */
export function VerifyDraw({ verify, words }: VerifyDrawProps) {
  const [verdict, setVerdict] = useState<ReactNode>(null);
  const [isChecking, setChecking] = useState(false);

  async function check() {
    setChecking(true);
    try {
      // Few readers press it: what it says comes with what it does.
      const [found, said, { Verdict }] = await Promise.all([verify(), words(), import("./Verdict.tsx")]);
      setVerdict(found && <Verdict found={found} words={said} />);
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
