import { type ReactNode, useEffect, useRef } from "react";
import styles from "./Dropdown.module.css";
import { ChevronDownIcon } from "./FrameIcons.tsx";

export interface DropdownProps {
  /** What the button shows; with words in it, be they visually hidden, since it names the button. */
  label: ReactNode;
  /** Links and buttons, one below the other. */
  children: ReactNode;
}

/** A disclosure that works before and without JavaScript; with it, a choice, Escape or a click elsewhere closes it. */
export function Dropdown({ label, children }: DropdownProps) {
  const details = useRef<HTMLDetailsElement>(null);

  useEffect(() => {
    function closeOnOutside(event: Event) {
      const { current } = details;
      if (current?.open && event.target instanceof Node && !current.contains(event.target))
        current.open = false;
    }
    function closeOnEscape(event: KeyboardEvent) {
      const { current } = details;
      if (event.key !== "Escape" || !current?.open) return;
      current.open = false;
      current.querySelector("summary")?.focus();
    }
    // After a choice inside: the choices are real links and buttons, this only folds the panel behind them.
    function closeOnChoice({ target }: Event) {
      const { current } = details;
      const isChoice = target instanceof Element && target.closest("a, button");
      if (isChoice && current?.contains(target)) current.open = false;
    }
    document.addEventListener("click", closeOnChoice);
    document.addEventListener("pointerdown", closeOnOutside);
    document.addEventListener("focusin", closeOnOutside);
    document.addEventListener("keydown", closeOnEscape);
    return () => {
      document.removeEventListener("click", closeOnChoice);
      document.removeEventListener("pointerdown", closeOnOutside);
      document.removeEventListener("focusin", closeOnOutside);
      document.removeEventListener("keydown", closeOnEscape);
    };
  }, []);

  return (
    <details ref={details} className={styles.dropdown}>
      <summary className={styles.summary}>
        {label}
        <ChevronDownIcon size={16} className={styles.chevron} />
      </summary>
      <div className={styles.panel}>{children}</div>
    </details>
  );
}
