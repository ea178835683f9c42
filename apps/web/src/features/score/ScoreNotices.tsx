import { operationOf } from "@tightlines/contract/score/entered-score";
import type { EnteredScore } from "@tightlines/domain/score/entered-score";
import { seeAgain } from "@tightlines/domain/score/see-again";
import type { ReactNode } from "react";
import { useSay } from "../../lib/api/use-say.ts";
import { m } from "../../paraglide/messages.js";
import { Button } from "../../ui/Button.tsx";
import type { ScoreBook } from "./device/score-book.ts";
import type { ScoreDesk } from "./device/score-desk.ts";
import type { WaitingScore } from "./device/shown-score.ts";
import { saidSentence } from "./said-sentence.ts";
import styles from "../../ui/Notice.module.css";
import { isKept } from "./device/is-kept.ts";
import { partSentence } from "./score-words.ts";

export interface ScoreNoticesProps {
  desk: ScoreDesk;
  book: ScoreBook;
  entered: EnteredScore;
  /** Those of this score that were answered and not carried out. */
  answered: readonly WaitingScore[];
}

/** What somebody has to look at: where two people said different things, and what was not accepted. */
export function ScoreNotices({ desk, book, entered, answered }: ScoreNoticesProps) {
  return answered.map((operation) => {
    const Notice = noticeFor(operation);
    return <Notice key={operation.id} desk={desk} book={book} entered={entered} operation={operation} />;
  });
}

function noticeFor({ answer, body }: WaitingScore): (props: NoticeProps) => ReactNode {
  if (answer?.outcome !== "conflict") return Refusal;
  if (body.kind === "check") return CheckAgain;
  return body.kind === "sign" ? SignAgain : Conflict;
}

interface NoticeProps extends Omit<ScoreNoticesProps, "answered"> {
  operation: WaitingScore;
}

function Conflict({ desk, book, entered, operation }: NoticeProps) {
  const { id, body } = operation;
  async function takeMine(): Promise<void> {
    const seen = Reflect.get(seeAgain(entered, operationOf(body)), "seen") as string | null | undefined;
    const {
      id: _id,
      sessionId,
      anglerId,
      madeAt: _at,
      deviceId: _device,
      deviceNumber: _number,
      ...step
    } = body;
    const reason = step.reason || m.score_conflict_reason();
    await desk.say({ sessionId, anglerId }, { ...step, ...(seen !== undefined && { seen }), reason });
    await desk.drop([id]);
  }
  return (
    <section className={styles.notice} aria-label={m.score_conflict()}>
      <h2 className={styles.title}>{m.score_conflict()}</h2>
      <dl className={styles.versions}>
        <div>
          <dt>{m.score_conflict_theirs()}</dt>
          <dd>{partSentence(book, entered, body)}</dd>
        </div>
        <div>
          <dt>{m.score_conflict_mine()}</dt>
          <dd>{saidSentence(book, entered, body)}</dd>
        </div>
      </dl>
      <div className={styles.actions}>
        <Button onClick={() => void desk.drop([id])}>{m.score_conflict_keep()}</Button>
        <Button onClick={() => void takeMine()}>{m.score_conflict_change()}</Button>
      </div>
    </section>
  );
}

/** What an angler has signed is not what stands there now: nobody can decide that but them. */
function SignAgain({ desk, operation: { id } }: NoticeProps) {
  return (
    <section className={styles.notice} aria-label={m.score_sign_again()}>
      <h2 className={styles.title}>{m.score_sign_again()}</h2>
      <p>{m.score_sign_again_why()}</p>
      <div className={styles.actions}>
        <Button onClick={() => void desk.drop([id])}>{m.score_refused_seen()}</Button>
      </div>
    </section>
  );
}

/** The card was read against a score that has changed since: there are no two versions to choose from, it is read again. */
function CheckAgain({ desk, operation: { id } }: NoticeProps) {
  return (
    <section className={styles.notice} aria-label={m.score_check_again()}>
      <h2 className={styles.title}>{m.score_check_again()}</h2>
      <p>{m.score_check_again_why()}</p>
      <div className={styles.actions}>
        <Button onClick={() => void desk.drop([id])}>{m.score_refused_seen()}</Button>
      </div>
    </section>
  );
}

function Refusal({ desk, book, entered, operation }: NoticeProps) {
  const say = useSay();
  const { id, body, answer } = operation;
  return (
    <section className={styles.notice} aria-label={m.score_refused()}>
      <h2 className={styles.title}>{m.score_refused()}</h2>
      <p>{saidSentence(book, entered, body)}</p>
      {answer?.problem && <p>{say(answer.problem) ?? answer.problem.detail}</p>}
      <p>{isKept(answer) ? m.score_refused_kept() : m.score_refused_here()}</p>
      <div className={styles.actions}>
        <Button onClick={() => void desk.drop([id])}>{m.score_refused_seen()}</Button>
      </div>
    </section>
  );
}
