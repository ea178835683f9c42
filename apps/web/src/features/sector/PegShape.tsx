import type { PegMarks } from "@tightlines/domain/sector/peg";
import { AccessibleIcon } from "../../ui/Icons.tsx";
import styles from "./PegShape.module.css";

/** One peg: an end peg is round, an accessible one carries the sign, one out of use is dashed and struck through. */
export function PegShape({ peg: { number, isEnd, isAccessible, outOfUseReason } }: { peg: PegMarks }) {
  return (
    <span
      className={`${styles.peg} tabular`}
      data-end={isEnd || undefined}
      data-out={outOfUseReason !== null || undefined}
      aria-hidden
    >
      {number}
      {isAccessible && (
        <span className={styles.sign}>
          <AccessibleIcon size={14} />
        </span>
      )}
    </span>
  );
}
