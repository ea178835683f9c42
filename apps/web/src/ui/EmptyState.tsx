import type { ReactNode } from "react";
import styles from "./EmptyState.module.css";

export interface EmptyStateProps {
  /** One of the drawings in ui/drawings. */
  drawing: ReactNode;
  title?: ReactNode;
  /** One sentence: why there is nothing here, or what will be. */
  sentence: ReactNode;
  /** One button, or none where the reader can do nothing about it. */
  action?: ReactNode;
  /** 1 where the state is the whole page, so that the page still has its heading. */
  level?: 1 | 2;
}

/** Nothing here: one drawing, one sentence, one button. */
export function EmptyState({ drawing, title, sentence, action, level = 2 }: EmptyStateProps) {
  const Heading = level === 1 ? "h1" : "h2";
  return (
    <div className={styles.empty}>
      <div className={styles.drawing} aria-hidden>
        {drawing}
      </div>
      {title && <Heading className={styles.title}>{title}</Heading>}
      <p className={styles.sentence}>{sentence}</p>
      {action && <div className={styles.action}>{action}</div>}
    </div>
  );
}
