import { type ReactNode, useEffect, useId, useRef } from "react";
import { m } from "../paraglide/messages.js";
import { ActionIcon } from "./ActionIcon.tsx";
import styles from "./Dialog.module.css";
import { CloseIcon } from "./FrameIcons.tsx";

export interface DialogProps {
  isOpen: boolean;
  onClose: () => void;
  title: ReactNode;
  children: ReactNode;
}

/** The platform's modal dialog: it traps the focus, answers Escape and gives the focus back by itself. */
export function Dialog({ isOpen, onClose, title, children }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();

  useEffect(() => {
    if (!isOpen) return dialog.current?.close();
    dialog.current?.showModal();
    firstField(dialog.current)?.focus();
  }, [isOpen]);

  // For a mouse on the backdrop; the keyboard has Escape, which arrives as `cancel`.
  useEffect(() => {
    const { current } = dialog;
    function closeOnBackdrop(event: MouseEvent) {
      if (event.target === current && !isSecondClick(event)) onClose();
    }
    current?.addEventListener("click", closeOnBackdrop);
    return () => current?.removeEventListener("click", closeOnBackdrop);
  }, [onClose]);

  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-labelledby={titleId}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      {isOpen && (
        <div className={styles.content}>
          <header className={styles.header}>
            <h2 id={titleId} className={styles.title}>
              {title}
            </h2>
            <ActionIcon aria-label={m.ui_close()} onClick={onClose}>
              <CloseIcon />
            </ActionIcon>
          </header>
          {children}
        </div>
      )}
    </dialog>
  );
}

/** What somebody opened the dialog for; without a field the browser chooses. */
function firstField(dialog: HTMLDialogElement | null): HTMLElement | null | undefined {
  return dialog?.querySelector<HTMLElement>(
    ":is(input, select, textarea):not([type=hidden], [type=file], :disabled)",
  );
}

/** Of a double click on the button that opened the dialog, the second one lands outside of it. */
function isSecondClick({ detail }: MouseEvent): boolean {
  return detail > 1;
}
