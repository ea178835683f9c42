import type { ReactNode } from "react";
import { m } from "../paraglide/messages.js";
import { ChevronLeftIcon } from "./Icons.tsx";
import styles from "./Page.module.css";

export interface PageProps {
  title: ReactNode;
  description?: ReactNode;
  /** The one main action: top right on a desk, a bar at the thumb on a phone. */
  action?: ReactNode;
  /** A link to the page above this one. */
  back?: ReactNode;
  /** Links from the top down, without this page itself. */
  breadcrumbs?: readonly ReactNode[];
  /** A form or an article reads better in a narrow column. */
  narrow?: boolean;
  children?: ReactNode;
}

/** The frame of every screen below the navigation: where you are, what this is, the one main action, the content. */
export function Page({ title, description, action, back, breadcrumbs, narrow = false, children }: PageProps) {
  return (
    <div className={styles.page} data-narrow={narrow || undefined} data-action={action ? true : undefined}>
      {breadcrumbs && breadcrumbs.length > 0 && <Breadcrumbs links={breadcrumbs} />}
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

function Breadcrumbs({ links }: { links: readonly ReactNode[] }) {
  return (
    <nav aria-label={m.ui_breadcrumbs()}>
      <ol className={styles.breadcrumbs}>
        {links.map((link, depth) => (
          // A trail never reorders: its depth is its identity.
          // oxlint-disable-next-line react/no-array-index-key
          <li key={depth}>{link}</li>
        ))}
      </ol>
    </nav>
  );
}
