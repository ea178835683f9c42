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
import { changeOf } from "./history-change.ts";
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
                <Facts book={book} operation={operation} timeZone={event.timeZone} />
              </li>
            ))}
          </ol>
        )}
      </Loaded>
    </Card>
  );
}

interface FactsProps {
  book: ScoreBook;
  operation: LoggedOperation;
  timeZone: string;
}

/** Who, when by both clocks, what it said before and afterwards, and why. */
function Facts({ book, operation, timeZone }: FactsProps) {
  const { by, takenInBy, madeAt, receivedAt, reason, outcome, decidedAt, decidedReason } = operation;
  const who = by ?? m.score_history_nobody();
  const change = changeOf(book, operation);
  const facts = [
    m.score_history_by({ who, when: formatMoment(madeAt, timeZone) }),
    m.score_history_received({ when: formatMoment(receivedAt, timeZone) }),
    change && m.score_history_before({ what: change.before }),
    change && m.score_history_after({ what: change.after }),
    takenInBy && m.score_history_taken_in({ who: takenInBy }),
    reason && m.score_history_reason({ reason }),
    outcome === "conflict" && m.score_history_conflict(),
    outcome === "refused" && m.score_history_refused(),
    decidedAt && m.score_history_decided({ when: formatMoment(decidedAt, timeZone), reason: decidedReason }),
  ];
  return facts.flatMap((fact) =>
    fact
      ? [
          <span key={fact} className={styles.facts}>
            {fact}
          </span>,
        ]
      : [],
  );
}
