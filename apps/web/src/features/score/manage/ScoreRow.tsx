import { Link } from "@tanstack/react-router";
import { m } from "../../../paraglide/messages.js";
import { Badge } from "../../../ui/Badge.tsx";
import { nameOf } from "../../angler/angler-name.ts";
import type { ListedScore } from "../device/list-scores.ts";
import type { ScoreBook } from "../device/score-book.ts";
import { scoreSentence } from "../score-words.ts";
import styles from "./ScoreRow.module.css";

export interface ScoreRowProps {
  eventUrl: string;
  book: ScoreBook;
  sessionId: number;
  row: ListedScore;
}

export function ScoreRow({ eventUrl, book, sessionId, row }: ScoreRowProps) {
  const { angler, scoreId, shown, open } = row;
  const { place } = angler;
  const name = nameOf(angler);
  return (
    <li className={styles.row}>
      <span className={styles.place}>
        {place ? m.score_place({ sector: place.sectorCode, peg: place.pegNumber }) : angler.number}
      </span>
      <Link
        to="/events/$eventUrl/manage/scores/add"
        params={{ eventUrl }}
        search={{ angler: angler.id, session: sessionId }}
        className={styles.person}
      >
        <strong>{name}</strong>
        {angler.teamName && <span className={styles.facts}>{angler.teamName}</span>}
      </Link>
      <span className={styles.total}>
        {shown ? scoreSentence(book, { sessionId, anglerId: angler.id }, shown.entered) : m.score_list_none()}
        {shown && shown.waiting.size > 0 && <Badge tone="float">{m.score_state_waiting()}</Badge>}
        {open > 0 && <Badge tone="clay">{m.score_refused()}</Badge>}
      </span>
      {scoreId !== undefined && (
        <Link
          to="/events/$eventUrl/manage/scores/$scoreId/edit"
          params={{ eventUrl, scoreId: String(scoreId) }}
          className={styles.edit}
          aria-label={`${m.score_list_edit()}: ${name}`}
        >
          {m.score_list_edit()}
        </Link>
      )}
    </li>
  );
}
