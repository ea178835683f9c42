import { type ReactNode, useRef } from "react";
import { m } from "../paraglide/messages.js";
import { Button } from "./Button.tsx";
import styles from "./CopyField.module.css";
import { PlainInput } from "./PlainField.tsx";
import { toast } from "./toast.ts";

export interface CopyFieldProps {
  label: string;
  /** What is copied. */
  text: string;
  /** What the button says; "Copy the link" without it. */
  button?: string;
  copied?: string;
  /** Stands between the field and the buttons. */
  help?: ReactNode;
  /** Buttons beside the one that copies. */
  children?: ReactNode;
}

/** A text to take away, with a button that copies it. Where the browser does not allow that, it is selected. */
export function CopyField({ label, text, button, copied, help, children }: CopyFieldProps) {
  const input = useRef<HTMLInputElement>(null);

  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(text);
      toast.success(copied ?? m.ui_link_copied());
    } catch {
      input.current?.select();
      toast.error(m.ui_copy_failed());
    }
  }

  return (
    <div className={styles.field}>
      <PlainInput ref={input} label={label} value={text} readOnly />
      {help}
      <div className={styles.buttons}>
        <Button onClick={() => void copy()}>{button ?? m.ui_copy_link()}</Button>
        {children}
      </div>
    </div>
  );
}
