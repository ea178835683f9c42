import { lazy, Suspense, useState } from "react";
import { m } from "../../../paraglide/messages.js";
import styles from "./FairnessDetails.module.css";

// Fetched when it is opened: few look at it, and it brings the charts along.
const FairnessReport = lazy(async () => ({
  default: (await import("./FairnessReport.tsx")).FairnessReport,
}));

/** How even a draw came out, for whoever opens it. */
export function FairnessDetails(props: { eventUrl: string; runId: number }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <details className={styles.fairness} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{m.fairness_title()}</summary>
      <Suspense>{isOpen && <FairnessReport {...props} />}</Suspense>
    </details>
  );
}
