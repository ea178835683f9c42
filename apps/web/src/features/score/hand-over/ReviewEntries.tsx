import { useMutation, useQueryClient } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import type { ScoreOutcome } from "@tightlines/contract/score/score-operation";
import { emptyScore } from "@tightlines/domain/score/entered-score";
import { SCORE_OPERATIONS_AT_ONCE } from "@tightlines/domain/score/score-operation";
import { useApi } from "../../../lib/api/api.context.ts";
import { formatMoment } from "../../../lib/time/format-moment.ts";
import { m } from "../../../paraglide/messages.js";
import { Banner } from "../../../ui/Banner.tsx";
import { Button } from "../../../ui/Button.tsx";
import { Card } from "../../../ui/Card.tsx";
import { readSubmitProblem } from "../../../ui/form/submit-problem.ts";
import { aboutSentence } from "../decisions/about-sentence.ts";
import type { ScoreBook } from "../device/score-book.ts";
import { saidSentence } from "../said-sentence.ts";
import { forgetScores } from "../score.queries.ts";
import type { HandOver } from "./hand-over.ts";
import styles from "./TakeInPage.module.css";

export interface ReviewEntriesProps {
  eventUrl: string;
  book: ScoreBook;
  handOver: HandOver;
  /** Makes room for the next device. */
  onDone: () => void;
}

/** What the other device has entered, for the organizer to read before they answer for it, and what became of it. */
export function ReviewEntries({ eventUrl, book, handOver, onDone }: ReviewEntriesProps) {
  const api = useApi();
  const queryClient = useQueryClient();
  const { operations, passId, passName } = handOver;
  const count = operations.length;
  const taking = useMutation({
    async mutationFn() {
      const outcomes: ScoreOutcome[] = [];
      for (let from = 0; from < count; from += SCORE_OPERATIONS_AT_ONCE) {
        const { data } = await api.post("/api/events/{event}/scores/take-in", {
          params: { event: eventUrl },
          body: { passId, operations: operations.slice(from, from + SCORE_OPERATIONS_AT_ONCE) },
        });
        outcomes.push(...data);
      }
      return outcomes;
    },
    onSettled: () => forgetScores(queryClient, eventUrl),
  });
  if (taking.data) return <Taken eventUrl={eventUrl} outcomes={taking.data} onDone={onDone} />;
  return (
    <Card title={passName ? m.take_in_of_pass({ name: passName, count }) : m.take_in_of_account({ count })}>
      <ul className={styles.entries}>
        {operations.map((operation) => (
          <li key={operation.id} className={styles.entry}>
            <strong>{saidSentence(book, emptyScore, operation)}</strong>
            <span className={styles.hint}>
              {[aboutSentence(book, operation), formatMoment(operation.madeAt, book.event.timeZone)].join(
                " · ",
              )}
            </span>
          </li>
        ))}
      </ul>
      {taking.error && (
        <Banner tone="clay">{readSubmitProblem(taking.error).detail ?? m.ui_form_refused()}</Banner>
      )}
      <div className={styles.ways}>
        <Button variant="filled" loading={taking.isPending} onClick={() => taking.mutate()}>
          {m.take_in_accept({ count })}
        </Button>
        <Button variant="subtle" onClick={onDone}>
          {m.take_in_not()}
        </Button>
      </div>
    </Card>
  );
}

interface TakenProps extends Pick<ReviewEntriesProps, "eventUrl" | "onDone"> {
  outcomes: readonly ScoreOutcome[];
}

function Taken({ eventUrl, outcomes, onDone }: TakenProps) {
  const count = (...kinds: ScoreOutcome["outcome"][]) =>
    outcomes.filter(({ outcome }) => kinds.includes(outcome)).length;
  const [taken, known, early, open] = [
    count("applied"),
    count("repeated"),
    count("waiting"),
    count("conflict", "refused"),
  ];
  return (
    <Card title={m.take_in_done()}>
      <output>
        <ul className={styles.entries}>
          {taken > 0 && <li>{m.take_in_taken({ count: taken })}</li>}
          {known > 0 && <li>{m.take_in_known({ count: known })}</li>}
          {early > 0 && <li>{m.take_in_early({ count: early })}</li>}
          {open > 0 && (
            <li>
              <Link to="/events/$eventUrl/manage/scores/decisions" params={{ eventUrl }}>
                {m.decision_link({ count: open })}
              </Link>
            </li>
          )}
        </ul>
      </output>
      <Button onClick={onDone}>{m.take_in_next()}</Button>
    </Card>
  );
}
