import { useQuery } from "@tanstack/react-query";
import { enteredOf, operationOf } from "@tightlines/contract/score/entered-score";
import type { LoggedOperation, ScoreOperationInput } from "@tightlines/contract/score/score-operation";
import { emptyScore, type EnteredScore } from "@tightlines/domain/score/entered-score";
import { seeAgain } from "@tightlines/domain/score/see-again";
import { useApi } from "../../../lib/api/api.context.ts";
import { newId } from "../../../lib/outbox/new-id.ts";
import { m } from "../../../paraglide/messages.js";
import { Button } from "../../../ui/Button.tsx";
import { Card } from "../../../ui/Card.tsx";
import type { ScoreBook } from "../device/score-book.ts";
import { saidSentence } from "../said-sentence.ts";
import { scoreHistoryQuery, scoreQuery } from "../score.queries.ts";
import { partSentence } from "../score-words.ts";
import { aboutSentence } from "./about-sentence.ts";
import type { Choice } from "./DecideDialog.tsx";
import { ASK_AGAIN_MS } from "./decision.queries.ts";
import styles from "./DecisionsPage.module.css";
import { EntryFacts } from "./EntryFacts.tsx";

export interface ConflictCardProps {
  eventUrl: string;
  book: ScoreBook;
  operation: LoggedOperation;
  onChoose: (choice: Choice) => void;
}

/** Both versions side by side, with who said them when, and the decision between them. */
export function ConflictCard({ eventUrl, book, operation, onChoose }: ConflictCardProps) {
  const api = useApi();
  const { scoreId } = operation;
  // Others go on entering scores while somebody decides.
  const asked = { enabled: scoreId !== null, staleTime: 0, refetchInterval: ASK_AGAIN_MS };
  const score = useQuery({ ...scoreQuery(api, eventUrl, String(scoreId)), ...asked });
  const history = useQuery({ ...scoreHistoryQuery(api, eventUrl, String(scoreId)), ...asked });
  const entered = score.data ? enteredOf(score.data) : emptyScore;
  const body = operation.said as ScoreOperationInput;
  const last = Reflect.get(seeAgain(entered, operationOf(body)), "seen") as string | null | undefined;
  const stored = history.data?.find(({ id }) => id === last);
  // Nobody can confirm or read for somebody else what has changed since.
  const isTakeable = body.kind !== "sign" && body.kind !== "check";
  return (
    <Card title={aboutSentence(book, operation)}>
      <dl className={styles.versions}>
        <div className={styles.version}>
          <dt>{m.decision_counts_now()}</dt>
          <dd>
            <strong>{countsNow(book, entered, body)}</strong>
            {stored && <EntryFacts operation={stored} timeZone={book.event.timeZone} />}
          </dd>
        </div>
        <div className={styles.version} data-waits>
          <dt>{m.decision_waits()}</dt>
          <dd>
            <strong>{saidSentence(book, entered, body)}</strong>
            <EntryFacts operation={operation} timeZone={book.event.timeZone} />
          </dd>
        </div>
      </dl>
      <div className={styles.actions}>
        <Button
          onClick={() =>
            onChoose({ operations: [operation], isTaken: false, title: m.decision_keep_title() })
          }
        >
          {m.decision_keep()}
        </Button>
        {isTakeable && (
          <Button
            variant="filled"
            onClick={() =>
              onChoose({
                operations: [operation],
                isTaken: true,
                title: m.decision_take_title(),
                tried: [trySeen(body, last)],
              })
            }
          >
            {m.decision_take()}
          </Button>
        )}
      </div>
    </Card>
  );
}

/** As whoever decides says it: they have seen what counts now. The entry itself has arrived, and is tried under another id. */
function trySeen(body: ScoreOperationInput, seen: string | null | undefined): ScoreOperationInput {
  const tried = { ...body, id: newId() };
  return seen === undefined ? tried : ({ ...tried, seen } as ScoreOperationInput);
}

function countsNow(book: ScoreBook, entered: EnteredScore, body: ScoreOperationInput): string {
  if (body.kind === "sign") return m.decision_sign();
  return body.kind === "check" ? m.decision_check() : partSentence(book, entered, body);
}
