import type { Doubt } from "@tightlines/domain/score/doubt";
import { REASON_MAX_LENGTH } from "@tightlines/domain/text-lengths";
import { m } from "../../paraglide/messages.js";
import { Button } from "../../ui/Button.tsx";
import { PlainInput } from "../../ui/PlainField.tsx";
import type { ScoreBook } from "./device/score-book.ts";
import styles from "./DoubtQuestion.module.css";
import { doubtSentence } from "./doubts.ts";

export interface DoubtQuestionProps {
  book: ScoreBook;
  doubts: readonly Doubt[];
  reason: string;
  onReason: (reason: string) => void;
}

/** Asks about something unlikely. Whoever has looked again says why it is right, with a tap or in their own words. */
export function DoubtQuestion({ book, doubts, reason, onReason }: DoubtQuestionProps) {
  if (doubts.length === 0) return null;
  const answers = [m.score_doubt_measured_again(), m.score_doubt_seen_by_both()];
  return (
    <section className={styles.question} aria-label={m.score_doubt_title()}>
      <strong>{m.score_doubt_title()}</strong>
      {doubts.map((doubt) => (
        <p key={JSON.stringify(doubt)}>{doubtSentence(doubt, book)}</p>
      ))}
      <div className={styles.answers}>
        {answers.map((answer) => (
          <Button key={answer} aria-pressed={reason === answer} onClick={() => onReason(answer)}>
            {answer}
          </Button>
        ))}
      </div>
      <PlainInput
        label={m.score_doubt_reason()}
        maxLength={REASON_MAX_LENGTH}
        value={reason}
        onChange={({ currentTarget }) => onReason(currentTarget.value)}
      />
    </section>
  );
}
