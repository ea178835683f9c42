import type { EnteredCatch } from "@tightlines/domain/score/entered-score";
import type { ScoredCatch } from "@tightlines/domain/score/score";
import { formatTime } from "../../../lib/time/format-zone.ts";
import { m } from "../../../paraglide/messages.js";
import { Badge } from "../../../ui/Badge.tsx";
import { Button } from "../../../ui/Button.tsx";
import { FishPhoto } from "../FishPhoto.tsx";
import type { ScoreBook } from "../device/score-book.ts";
import { sizeOf, speciesName, worthSentence } from "../score-words.ts";
import styles from "./FishList.module.css";

export interface FishListProps {
  book: ScoreBook;
  catches: readonly EnteredCatch[];
  scored: readonly ScoredCatch[];
  waiting: ReadonlySet<string>;
  /** Of the fish that have one, where it is still on this device. */
  photos: ReadonlyMap<string, Blob | undefined>;
  /** Of the fish that are on their way right now. */
  sending: ReadonlySet<string>;
  /** Where fish are corrected, and not only taken back. */
  onChange?: ((fish: EnteredCatch) => void) | undefined;
  /** Whether they can be taken back now, or something else has to be said before. */
  isReady: boolean;
  onUndo: (fish: EnteredCatch) => void;
  onRestore: (fish: EnteredCatch) => void;
}

/** Every fish of a score, the last first: what it is worth, how far it has come, and the way back. */
export function FishList(props: FishListProps) {
  const { book, catches, scored, waiting, photos, sending, isReady, onChange, onUndo, onRestore } = props;
  const worth = new Map(scored.map((each) => [each.index, each]));
  if (catches.length === 0) return <p className={styles.none}>{m.score_no_fish()}</p>;
  return (
    <ol className={styles.list} reversed aria-label={m.score_list_of_fish()}>
      {[...catches.entries()].toReversed().map(([index, fish]) => {
        const { id, values, voidReason } = fish;
        const number = index + 1;
        const judged = worth.get(index);
        return (
          <li key={id} className={styles.fish} data-void={voidReason !== null || undefined}>
            <span className={styles.number}>{number}</span>
            <span className={styles.what}>
              <span className={styles.name}>
                {[speciesName(book, values.species), sizeOf(values, book.event.units)]
                  .filter(Boolean)
                  .join(", ")}
              </span>
              <span className={styles.facts}>
                {[
                  values.caughtAt && formatTime(values.caughtAt, book.event.timeZone),
                  judged && worthSentence(book, judged),
                ]
                  .filter(Boolean)
                  .join(" · ")}
              </span>
            </span>
            <FishState isWaiting={waiting.has(id)} isSending={sending.has(id)} />
            <span className={styles.actions}>
              {photos.has(id) && (
                <FishPhoto eventId={book.event.id} catchId={id} number={number} blob={photos.get(id)} />
              )}
              {onChange && voidReason === null && (
                <Button
                  size="compact-sm"
                  className={styles.undo}
                  aria-label={m.score_change_number({ number })}
                  disabled={!isReady}
                  onClick={() => onChange(fish)}
                >
                  {m.score_change()}
                </Button>
              )}
              <Button
                size="compact-sm"
                className={styles.undo}
                aria-label={
                  voidReason === null ? m.score_undo_fish({ number }) : m.score_restore_fish({ number })
                }
                disabled={!isReady}
                onClick={() => (voidReason === null ? onUndo(fish) : onRestore(fish))}
              >
                {voidReason === null ? m.score_undo() : m.score_restore()}
              </Button>
            </span>
          </li>
        );
      })}
    </ol>
  );
}

/** Saved here, on its way, or known to the server. */
function FishState({ isWaiting, isSending }: { isWaiting: boolean; isSending: boolean }) {
  if (isWaiting && isSending) return <Badge tone="water">{m.score_state_sending()}</Badge>;
  if (isWaiting) return <Badge tone="float">{m.score_state_waiting()}</Badge>;
  return <Badge tone="reed">{m.score_state_confirmed()}</Badge>;
}
