import type { BoardScaleCheck } from "@tightlines/contract/score/score-board";
import { m } from "../../../paraglide/messages.js";
import { Badge } from "../../../ui/Badge.tsx";
import { Card } from "../../../ui/Card.tsx";
import { checkedSentence } from "../scale-words.ts";
import type { ScoreBook } from "../device/score-book.ts";
import styles from "./Controllers.module.css";

export interface ScaleChecksProps {
  event: ScoreBook["event"];
  checks: readonly BoardScaleCheck[];
}

/** Which weigh team has checked which scale, when, and with what it was tared. */
export function ScaleChecks({ event, checks }: ScaleChecksProps) {
  return (
    <Card title={m.scale_checks()}>
      <ul className={styles.list}>
        {checks.map((check) => (
          <li key={check.id} className={styles.controller}>
            <span className={styles.name}>
              <strong>
                {m.scale_of({ number: check.scaleNumber, who: check.by ?? m.board_somebody() })}
              </strong>
              {check.shownGrams !== check.knownGrams && <Badge tone="clay">{m.scale_off()}</Badge>}
            </span>
            <span className={styles.facts}>{factsOf(check, event)}</span>
          </li>
        ))}
      </ul>
    </Card>
  );
}

function factsOf(check: BoardScaleCheck, event: ScoreBook["event"]): string {
  const facts = checkedSentence(check, event);
  return check.takenInBy === null ? facts : m.scale_taken_in({ facts, who: check.takenInBy });
}
