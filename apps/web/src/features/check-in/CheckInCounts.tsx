import { presenceLabel } from "../angler/presence-label.ts";
import type { ShownAngler } from "./check-in-state.ts";
import styles from "./CheckInCounts.module.css";

const counted = ["present", "late", "absent", "expected"] as const;

/** How many have come, counted from what is shown. */
export function CheckInCounts({ anglers }: { anglers: readonly ShownAngler[] }) {
  return (
    <dl className={styles.counts}>
      {counted.map((presence) => (
        <div key={presence} className={styles.count} data-presence={presence}>
          <dt>{presenceLabel(presence)}</dt>
          <dd>{anglers.filter((angler) => angler.presence === presence).length}</dd>
        </div>
      ))}
    </dl>
  );
}
