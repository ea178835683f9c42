import type { ReactNode } from "react";
import styles from "./Choices.module.css";

/** Links between the ways to look at a page, each in a list item; the chosen one has `aria-current`. */
export function Choices({ label, children }: { label: string; children: ReactNode }) {
  return (
    <nav aria-label={label}>
      <ul className={styles.choices}>{children}</ul>
    </nav>
  );
}
