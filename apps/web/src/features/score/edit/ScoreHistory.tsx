import { useQuery } from "@tanstack/react-query";
import type { EventResponse } from "@tightlines/contract/event";
import { enteredOf } from "@tightlines/contract/score/entered-score";
import type { LoggedOperation, ScoreOperationInput } from "@tightlines/contract/score/score-operation";
import type { ScoreResponse } from "@tightlines/contract/score/score-response";
import { useApi } from "../../../lib/api/api.context.ts";
import { formatMoment } from "../../../lib/time/format-moment.ts";
import { m } from "../../../paraglide/messages.js";
import { Card } from "../../../ui/Card.tsx";
import { Loaded } from "../../../ui/Loaded.tsx";
import { TableSkeleton } from "../../../ui/Skeletons.tsx";
import type { ScoreBook } from "../device/score-book.ts";
import { saidSentence } from "../said-sentence.ts";
import { scoreHistoryQuery } from "../score.queries.ts";
import styles from "./ScoreHistory.module.css";

export interface ScoreHistoryProps {
  event: EventResponse;
  score: ScoreResponse;
  book: ScoreBook;
}

/** Everything that was said about a score, the latest first: who, when, what and why. */
export function ScoreHistory({ event, score, book }: ScoreHistoryProps) {
  const query = useQuery(scoreHistoryQuery(useApi(), event.url, String(score.id)));
  return (
    <Card title={m.score_history()}>
      <Loaded query={query} skeleton={<TableSkeleton rows={4} columns={2} />}>
        {(operations) => (
          <ol className={styles.list} reversed>
            {operations.map((operation) => (
              <li key={operation.id} className={styles.entry}>
                <strong>{saidSentence(book, enteredOf(score), operation.said as ScoreOperationInput)}</strong>
                <Facts operation={operation} timeZone={event.timeZone} />
              </li>
            ))}
          </ol>
        )}
      </Loaded>
    </Card>
  );
}

function Facts({ operation, timeZone }: { operation: LoggedOperation; timeZone: string }) {
  const { by, takenInBy, madeAt, reason, outcome } = operation;
  const who = by ?? m.score_history_nobody();
  return (
    <>
      <span className={styles.facts}>
        {m.score_history_by({ who, when: formatMoment(madeAt, timeZone) })}
      </span>
      {takenInBy && <span className={styles.facts}>{m.score_history_taken_in({ who: takenInBy })}</span>}
      {reason && <span className={styles.facts}>{m.score_history_reason({ reason })}</span>}
      {outcome === "conflict" && <span className={styles.facts}>{m.score_history_conflict()}</span>}
      {outcome === "refused" && <span className={styles.facts}>{m.score_history_refused()}</span>}
    </>
  );
}
