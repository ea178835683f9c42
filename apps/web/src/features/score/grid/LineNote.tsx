import { useState } from "react";
import { m } from "../../../paraglide/messages.js";
import type { ScoreBook } from "../device/score-book.ts";
import type { GridColumn } from "./grid-columns.ts";
import { AskNote, DifferenceNote } from "./GridNote.tsx";
import noteStyles from "./GridNote.module.css";
import type { GridLine } from "./grid-lines.ts";
import { LineMoves } from "./LineMoves.tsx";
import type { LineVerdict } from "./line-verdict.ts";
import { firstWords, secondWords } from "./line-words.ts";
import type { RowDraft } from "./row-draft.ts";
import type { GridActions } from "./use-grid.ts";

export interface LineNoteProps {
  book: ScoreBook;
  columns: readonly GridColumn[];
  line: GridLine;
  /** Where it stands in the grid. */
  row: number;
  draft: RowDraft | undefined;
  /** What is doubtful about what is stored. */
  warning: string;
  /** What is to be said about what was typed. */
  verdict: LineVerdict;
  isCheck: boolean;
  /** Whether the keyboard is to go on at its question. */
  isAsked: boolean;
  actions: GridActions;
  /** Back to the cells, or on to the next line. */
  onGo: (row: number) => void;
}

/** What is to be said about a line, under it. */
export function LineNote(props: LineNoteProps) {
  const { book, columns, line, row, draft, warning, isCheck, isAsked, actions, onGo, verdict } = props;
  const [reason, setReason] = useState<string>(m.score_grid_check_reason);
  const { wrong, different, missing, asks, moving } = verdict;
  const isLeft = draft?.isLeft === true;
  if (isLeft && wrong.length > 0)
    return <p className={noteStyles.plain}>{wrongSentence(columns, wrong, draft?.cells ?? {})}</p>;
  if (isCheck && draft) {
    if (different.length === 0)
      return (
        <p className={noteStyles.plain}>{m.score_grid_missing({ columns: labelsOf(columns, missing) })}</p>
      );
    const names = different as Parameters<typeof firstWords>[3];
    return (
      <DifferenceNote
        first={firstWords(book, line, columns, names)}
        second={secondWords(book, draft, columns, names)}
        reason={reason}
        hasFirst={line.isTold}
        onReason={setReason}
        onChoose={(which) => void actions.choose(line, which, reason.trim())}
        onForget={() => actions.forget([line])}
      />
    );
  }
  if (!draft || asks.length === 0) return <p className={noteStyles.plain}>{warning}</p>;
  if (!isLeft) return <p className={noteStyles.plain}>{asks.join(" ")}</p>;
  return (
    <AskNote
      moves={moving.length > 0 && <LineMoves eventUrl={book.event.url} pair={line.pair} steps={moving} />}
      sentences={asks}
      reason={draft.reason}
      isAsked={isAsked}
      onReason={(text) => actions.reason(line, text)}
      onKeep={() => {
        void actions.leave([line]);
        onGo(row + 1);
      }}
      onForget={() => {
        actions.forget([line]);
        onGo(row);
      }}
      onBack={() => onGo(row)}
    />
  );
}

function wrongSentence(
  columns: readonly GridColumn[],
  wrong: readonly string[],
  cells: Partial<Record<string, string>>,
): string {
  // A weight that is missing is not one that cannot be read.
  const isMissing = wrong.includes("weight") && !cells["weight"]?.trim();
  return isMissing ? m.score_grid_no_weight() : m.score_grid_wrong({ columns: labelsOf(columns, wrong) });
}

function labelsOf(columns: readonly GridColumn[], names: readonly string[]): string {
  const labels = columns.filter(({ name }) => names.includes(name)).map(({ label }) => label());
  return [...labels, ...(names.includes("presence") ? [m.score_presence()] : [])].join(", ");
}
