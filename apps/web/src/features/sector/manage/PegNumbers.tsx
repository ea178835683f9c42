import { MAX_PEGS } from "@tightlines/domain/sector/peg";
import { type PegNumbersProblem, readPegNumbers } from "@tightlines/domain/sector/read-peg-numbers";
import { writePegNumbers } from "@tightlines/domain/sector/write-peg-numbers";
import { useId, useRef, useState } from "react";
import { m } from "../../../paraglide/messages.js";
import { Button } from "../../../ui/Button.tsx";
import { FieldNotes, frameProps } from "../../../ui/form/FieldFrame.tsx";
import { PlainInput } from "../../../ui/PlainField.tsx";
import { type PegDraft, withMore, withNumbers, withTurned } from "./peg-edits.ts";
import styles from "./PegNumbers.module.css";

const STEPS = [1, 5, 10, 20];

export interface PegNumbersProps {
  pegs: readonly PegDraft[];
  onChange: (pegs: PegDraft[]) => void;
  /** What is wrong with what was typed, as long as it is. It is said on leaving, or when the form was refused. */
  problem: string | null;
  onProblem: (problem: string | null) => void;
  wasRefused: boolean;
}

/** "1-20" typed, or pressed together by the number. What can be read counts at once; what cannot is said on leaving. */
export function PegNumbers({ pegs, onChange, problem, onProblem, wasRefused }: PegNumbersProps) {
  const id = useId();
  const written = writePegNumbers(pegs.map(({ number }) => number));
  const [typed, setTyped] = useState<string | null>(null);
  const [wasLeft, setLeft] = useState(false);
  // Whoever types over a row and back again finds every peg as it was.
  const known = useRef(new Map<number, PegDraft>());
  for (const peg of pegs) known.current.set(peg.number, peg);

  function type(text: string) {
    setTyped(text);
    setLeft(false);
    const read = readPegNumbers(text);
    const isEmpty = text.trim() === "";
    onProblem(!isEmpty && "problem" in read ? sentences[read.problem]() : null);
    if (isEmpty) onChange([]);
    else if (!("problem" in read)) onChange(withNumbers(pegs, read.numbers, known.current));
  }

  function leave() {
    if (problem) setLeft(true);
    else forget();
  }

  function forget() {
    setTyped(null);
    onProblem(null);
  }

  const field = { id, error: wasLeft || wasRefused ? problem : null };
  return (
    <div>
      <PlainInput
        {...frameProps(field, m.sector_peg_numbers_help())}
        label={m.sector_peg_numbers()}
        inputMode="text"
        autoComplete="off"
        placeholder="1-20"
        maxLength={400}
        value={typed ?? written}
        onChange={(event) => type(event.currentTarget.value)}
        onBlur={({ relatedTarget }) => {
          // A sentence that appears now would push the button away under the finger; the form says it anyway.
          const isSending = relatedTarget instanceof HTMLButtonElement && relatedTarget.type === "submit";
          if (!isSending) leave();
        }}
        onKeyDown={(event) => {
          if (event.key === "Escape") forget();
          if (event.key !== "Enter") return;
          // Enter ends the typing of numbers; it does not send the form they stand in.
          event.preventDefault();
          leave();
        }}
      />
      <FieldNotes field={field} help={m.sector_peg_numbers_help()} />
      <fieldset className={styles.steps} aria-label={m.sector_add_pegs()}>
        {STEPS.map((count) => (
          <Button
            key={count}
            disabled={pegs.length >= MAX_PEGS}
            onClick={() => onChange(withMore(pegs, count))}
          >
            {m.sector_add_count({ count })}
          </Button>
        ))}
        {pegs.length > 1 && (
          <Button variant="subtle" onClick={() => onChange(withTurned(pegs))}>
            {m.sector_turn()}
          </Button>
        )}
      </fieldset>
    </div>
  );
}

const sentences: Record<PegNumbersProblem, () => string> = {
  unreadable: m.sector_peg_numbers_unreadable,
  repeated: m.sector_peg_numbers_repeated,
  "too-many": m.sector_peg_numbers_too_many,
  "out-of-range": m.sector_peg_numbers_range,
};
