import { Link } from "@tanstack/react-router";
import { isChecked } from "@tightlines/domain/score/hash-score";
import type { SessionPresence } from "@tightlines/domain/score/score";
import { type ClipboardEvent, memo, useId } from "react";
import { m } from "../../../paraglide/messages.js";
import { Badge } from "../../../ui/Badge.tsx";
import { nameOf } from "../../angler/angler-label.ts";
import type { ScoreBook } from "../device/score-book.ts";
import { sessionPresenceLabel } from "../session-presence.ts";
import { GridCell } from "./GridCell.tsx";
import type { GridColumn } from "./grid-columns.ts";
import { cellMark } from "./grid-keys.ts";
import type { GridLine } from "./grid-lines.ts";
import styles from "./GridRow.module.css";
import { LineNote } from "./LineNote.tsx";
import { lineName, summarySentence } from "./line-words.ts";
import { readBlock } from "./paste-block.ts";
import { cellText, type RowDraft } from "./row-draft.ts";
import type { GridActions } from "./use-grid.ts";

export interface GridRowProps {
  book: ScoreBook;
  columns: readonly GridColumn[];
  line: GridLine;
  /** Where it stands in the grid. */
  row: number;
  draft: RowDraft | undefined;
  place: number | undefined;
  /** What is doubtful about what is stored. */
  warning: string;
  /** What is to be said about what was typed, as text that changes only with it. */
  verdict: string;
  isCheck: boolean;
  /** Whether the keyboard is to go on at its question. */
  isAsked: boolean;
  actions: GridActions;
  /** Back to the cells, or on to the next line. */
  onGo: (row: number) => void;
}

/** What the page has found about a line that is being typed. */
export interface LineVerdict {
  wrong: readonly string[];
  different: readonly string[];
  missing: readonly string[];
  asks: readonly string[];
}

const presences = ["fished", "absent", "withdrawn", "disqualified"] as const;

export const GridRow = memo(function GridRow(props: GridRowProps) {
  const { book, columns, line, row, draft, place, warning, isCheck, actions } = props;
  const { angler, entered } = line;
  const noteId = useId();
  const who = lineName(angler);
  const verdict = JSON.parse(props.verdict) as LineVerdict;
  const isLeft = draft?.isLeft === true;
  // While somebody types, half a number is no mistake, and a second reading stays blind.
  const toShow = isLeft ? [verdict.wrong, verdict.different, verdict.missing] : [];
  const hasNote = (!isCheck && warning !== "") || [verdict.asks, ...toShow].some((said) => said.length > 0);
  const presence = draft?.presence ?? (isCheck ? undefined : entered.presence.value.presence);
  const isSecond = isChecked(entered);

  function look({ name }: GridColumn) {
    if (isLeft && verdict.wrong.includes(name)) return "wrong";
    if (isLeft && verdict.different.includes(name)) return "different";
    return draft?.cells[name] === undefined ? undefined : "typed";
  }
  function paste({ name }: GridColumn, event: ClipboardEvent<HTMLInputElement>): void {
    const text = event.clipboardData.getData("text/plain");
    if (!/[\t\n]/.test(text.trimEnd())) return;
    event.preventDefault();
    actions.paste(line, name, readBlock(text));
  }

  return (
    <div
      role="rowgroup"
      className={styles.line}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) void actions.leave([line]);
      }}
    >
      <div role="row" className={styles.row} data-absent={presence !== "fished" && presence !== undefined}>
        <span role="rowheader" className={styles.who}>
          <span className={styles.peg}>
            {angler.place
              ? m.score_place({ sector: angler.place.sectorCode, peg: angler.place.pegNumber })
              : angler.number}
          </span>
          <span className={styles.name}>{nameOf(angler)}</span>
        </span>
        {columns.map((column, index) => (
          <span key={column.name} role="cell" className={styles.box}>
            <GridCell
              at={cellMark(row, index)}
              column={column}
              who={who}
              text={draft?.cells[column.name] ?? (isCheck ? "" : cellText(column, entered, book))}
              units={book.event.units}
              look={look(column)}
              noteId={hasNote ? noteId : undefined}
              onType={({ name }, text) => actions.type(line, name, text)}
              onPaste={paste}
            />
          </span>
        ))}
        <span role="cell" className={styles.box}>
          <select
            {...cellMark(row, columns.length)}
            className={styles.presence}
            aria-label={m.score_grid_cell({ column: m.score_presence(), who })}
            tabIndex={-1}
            value={presence ?? ""}
            onChange={({ currentTarget }) => {
              // A finger that chooses from the list does not go on to the next cell.
              actions.present(line, currentTarget.value as SessionPresence);
              void actions.leave([line]);
            }}
          >
            {presence === undefined && <option value="" />}
            {presences.map((each) => (
              <option key={each} value={each}>
                {sessionPresenceLabel(each)}
              </option>
            ))}
          </select>
        </span>
        <span role="cell" className={styles.total}>
          {!isCheck && line.isTold && summarySentence(book, line)}
        </span>
        <span role="cell" className={styles.place}>
          {!isCheck && place !== undefined && m.score_grid_place_words({ place })}
        </span>
        <span role="cell" className={styles.state}>
          {isSecond && line.state === "confirmed" ? (
            <Badge tone="reed">{m.score_grid_checked()}</Badge>
          ) : (
            <LineState line={line} />
          )}
          {line.open > 0 && (
            <Link
              to="/events/$eventUrl/manage/scores/add"
              params={{ eventUrl: book.event.url }}
              search={{ angler: angler.id, session: line.pair.sessionId }}
            >
              {m.score_refused()}
            </Link>
          )}
        </span>
      </div>
      {hasNote && (
        <div role="row">
          <div role="cell" id={noteId}>
            <LineNote {...props} parsed={verdict} />
          </div>
        </div>
      )}
    </div>
  );
});

function LineState({ line: { state } }: { line: GridLine }) {
  switch (state) {
    case "none":
      return null;
    case "waiting":
      return <Badge tone="float">{m.score_state_waiting()}</Badge>;
    case "sending":
      return <Badge tone="water">{m.score_state_sending()}</Badge>;
    case "confirmed":
      return <Badge tone="reed">{m.score_state_confirmed()}</Badge>;
  }
}
