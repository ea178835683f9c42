import { useState } from "react";
import { m } from "../../../paraglide/messages.js";
import type { GridColumn } from "./grid-columns.ts";
import { AskNote, DifferenceNote } from "./GridNote.tsx";
import noteStyles from "./GridNote.module.css";
import type { GridRowProps, LineVerdict } from "./GridRow.tsx";
import { firstWords, secondWords } from "./line-words.ts";

/** What is to be said about a line, under it. */
export function LineNote(props: GridRowProps & { parsed: LineVerdict }) {
  const { book, columns, line, row, draft, warning, isCheck, isAsked, actions, onGo, parsed } = props;
  const [reason, setReason] = useState<string>(m.score_grid_check_reason);
  const { wrong, different, missing, asks } = parsed;
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
