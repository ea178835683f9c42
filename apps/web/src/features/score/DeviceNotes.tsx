import { useEffect, useSyncExternalStore } from "react";
import { clockOffset, setOffset, subscribeClock } from "../../lib/clock.ts";
import { readClock } from "../../lib/outbox/keep-clock.ts";
import { OutdatedNote } from "../../lib/outbox/OutdatedNote.tsx";
import { useSafeStorage } from "../../lib/outbox/use-safe-storage.ts";
import { m } from "../../paraglide/messages.js";
import { Banner } from "../../ui/Banner.tsx";
import { readSubmitProblem } from "../../ui/form/submit-problem.ts";
import { isKept } from "./device/is-kept.ts";
import type { DeskState } from "./device/score-desk.ts";
import styles from "./DeviceNotes.module.css";
import { HandOverButton, keepHandOver } from "./hand-over/HandOverButton.tsx";

/** How much of what was entered here has reached the server, and what somebody should know about this device. */
export function DeviceNotes({ book, waiting, checks, photos, othersWait, failure }: DeskState) {
  const unsent = waiting.filter(({ answer }) => answer === null);
  const count = unsent.length;
  const unsentChecks = checks.filter(({ answer }) => answer === null);
  const unsentPhotos = photos.filter(({ answer }) => answer === null);
  const isWaiting = count + unsentChecks.length + unsentPhotos.length > 0;
  const isHereAlone =
    checks.length + photos.length > 0 ||
    waiting.some(({ answer }) => answer?.outcome === "refused" && !isKept(answer));
  useEffect(keepHandOver, []);
  const isSafe = useSafeStorage(isWaiting);
  const offset = useClock();
  const minutes = Math.round(offset / 60_000);
  const problem = failure === null ? null : readSubmitProblem(failure).detail;
  return (
    <div className={styles.notes}>
      <OutdatedNote />
      {isWaiting ? (
        <Banner
          tone="float"
          action={
            book && (
              <HandOverButton book={book} waiting={unsent} checks={unsentChecks} photos={unsentPhotos} />
            )
          }
        >
          {count > 0 && <strong>{m.score_waiting({ count })}</strong>}
          {unsentChecks.length > 0 && <strong> {m.scale_waits()}</strong>}
          {unsentPhotos.length > 0 && <strong> {m.photo_waiting({ count: unsentPhotos.length })}</strong>}
          {isSafe !== null && <span> {isSafe ? m.score_safe() : m.score_not_safe()}</span>}
        </Banner>
      ) : (
        <output className={styles.calm}>
          {isHereAlone ? m.score_not_all_accepted() : m.score_all_confirmed()}
        </output>
      )}
      {problem !== null && <Banner tone="clay">{problem}</Banner>}
      {othersWait && <Banner tone="water">{m.score_others_wait()}</Banner>}
      {minutes > 0 && <Banner tone="water">{m.score_clock_behind({ count: minutes })}</Banner>}
      {minutes < 0 && <Banner tone="water">{m.score_clock_ahead({ count: -minutes })}</Banner>}
    </div>
  );
}

/** The device remembers how wrong its clock is: without signal nobody says it. */
function useClock(): number {
  useEffect(() => {
    if (clockOffset() === 0) void readClock().then((kept) => clockOffset() === 0 && setOffset(kept));
  }, []);
  return useSyncExternalStore(subscribeClock, clockOffset, () => 0);
}
