import type { ReactNode } from "react";
import styles from "./Badge.module.css";
import type { Tone } from "./theme.ts";

/** A word in a tone: a count, a role, a category. */
export function Badge({ tone = "gravel", children }: { tone?: Tone; children: ReactNode }) {
  return (
    <span className={styles.badge} data-tone={tone === "gravel" ? undefined : tone}>
      {children}
    </span>
  );
}
