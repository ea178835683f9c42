import { type FormEvent, type ReactNode, useState } from "react";
import { m } from "../paraglide/messages.js";
import { Button } from "./Button.tsx";
import styles from "./ConfirmDelete.module.css";
import { Dialog } from "./Dialog.tsx";
import { DialogButtons } from "./DialogButtons.tsx";
import { readSubmitProblem } from "./form/submit-problem.ts";
import { isTypedAs } from "./is-typed-as.ts";
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
  /** Why it cannot be deleted, where the page knows it beforehand: nothing is promised then. */
  blocked?: string | null | undefined;
  /** Links to what is in the way. */
  wayOn?: ReactNode;
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
  blocked = null,
  wayOn,
  onConfirm,
}: Omit<ConfirmDeleteProps, "isOpen">) {
  const [typed, setTyped] = useState("");
  const [refusal, setRefusal] = useState(blocked);
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
      const detail = readSubmitProblem(error).detail ?? m.ui_delete_failed();
      if (isRefusal(error)) setRefusal(detail);
      else setProblem(detail);
      setDeleting(false);
    }
  }

  if (refusal) return <Refusal sentence={refusal} wayOn={wayOn} onClose={onClose} />;

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
      <DialogButtons>
        <Button onClick={onClose}>{m.ui_cancel()}</Button>
        <Button
          type="submit"
          variant="filled"
          color="clay"
          loading={isDeleting}
          disabled={typeName && !isTypedAs(typed, name)}
        >
          {m.ui_delete()}
        </Button>
      </DialogButtons>
    </form>
  );
}

/** Takes the place of what was promised: trying again would be refused again. */
function Refusal({
  sentence,
  wayOn,
  onClose,
}: { sentence: string } & Pick<ConfirmDeleteProps, "wayOn" | "onClose">) {
  return (
    <>
      <p className={styles.problem} role="alert">
        {sentence}
      </p>
      <DialogButtons>
        <Button onClick={onClose}>{m.ui_close()}</Button>
        {wayOn}
      </DialogButtons>
    </>
  );
}

/** Something depends on it; what failed for another reason may be tried again. */
function isRefusal(error: unknown): boolean {
  return typeof error === "object" && error !== null && "status" in error && error.status === 409;
}
