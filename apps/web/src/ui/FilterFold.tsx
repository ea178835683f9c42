import { type ReactNode, useState } from "react";
import { m } from "../paraglide/messages.js";
import { Button } from "./Button.tsx";
import styles from "./FilterFold.module.css";

export interface FilterFoldProps {
  /** How many filters narrow the list down now. */
  active: number;
  children: ReactNode;
}

/** Filters beside a search box. On a phone they wait behind a button: the list begins on the first screen. */
export function FilterFold({ active, children }: FilterFoldProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button className={styles.toggle} aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        {active > 0 ? m.ui_filters_active({ count: active }) : m.ui_filters()}
      </Button>
      <div className={styles.filters} data-open={isOpen || undefined}>
        {children}
      </div>
    </>
  );
}
