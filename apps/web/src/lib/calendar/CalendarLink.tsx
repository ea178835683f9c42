import type { ReactNode } from "react";
import { m } from "../../paraglide/messages.js";
import { CalendarIcon } from "../../ui/Icons.tsx";
import styles from "./CalendarLink.module.css";

export interface CalendarLinkProps {
  /** Where the iCalendar file is. A phone offers to add what is in it; elsewhere it is saved, and opened by a calendar. */
  href: string;
  /** What is added, where several such links stand on a page. */
  of?: string;
  children?: ReactNode;
}

export function CalendarLink({ href, of, children = m.ui_calendar_add() }: CalendarLinkProps) {
  return (
    <a className={styles.link} href={href} aria-label={of && m.ui_calendar_add_of({ name: of })}>
      <CalendarIcon size={18} />
      {children}
    </a>
  );
}
