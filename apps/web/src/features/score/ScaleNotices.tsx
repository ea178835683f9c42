import { useSay } from "../../lib/api/use-say.ts";
import { m } from "../../paraglide/messages.js";
import { Button } from "../../ui/Button.tsx";
import styles from "../../ui/Notice.module.css";
import type { WaitingCheck } from "./device/scale-outbox.ts";
import type { ScoreBook } from "./device/score-book.ts";
import type { ScoreDesk } from "./device/score-desk.ts";
import { sessionCheckSentence } from "./scale-words.ts";

export interface ScaleNoticesProps {
  desk: ScoreDesk;
  book: ScoreBook;
  checks: readonly WaitingCheck[];
}

/** The checks of scales that the server has refused. They stay on the device until somebody says what becomes of them. */
export function ScaleNotices({ desk, book, checks }: ScaleNoticesProps) {
  const say = useSay();
  return checks.map(({ id, body, answer }) => {
    if (answer === null) return null;
    return (
      <section key={id} className={styles.notice} aria-label={m.scale_refused()}>
        <h2 className={styles.title}>{m.scale_refused()}</h2>
        <p>
          <strong>{m.scale_is({ number: body.scaleNumber })}</strong> {sessionCheckSentence(book, body)}
        </p>
        {answer.problem && <p>{say(answer.problem) ?? answer.problem.detail}</p>}
        <p>{m.scale_refused_here()}</p>
        <div className={styles.actions}>
          <Button onClick={() => void desk.repeatCheck(id)}>{m.scale_refused_again()}</Button>
          <Button onClick={() => void desk.dropCheck(body)}>{m.scale_refused_remove()}</Button>
        </div>
      </section>
    );
  });
}
