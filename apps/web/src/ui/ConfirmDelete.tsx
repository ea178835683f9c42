import { type FormEvent, type ReactNode, useState } from "react";
import { m } from "../paraglide/messages.js";
import { Button } from "./Button.tsx";
import styles from "./ConfirmDelete.module.css";
import { Dialog } from "./Dialog.tsx";
import { readSubmitProblem } from "./form/submit-problem.ts";
import { PlainInput } from "./PlainField.tsx";

export interface ConfirmDeleteProps {
  isOpen: boolean;
  onClose: () => void;
  /** What is deleted, by its own name. */
  name: string;
  /** In words: what disappears with it. */
  goes: ReactNode;
  /** In words: what is kept. */
  stays?: ReactNode;
  /** For what nobody can bring back: the name must be typed first. */
  typeName?: boolean;
  onConfirm: () => Promise<unknown>;
}

/** Says what goes and what stays. Where undo is possible, delete at once and offer undo in a toast instead. */
export function ConfirmDelete({ isOpen, onClose, name, ...rest }: ConfirmDeleteProps) {
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={m.ui_delete_title({ name })}>
      <Confirmation name={name} onClose={onClose} {...rest} />
    </Dialog>
  );
}

function Confirmation({
  onClose,
  name,
  goes,
  stays,
  typeName = false,
  onConfirm,
}: Omit<ConfirmDeleteProps, "isOpen">) {
  const [typed, setTyped] = useState("");
  const [problem, setProblem] = useState<string | null>(null);
  const [isDeleting, setDeleting] = useState(false);

  async function confirm(event: FormEvent) {
    event.preventDefault();
    if (isDeleting) return;
    setDeleting(true);
    try {
      await onConfirm();
      onClose();
    } catch (error) {
      setProblem(readSubmitProblem(error).detail ?? m.ui_delete_failed());
      setDeleting(false);
    }
  }

  return (
    <form onSubmit={(event) => void confirm(event)}>
      <dl className={styles.facts}>
        <dt data-tone="clay">{m.ui_delete_goes()}</dt>
        <dd>{goes}</dd>
        {stays && (
          <>
            <dt data-tone="reed">{m.ui_delete_stays()}</dt>
            <dd>{stays}</dd>
          </>
        )}
      </dl>
      {typeName && (
        <PlainInput
          label={m.ui_delete_type_name({ name })}
          autoComplete="off"
          value={typed}
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
      )}
      {problem && (
        <p className={styles.problem} role="alert">
          {problem}
        </p>
      )}
      <div className={styles.actions}>
        <Button onClick={onClose}>{m.ui_cancel()}</Button>
        <Button
          type="submit"
          variant="filled"
          color="clay"
          loading={isDeleting}
          disabled={typeName && typed.trim() !== name.trim()}
        >
          {m.ui_delete()}
        </Button>
      </div>
    </form>
  );
}
