import type { LoggedOperation, ScoreOperationInput } from "@tightlines/contract/score/score-operation";
import { emptyScore } from "@tightlines/domain/score/entered-score";
import { useSay } from "../../../lib/api/use-say.ts";
import { m } from "../../../paraglide/messages.js";
import { Button } from "../../../ui/Button.tsx";
import { Card } from "../../../ui/Card.tsx";
import type { ScoreBook } from "../device/score-book.ts";
import { saidSentence } from "../said-sentence.ts";
import { aboutSentence } from "./about-sentence.ts";
import type { Choice } from "./DecideDialog.tsx";
import styles from "./DecisionsPage.module.css";
import { EntryFacts } from "./EntryFacts.tsx";

export interface RefusedCardProps {
  book: ScoreBook;
  operations: readonly LoggedOperation[];
  onChoose: (choice: Choice) => void;
}

/** What one person or pass has entered and was not accepted: why, each of them, and the decision about all. */
export function RefusedCard({ book, operations, onChoose }: RefusedCardProps) {
  const say = useSay();
  const [{ by, problem } = {}] = operations;
  const choose = (chosen: readonly LoggedOperation[], isTaken: boolean) => {
    const count = chosen.length;
    const title = isTaken ? m.decision_accept_title({ count }) : m.decision_leave_title({ count });
    onChoose({ operations: chosen, isTaken, title });
  };
  return (
    <Card title={by ?? m.score_history_nobody()}>
      {problem && <p>{say(problem) ?? problem.detail}</p>}
      {operations.length > 1 && (
        <div className={styles.actions}>
          <Button variant="filled" onClick={() => choose(operations, true)}>
            {m.decision_accept_all({ count: operations.length })}
          </Button>
          <Button onClick={() => choose(operations, false)}>{m.decision_leave_all()}</Button>
        </div>
      )}
      <ul className={styles.entries}>
        {operations.map((operation) => (
          <li key={operation.id} className={styles.entry}>
            <span>
              <strong>{saidSentence(book, emptyScore, operation.said as ScoreOperationInput)}</strong>
              <span className={styles.about}>{aboutSentence(book, operation)}</span>
              <EntryFacts operation={operation} timeZone={book.event.timeZone} />
            </span>
            <span className={styles.actions}>
              <Button onClick={() => choose([operation], true)}>{m.decision_accept()}</Button>
              <Button onClick={() => choose([operation], false)}>{m.decision_leave()}</Button>
            </span>
          </li>
        ))}
      </ul>
    </Card>
  );
}
