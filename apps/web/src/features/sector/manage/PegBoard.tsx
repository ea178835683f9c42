import { type KeyboardEvent, useEffect, useId, useRef, useState } from "react";
import { m } from "../../../paraglide/messages.js";
import { PegShape } from "../PegShape.tsx";
import { pegWords } from "../peg-words.ts";
import { type PegDraft, type PegMark, withMark, withMoved, withoutPeg } from "./peg-edits.ts";
import styles from "./PegBoard.module.css";

export interface PegBoardProps {
  pegs: readonly PegDraft[];
  chosen: number | null;
  onPress: (index: number) => void;
  onChange: (pegs: PegDraft[]) => void;
  onChoose: (index: number | null) => void;
  /** For a peg that a key puts out of use. */
  reason: string;
}

const markKeys: Readonly<Record<string, PegMark>> = { e: "end", a: "accessible", o: "outOfUse" };
const steps: Readonly<Record<string, 1 | -1>> = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 };

/** The row of pegs as buttons: one stop for the Tab key, arrows go along it, letters mark, Delete removes. */
export function PegBoard({ pegs, chosen, onPress, onChange, onChoose, reason }: PegBoardProps) {
  const helpId = useId();
  const board = useRef<HTMLOListElement>(null);
  const [cursor, setCursor] = useState(0);
  const followsKeys = useRef(false);
  const current = Math.min(cursor, pegs.length - 1);

  useEffect(() => {
    if (!followsKeys.current) return;
    followsKeys.current = false;
    board.current?.querySelectorAll("button")[current]?.focus();
  });

  function goTo(index: number) {
    followsKeys.current = true;
    setCursor(Math.max(0, Math.min(index, pegs.length - 1)));
  }

  function answerKey(event: KeyboardEvent, index: number) {
    if (event.ctrlKey || event.metaKey) return;
    const step = steps[event.key];
    const mark = markKeys[event.key.toLowerCase()];
    if (step && event.altKey) {
      onChange(withMoved(pegs, index, step));
      goTo(index + step);
    } else if (step) goTo(index + step);
    else if (event.key === "Home") goTo(0);
    else if (event.key === "End") goTo(pegs.length - 1);
    else if (mark) onChange(withMark(pegs, index, mark, reason));
    else if (event.key === "Delete" || event.key === "Backspace") {
      onChoose(null);
      onChange(withoutPeg(pegs, index));
      goTo(Math.min(index, pegs.length - 2));
    } else return;
    event.preventDefault();
  }

  // Numbers may stand twice while they are being edited: the place is the identity here.
  const places = pegs.map((peg, index) => ({ peg, index }));
  return (
    <div>
      <ol ref={board} className={styles.board} aria-label={m.sector_pegs()} aria-describedby={helpId}>
        {places.map(({ peg, index }) => (
          <li key={index} className={styles.place}>
            <button
              type="button"
              className={styles.peg}
              aria-label={pegWords(peg)}
              aria-pressed={index === chosen}
              title={pegWords(peg)}
              tabIndex={index === current ? 0 : -1}
              onFocus={() => setCursor(index)}
              onClick={() => onPress(index)}
              onKeyDown={(event) => answerKey(event, index)}
            >
              <PegShape peg={peg} />
            </button>
          </li>
        ))}
      </ol>
      <p id={helpId} className={styles.help}>
        {m.sector_board_help()}
      </p>
    </div>
  );
}
