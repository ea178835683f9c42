import { Link } from "@tanstack/react-router";
import { isChecked } from "@tightlines/domain/score/hash-score";
import type { SessionPresence } from "@tightlines/domain/score/score";
import { type ClipboardEvent, memo, useId } from "react";
import { m } from "../../../paraglide/messages.js";
import { Badge } from "../../../ui/Badge.tsx";
import { nameOf } from "../../angler/angler-name.ts";
import type { PlacedAngler } from "../device/order-anglers.ts";
import { sessionPresenceLabel } from "../session-presence.ts";
import { GridCell } from "./GridCell.tsx";
import type { GridColumn } from "./grid-columns.ts";
import { cellMark, lineMark } from "./grid-keys.ts";
import type { GridLine } from "./grid-lines.ts";
import styles from "./GridRow.module.css";
import { LineNote, type LineNoteProps } from "./LineNote.tsx";
import type { LineVerdict } from "./line-verdict.ts";
import { lineName, summarySentence } from "./line-words.ts";
import { readBlock } from "./paste-block.ts";
import { cellText } from "./row-draft.ts";

export interface GridRowProps extends Omit<LineNoteProps, "verdict"> {
  place: number | undefined;
  /** What is to be said about what was typed, as text that changes only with it. */
  verdict: string;
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
    <tbody className={styles.line} {...lineMark(row)}>
      <tr className={styles.row} data-absent={presence !== "fished" && presence !== undefined}>
        <th scope="row" className={styles.who}>
          <Who angler={angler} />
        </th>
        {columns.map((column, index) => (
          <td key={column.name} className={styles.box}>
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
          </td>
        ))}
        <td className={styles.box}>
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
            {presence === undefined && <option value="" aria-label={m.score_grid_nothing()} />}
            {presences.map((each) => (
              <option key={each} value={each}>
                {sessionPresenceLabel(each)}
              </option>
            ))}
          </select>
        </td>
        <td className={styles.total}>{!isCheck && line.isTold && summarySentence(book, line)}</td>
        <td className={styles.place}>
          {!isCheck && place !== undefined && m.score_grid_place_words({ place })}
        </td>
        <td className={styles.state}>
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
        </td>
      </tr>
      {hasNote && (
        <tr className={styles.note}>
          <td id={noteId} colSpan={columns.length + 5}>
            <LineNote {...props} verdict={verdict} />
          </td>
        </tr>
      )}
    </tbody>
  );
});

function Who({ angler }: { angler: PlacedAngler }) {
  const { place, number } = angler;
  return (
    <span className={styles.words}>
      <span className={styles.peg}>
        {place ? m.score_place({ sector: place.sectorCode, peg: place.pegNumber }) : number}
      </span>
      <span className={styles.name}>{nameOf(angler)}</span>
    </span>
  );
}

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
