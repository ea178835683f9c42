import type { PageMeta } from "@tightlines/contract/endpoint";
import type { ReactNode } from "react";
import { m } from "../../paraglide/messages.js";
import styles from "./Pages.module.css";

export interface PagesProps {
  meta: PageMeta;
  /** A link to another page of the same list. */
  link: (page: number, label: string) => ReactNode;
}

/** Where in the list this is, with the ways to the pages beside it; nothing where one page holds it all. */
export function Pages({ meta: { page, pageSize, total }, link }: PagesProps) {
  const pages = Math.max(1, Math.ceil(total / pageSize));
  if (pages === 1 && page === 1) return null;
  return (
    <nav className={styles.pages} aria-label={m.shell_pages_label()}>
      <span className={styles.side}>
        {page > 1 && link(Math.min(page - 1, pages), m.shell_pages_previous())}
      </span>
      <span className={styles.where}>{m.shell_pages_where({ page, pages })}</span>
      <span className={styles.side} data-end>
        {page < pages && link(page + 1, m.shell_pages_next())}
      </span>
    </nav>
  );
}
