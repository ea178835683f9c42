import type { ReceiptResponse } from "@tightlines/contract/score/receipt";
import { m } from "../../../paraglide/messages.js";
import { fishLine } from "../fish-line.ts";
import { showWeight } from "../measure.ts";
import { sessionPresenceLabel } from "../session-presence.ts";
import styles from "./ReceiptPage.module.css";

export interface SignedScoreProps {
  event: ReceiptResponse["event"];
  signed: NonNullable<ReceiptResponse["signed"]>;
}

/** What stood on the screen when the angler confirmed it. */
export function SignedScore({ event, signed }: SignedScoreProps) {
  const { presence, lateMinutes, weightGrams, fishCount, biggestFishGrams, catches, penalties } = signed;
  // In the order they were written down; a receipt tells no ids.
  const numbered = catches.map((fish, place) => ({ ...fish, number: place + 1 }));
  const counting = catches.filter(({ voidReason }) => voidReason === null);
  const count = fishCount ?? counting.reduce((sum, fish) => sum + fish.count, 0);
  const lines = [
    presence !== "fished" && sessionPresenceLabel(presence),
    lateMinutes > 0 && m.controller_late({ count: lateMinutes }),
    weightGrams !== null && m.controller_weighed({ what: showWeight(weightGrams, event.units) }),
    biggestFishGrams !== null && m.receipt_biggest({ weight: showWeight(biggestFishGrams, event.units) }),
    ...penalties
      .filter(({ voidReason }) => voidReason === null)
      .map(({ code }) => m.score_said_penalty({ code })),
  ];
  return (
    <div className={styles.parts}>
      <p className={styles.count}>{count === 0 ? m.receipt_nothing() : m.score_fish({ count })}</p>
      {lines.filter(Boolean).map((line) => (
        <p key={String(line)}>{line}</p>
      ))}
      {catches.length > 0 && (
        <ol className={styles.fish} aria-label={m.score_list_of_fish()}>
          {numbered.map((fish) => (
            <li key={fish.number} data-void={fish.voidReason !== null || undefined}>
              <span>{fishLine(fish, event)}</span>
              {fish.voidReason !== null && <span className={styles.why}> {fish.voidReason}</span>}
            </li>
          ))}
        </ol>
      )}
    </div>
  );
}
