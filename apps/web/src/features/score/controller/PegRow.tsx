import { isSigned } from "@tightlines/domain/score/hash-score";
import { m } from "../../../paraglide/messages.js";
import { Badge } from "../../../ui/Badge.tsx";
import { nameOf } from "../../angler/angler-name.ts";
import type { ListedScore } from "../device/list-scores.ts";
import type { ScoreBook } from "../device/score-book.ts";
import type { Pair } from "../device/shown-score.ts";
import { scoreSentence } from "../score-words.ts";
import styles from "./PegRow.module.css";

export interface PegRowProps {
  book: ScoreBook;
  pair: Pair;
  row: ListedScore;
  onOpen: () => void;
}

/** One peg, as large as a thumb in a glove: who stands there, and how far their score has come. */
export function PegRow({ book, pair, row: { angler, shown, open }, onOpen }: PegRowProps) {
  const { place, number, teamName } = angler;
  return (
    <li>
      <button type="button" className={styles.peg} onClick={onOpen}>
        <span className={styles.place}>{place ? place.pegNumber : number}</span>
        <span className={styles.person}>
          <strong>{nameOf(angler)}</strong>
          <span className={styles.facts}>
            {[m.score_number({ number }), teamName].filter(Boolean).join(" · ")}
          </span>
          <span>{shown ? scoreSentence(book, pair, shown.entered) : m.score_list_none()}</span>
        </span>
        <span className={styles.state}>
          {shown && isSigned(shown.entered) && <Badge tone="reed">✓ {m.controller_signed()}</Badge>}
          {shown && shown.waiting.size > 0 && <Badge tone="float">{m.score_state_waiting()}</Badge>}
          {open > 0 && <Badge tone="clay">{m.controller_look()}</Badge>}
        </span>
      </button>
    </li>
  );
}
