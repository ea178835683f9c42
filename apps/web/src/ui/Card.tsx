import type { ReactNode } from "react";
import styles from "./Card.module.css";

export interface CardProps {
  title?: ReactNode;
  /** Beside the title: a badge, or a quiet button. */
  aside?: ReactNode;
  children: ReactNode;
}

/** A surface for what belongs together. */
export function Card({ title, aside, children }: CardProps) {
  return (
    <section className={styles.card}>
      {(title || aside) && (
        <header className={styles.header}>
          {title && <h2 className={styles.title}>{title}</h2>}
          {aside}
        </header>
      )}
      {children}
    </section>
  );
}
