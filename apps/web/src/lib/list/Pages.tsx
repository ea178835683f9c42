import { Link } from "@tanstack/react-router";
import type { PageMeta } from "@tightlines/contract/endpoint";
import { m } from "../../paraglide/messages.js";
import styles from "./Pages.module.css";

/** Where in the list this is, with the ways to the pages beside it; nothing where one page holds it all. */
export function Pages({ meta: { page, pageSize, total } }: { meta: PageMeta }) {
  const pages = Math.max(1, Math.ceil(total / pageSize));
  if (pages === 1 && page === 1) return null;
  return (
    <nav className={styles.pages} aria-label={m.shell_pages_label()}>
      <span className={styles.side}>
        {page > 1 && <PageLink page={Math.min(page - 1, pages)} label={m.shell_pages_previous()} />}
      </span>
      <span className={styles.where}>{m.shell_pages_where({ page, pages })}</span>
      <span className={styles.side} data-end>
        {page < pages && <PageLink page={page + 1} label={m.shell_pages_next()} />}
      </span>
    </nav>
  );
}

/** The same address with another page: words and order stay as they were chosen. */
function PageLink({ page, label }: { page: number; label: string }) {
  return (
    <Link to="." search={(chosen) => ({ ...chosen, page })} className={styles.link}>
      {label}
    </Link>
  );
}
