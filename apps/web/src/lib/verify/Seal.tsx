import styles from "./Seal.module.css";

export interface SealProps {
  facts: readonly { label: string; value: string; isInWords?: boolean }[];
}

/** Fingerprints and seeds, in figures that line up; some are said in words. */
export function Seal({ facts }: SealProps) {
  return (
    <dl className={styles.seal}>
      {facts.map(({ label, value, isInWords }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd data-words={isInWords || undefined}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
