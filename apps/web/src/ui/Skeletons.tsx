import styles from "./Skeletons.module.css";

/** A grey bar where a line of text will be. */
export function SkeletonLine({ width = "100%", height = "1rem" }: { width?: string; height?: string }) {
  return <span className={styles.bar} style={{ width, height }} aria-hidden />;
}

/** A table that is on its way. */
export function TableSkeleton({ rows = 6, columns = 4 }: { rows?: number; columns?: number }) {
  return (
    <div className={styles.table} style={{ "--columns": columns }} aria-hidden>
      {Array.from({ length: rows * columns }, (_, cell) => (
        <span key={cell} className={styles.cell}>
          <SkeletonLine width={widthOf(cell)} />
        </span>
      ))}
    </div>
  );
}

/** Cards that are on their way. */
export function CardsSkeleton({ cards = 6 }: { cards?: number }) {
  return (
    <div className={styles.cards} aria-hidden>
      {Array.from({ length: cards }, (_, card) => (
        <div key={card} className={styles.card}>
          <span className={styles.cover} />
          <SkeletonLine width="70%" height="1.35rem" />
          <SkeletonLine width="45%" />
        </div>
      ))}
    </div>
  );
}

/** A form whose values are on their way. */
export function FormSkeleton({ fields = 4 }: { fields?: number }) {
  return (
    <div className={styles.form} aria-hidden>
      {Array.from({ length: fields }, (_, field) => (
        <div key={field} className={styles.field}>
          <SkeletonLine width="8rem" />
          <SkeletonLine height="var(--target)" />
        </div>
      ))}
    </div>
  );
}

/** Uneven like real words, the same on every render. */
function widthOf(cell: number): string {
  return `${45 + ((cell * 37) % 50)}%`;
}
