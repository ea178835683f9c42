import type { ReactNode } from "react";
import styles from "./Badge.module.css";
import type { Tone } from "./theme.ts";

/** A state: the tone's colour, the tone's shape (for those who do not see the colour) and the word. */
export function StatusBadge({ tone, children }: { tone: Tone; children: ReactNode }) {
  return (
    <span className={styles.badge} data-tone={tone}>
      <span className={styles.shape} aria-hidden />
      {children}
    </span>
  );
}
