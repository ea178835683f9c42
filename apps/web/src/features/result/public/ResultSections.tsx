import type { ResultRow } from "@tightlines/contract/result/result-table";
import { groupBy } from "@tightlines/domain/group-by";
import type { ReactNode } from "react";
import styles from "./Results.module.css";

export interface SectionsProps {
  /** In their order; one that nobody is in is left out. */
  sections: readonly { key: string; title: string }[];
  sectionOf: (row: ResultRow) => string;
  rows: readonly ResultRow[];
  children: (row: ResultRow) => ReactNode;
}

/** Lines under headings: group by group, or sector by sector. */
export function ResultSections({ sections, sectionOf, rows, children }: SectionsProps) {
  const lines = groupBy(rows, sectionOf);
  return (
    <div className={styles.page}>
      {sections
        .filter(({ key }) => lines.has(key))
        .map(({ key, title }) => (
          <section key={key} className={styles.sector} aria-labelledby={`section-${key}`}>
            <h3 id={`section-${key}`}>{title}</h3>
            <ul className={styles.lines}>
              {lines.get(key)!.map((row) => (
                <li key={row.id}>{children(row)}</li>
              ))}
            </ul>
          </section>
        ))}
    </div>
  );
}
