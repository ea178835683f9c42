import { ApiProblem } from "../../../lib/api/api-problem.ts";
import { clockOffset } from "../../../lib/clock.ts";
import { formatMoment } from "../../../lib/time/format-moment.ts";
import { useNow } from "../../../lib/time/use-now.ts";
import { m } from "../../../paraglide/messages.js";
import { Banner } from "../../../ui/Banner.tsx";
import type { ScoreBook } from "../device/score-book.ts";
import type { DeskState } from "../device/score-desk.ts";
import styles from "./ControllerPage.module.css";

export interface PassNotesProps extends Pick<DeskState, "failure" | "waiting"> {
  book: ScoreBook;
}

/** Whether nothing can be sent with the pass any more. */
export function isEnded(failure: unknown): boolean {
  return failure instanceof ApiProblem && failure.code === "pass-revoked";
}

/** How long the pass is good, and what becomes of entries when it is not. */
export function PassNotes({ book: { pass, event }, failure, waiting }: PassNotesProps) {
  const now = (useNow() ?? 0) + clockOffset();
  if (!pass) return null;
  const when = formatMoment(pass.expiresAt, event.timeZone);
  const late = waiting.filter(({ answer }) => answer?.problem?.code === "pass-expired").length;
  const count = waiting.filter(({ answer }) => answer === null).length;
  if (isEnded(failure))
    return (
      <div className={styles.notes}>
        <Banner tone="clay">
          {count > 0 ? m.controller_revoked_waiting({ count }) : m.controller_revoked()}
        </Banner>
      </div>
    );
  return (
    <div className={styles.notes}>
      {now < Date.parse(pass.expiresAt) ? (
        <p>{m.controller_good_until({ when })}</p>
      ) : (
        <Banner tone="clay">{m.controller_expired({ when })}</Banner>
      )}
      {late > 0 && <Banner tone="water">{m.controller_late_entries({ count: late })}</Banner>}
    </div>
  );
}
