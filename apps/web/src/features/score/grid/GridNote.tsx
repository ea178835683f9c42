import { REASON_MAX_LENGTH } from "@tightlines/domain/text-lengths";
import { type KeyboardEvent, type ReactNode, useEffect, useRef } from "react";
import { m } from "../../../paraglide/messages.js";
import { Button } from "../../../ui/Button.tsx";
import { PlainInput } from "../../../ui/PlainField.tsx";
import styles from "./GridNote.module.css";

export interface AskNoteProps {
  /** Whom it moves. */
  moves: ReactNode;
  sentences: readonly string[];
  reason: string;
  /** Whether the keyboard is to go on here. */
  isAsked: boolean;
  onReason: (reason: string) => void;
  onKeep: () => void;
  onForget: () => void;
  onBack: () => void;
}

/** Asks about a line that is likely a slip. It is stored with the reason, or thrown away. */
export function AskNote(props: AskNoteProps) {
  const { moves, sentences, reason, isAsked, onReason, onKeep, onForget, onBack } = props;
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (isAsked) input.current?.focus();
  }, [isAsked]);
  const keys = {
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key !== "Escape") return;
      event.stopPropagation();
      onBack();
    },
  };
  return (
    <form
      className={styles.note}
      onSubmit={(event) => {
        event.preventDefault();
        if (reason.trim() !== "") onKeep();
      }}
    >
      <p className={styles.words}>{sentences.join(" ")}</p>
      {moves}
      <PlainInput
        {...keys}
        ref={input}
        className={styles.reason}
        aria-label={m.score_doubt_reason()}
        placeholder={m.score_doubt_reason()}
        list="score-grid-reasons"
        maxLength={REASON_MAX_LENGTH}
        value={reason}
        onChange={({ currentTarget }) => onReason(currentTarget.value)}
      />
      <Button {...keys} type="submit" size="compact-sm" disabled={reason.trim() === ""}>
        {m.score_grid_keep()}
      </Button>
      <Button {...keys} size="compact-sm" onClick={onForget}>
        {m.score_grid_forget()}
      </Button>
    </form>
  );
}

export interface DifferenceNoteProps {
  first: string;
  second: string;
  reason: string;
  /** Whether the first person has entered anything. */
  hasFirst: boolean;
  onReason: (reason: string) => void;
  onChoose: (which: "first" | "second") => void;
  onForget: () => void;
}

/** Two people have read different things from one card: both are shown, and one is chosen. */
export function DifferenceNote(props: DifferenceNoteProps) {
  const { first, second, reason, hasFirst, onReason, onChoose, onForget } = props;
  return (
    <fieldset className={styles.note} data-tone="clay" aria-label={m.score_grid_difference()}>
      <dl className={styles.versions}>
        <div>
          <dt>{m.score_grid_first()}</dt>
          <dd>{first}</dd>
        </div>
        <div>
          <dt>{m.score_grid_second()}</dt>
          <dd>{second}</dd>
        </div>
      </dl>
      {hasFirst ? (
        <Button size="compact-sm" onClick={() => onChoose("first")}>
          {m.score_grid_take_first()}
        </Button>
      ) : (
        <Button size="compact-sm" onClick={onForget}>
          {m.score_grid_forget()}
        </Button>
      )}
      <Button size="compact-sm" disabled={reason.trim() === ""} onClick={() => onChoose("second")}>
        {m.score_grid_take_second()}
      </Button>
      <PlainInput
        className={styles.reason}
        aria-label={m.score_reason()}
        maxLength={REASON_MAX_LENGTH}
        value={reason}
        onChange={({ currentTarget }) => onReason(currentTarget.value)}
      />
    </fieldset>
  );
}
