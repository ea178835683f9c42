import { enteredOf } from "@tightlines/contract/score/entered-score";
import type { ScoreResponse } from "@tightlines/contract/score/score-response";
import { useState } from "react";
import { m } from "../../../paraglide/messages.js";
import { Button } from "../../../ui/Button.tsx";
import { Card } from "../../../ui/Card.tsx";
import type { ScoreBook } from "../device/score-book.ts";
import type { ScoreStepInput } from "../device/score-desk.ts";
import { penaltyDoes } from "./penalty-words.ts";
import { PenaltyDialog } from "./PenaltyDialog.tsx";
import styles from "./Penalties.module.css";

export interface PenaltiesProps {
  book: ScoreBook;
  score: ScoreResponse;
  /** Asks why, shows whom it moves, and says it. */
  onSay: (step: ScoreStepInput) => Promise<void>;
}

/** Cards and penalties of a score: what each does and why, those that were taken back struck through. */
export function Penalties({ book, score, onSay }: PenaltiesProps) {
  const [isAdding, setAdding] = useState(false);
  const fish = enteredOf(score).catches.filter(({ voidReason }) => voidReason === null);
  return (
    <Card title={m.penalty_title()}>
      {score.penalties.length === 0 ? (
        <p>{m.penalty_none()}</p>
      ) : (
        <ul className={styles.list} aria-label={m.penalty_title()}>
          {score.penalties.map((penalty) => (
            <li
              key={penalty.id}
              className={styles.penalty}
              data-void={penalty.voidReason !== null || undefined}
            >
              <span className={styles.what}>
                <strong>{penalty.code}</strong>
                <span>{penaltyDoes(penalty, book.event.units)}</span>
                <span className={styles.why}>{m.score_history_reason({ reason: penalty.reason })}</span>
                {penalty.voidReason !== null && (
                  <span className={styles.why}>{m.penalty_taken_back({ reason: penalty.voidReason })}</span>
                )}
              </span>
              {penalty.voidReason === null && (
                <Button
                  aria-label={m.penalty_take_back_one({ code: penalty.code })}
                  onClick={() => void onSay(voidStep(penalty))}
                >
                  {m.penalty_take_back()}
                </Button>
              )}
            </li>
          ))}
        </ul>
      )}
      <Button onClick={() => setAdding(true)}>{m.penalty_add()}</Button>
      {isAdding && (
        <PenaltyDialog
          book={book}
          fish={fish}
          onChosen={(penalty) => {
            setAdding(false);
            void onSay({ kind: "add-penalty", penalty });
          }}
          onClose={() => setAdding(false)}
        />
      )}
    </Card>
  );
}

function voidStep({ id, saidBy }: ScoreResponse["penalties"][number]): ScoreStepInput {
  return { kind: "void-penalty", penaltyId: id, seen: saidBy };
}
