import type { ReactNode } from "react";
import { ChevronLeftIcon } from "./FrameIcons.tsx";
import styles from "./Page.module.css";

export interface PageProps {
  title: ReactNode;
  description?: ReactNode;
  /** The one main action: top right on a desk, a bar at the thumb on a phone. */
  action?: ReactNode;
  /** A link to the page above this one. */
  back?: ReactNode;
  /** A form or an article reads better in a narrow column. */
  narrow?: boolean;
  children?: ReactNode;
}

/** The frame of every screen below the navigation: where you are, what this is, the one main action, the content. */
export function Page({ title, description, action, back, narrow = false, children }: PageProps) {
  return (
    <div className={styles.page} data-narrow={narrow || undefined} data-action={action ? true : undefined}>
      {back && (
        <div className={styles.back}>
          <ChevronLeftIcon size={18} />
          {back}
        </div>
      )}
      <header className={styles.header}>
        <div className={styles.heading}>
          <h1 className={styles.title}>{title}</h1>
          {description && <p className={styles.description}>{description}</p>}
        </div>
        {action && <div className={styles.action}>{action}</div>}
      </header>
      {children}
    </div>
  );
}
