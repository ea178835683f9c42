import { useEffect, useState, useSyncExternalStore } from "react";
import { m } from "../paraglide/messages.js";
import { ActionIcon } from "./ActionIcon.tsx";
import { Button } from "./Button.tsx";
import { CheckIcon, CloseIcon, WarningIcon } from "./FrameIcons.tsx";
import { currentToasts, dismissToast, subscribeToasts, TOAST_MS, type ToastEntry, UNDO_MS } from "./toast.ts";
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
  const [isHovered, setHovered] = useState(false);
  const [isFocused, setFocused] = useState(false);
  const isHidden = useSyncExternalStore(subscribeVisibility, isPageHidden, () => false);
  // Whoever reads it, is about to press, or looks elsewhere for a while gets the whole time once more.
  const isHeld = isHovered || isFocused || isHidden;
  const time = undo ? UNDO_MS : TOAST_MS;

  useEffect(() => {
    if (isHeld) return undefined;
    const timer = setTimeout(() => dismissToast(id), time);
    return () => clearTimeout(timer);
  }, [id, isHeld, time]);

  return (
    <div
      className={styles.toast}
      data-kind={kind}
      onPointerEnter={() => setHovered(true)}
      onPointerLeave={() => setHovered(false)}
      onFocus={() => setFocused(true)}
      onBlur={() => setFocused(false)}
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

function subscribeVisibility(listener: () => void): () => void {
  document.addEventListener("visibilitychange", listener);
  return () => document.removeEventListener("visibilitychange", listener);
}

function isPageHidden(): boolean {
  return document.hidden;
}
