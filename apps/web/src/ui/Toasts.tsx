import { useEffect, useState, useSyncExternalStore } from "react";
import { m } from "../paraglide/messages.js";
import { ActionIcon } from "./ActionIcon.tsx";
import { Button } from "./Button.tsx";
import { CheckIcon, CloseIcon, WarningIcon } from "./FrameIcons.tsx";
import { currentToasts, dismissToast, subscribeToasts, TOAST_MS, type ToastEntry } from "./toast.ts";
import styles from "./Toasts.module.css";
import { VisuallyHidden } from "./VisuallyHidden.tsx";

const none: readonly ToastEntry[] = [];

/** Mounted once. Both live regions are there from the start: screen readers ignore a region that comes with its text. */
export function Toasts() {
  const toasts = useSyncExternalStore(subscribeToasts, currentToasts, () => none);
  return (
    <div className={styles.stack}>
      <output aria-live="polite">
        {toasts.map((entry) => entry.kind === "success" && <Toast key={entry.id} entry={entry} />)}
      </output>
      <div role="alert" aria-live="assertive">
        {toasts.map((entry) => entry.kind === "error" && <Toast key={entry.id} entry={entry} />)}
      </div>
    </div>
  );
}

function Toast({ entry }: { entry: ToastEntry }) {
  const { id, kind, text, undo } = entry;
  const [isHeld, setHeld] = useState(false);
  const isUndoable = undo !== undefined;

  useEffect(() => {
    if (isHeld) return undefined;
    // To undo something takes a thought longer than to read that it was done.
    const timer = setTimeout(() => dismissToast(id), isUndoable ? 2 * TOAST_MS : TOAST_MS);
    return () => clearTimeout(timer);
  }, [id, isHeld, isUndoable]);

  return (
    <div
      className={styles.toast}
      data-kind={kind}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <span className={styles.mark}>
        {kind === "success" ? <CheckIcon size={18} /> : <WarningIcon size={18} />}
      </span>
      <p className={styles.text}>
        <VisuallyHidden>{kind === "success" ? m.ui_toast_success() : m.ui_toast_error()}: </VisuallyHidden>
        {text}
      </p>
      {undo && (
        <Button
          variant="subtle"
          size="compact-sm"
          className={styles.undo}
          onClick={() => {
            undo();
            dismissToast(id);
          }}
        >
          {m.ui_undo()}
        </Button>
      )}
      <ActionIcon className={styles.close} aria-label={m.ui_dismiss()} onClick={() => dismissToast(id)}>
        <CloseIcon size={18} />
      </ActionIcon>
    </div>
  );
}
