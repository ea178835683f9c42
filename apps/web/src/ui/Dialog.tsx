import { type MouseEvent, type ReactNode, useEffect, useId, useRef } from "react";
import { m } from "../paraglide/messages.js";
import { ActionIcon } from "./ActionIcon.tsx";
import styles from "./Dialog.module.css";
import { CloseIcon } from "./Icons.tsx";

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
    if (isOpen) dialog.current?.showModal();
    else dialog.current?.close();
  }, [isOpen]);

  function closeOnBackdrop(event: MouseEvent) {
    if (event.target === dialog.current) onClose();
  }

  return (
    // The click is for a mouse on the backdrop; the keyboard has Escape, which arrives as `cancel`.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-labelledby={titleId}
      onClick={closeOnBackdrop}
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
