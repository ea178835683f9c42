import type { LoggedOperation } from "@tightlines/contract/score/score-operation";
import { formatMoment } from "../../../lib/time/format-moment.ts";
import { m } from "../../../paraglide/messages.js";
import styles from "./DecisionsPage.module.css";

/** What was without signal comes later than it was made; what is shorter than this is only the way. */
const LATE_MS = 120_000;

/** Enough of an id to tell two phones apart; it begins with a time, so the end is taken. */
const DEVICE_LETTERS = 4;

/** Who entered it, when, and on which device. */
export function EntryFacts({ operation, timeZone }: { operation: LoggedOperation; timeZone: string }) {
  const { by, madeAt, receivedAt, deviceId, reason } = operation;
  const isLate = Date.parse(receivedAt) - Date.parse(madeAt) > LATE_MS;
  const facts = [
    m.decision_by({ who: by ?? m.score_history_nobody(), when: formatMoment(madeAt, timeZone) }),
    isLate && m.decision_received({ when: formatMoment(receivedAt, timeZone) }),
    deviceId && m.decision_device({ code: deviceId.slice(-DEVICE_LETTERS) }),
    reason && m.decision_reason({ reason }),
  ];
  return <span className={styles.facts}>{facts.filter(Boolean).join(" · ")}</span>;
}
