import type { PegMarks } from "@tightlines/domain/sector/peg";
import { m } from "../../paraglide/messages.js";
import { Badge } from "../../ui/Badge.tsx";
import styles from "./PegCounts.module.css";
import { sortByMark } from "./describe-pegs.ts";

/** How many pegs there are, and how many are special. */
export function PegCounts({ pegs }: { pegs: readonly PegMarks[] }) {
  const { ends, accessible, outOfUse } = sortByMark(pegs);
  return (
    <span className={styles.counts}>
      <Badge tone="water">{m.sector_count_pegs({ count: pegs.length })}</Badge>
      {ends.length > 0 && <Badge>{m.sector_count_ends({ count: ends.length })}</Badge>}
      {accessible.length > 0 && <Badge>{m.sector_count_accessible({ count: accessible.length })}</Badge>}
      {outOfUse.length > 0 && (
        <Badge tone="clay">{m.sector_count_out_of_use({ count: outOfUse.length })}</Badge>
      )}
    </span>
  );
}
