import type { ReactNode } from "react";
import { m } from "../../paraglide/messages.js";
import { CheckIcon, WarningIcon } from "../../ui/FrameIcons.tsx";
import styles from "./Papers.module.css";

interface PrintedVerdictProps {
  isCurrent: boolean;
  /** What the sheet shows. */
  of: string;
  staleWords: string;
  /** The way on. */
  children: ReactNode;
}

/** For whoever has scanned a sheet: whether it still holds. */
export function PrintedVerdict({ isCurrent, of, staleWords, children }: PrintedVerdictProps) {
  return (
    <div className={styles.state} data-stale={isCurrent ? undefined : true}>
      <p className={styles.of}>{of}</p>
      <h2 className={styles.verdict}>
        {isCurrent ? <CheckIcon size={32} /> : <WarningIcon size={32} />}
        {isCurrent ? m.paper_current() : m.paper_stale()}
      </h2>
      <p>{isCurrent ? m.paper_current_words() : staleWords}</p>
      <p>{children}</p>
    </div>
  );
}
