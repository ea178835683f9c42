import type { ReactNode } from "react";
import { m } from "../../paraglide/messages.js";
import { Banner } from "../../ui/Banner.tsx";
import { Button } from "../../ui/Button.tsx";
import { CopyField } from "../../ui/CopyField.tsx";
import styles from "./CodeSheet.module.css";
import { QrCode } from "./QrCode.tsx";

export interface CodeSheetProps {
  title: string;
  /** What the reader must know before the code is gone. */
  once: string;
  /** What stands above the code on paper. */
  heading: string;
  eventName: string;
  link: string;
  linkLabel: string;
  codeLabel: string;
  /** What stands below the code: whose it is, how far it reaches. */
  children: ReactNode;
  onDone: () => void;
}

/** A link with a secret that was just made: the only time that its code is known. Printed, it is a sheet of its own. */
export function CodeSheet(props: CodeSheetProps) {
  const { title, once, heading, eventName, link, linkLabel, codeLabel, children, onDone } = props;
  return (
    <section className={styles.sheet} aria-label={title} data-sheet>
      <h2 className={styles.title}>{title}</h2>
      <div className={styles.screen}>
        <Banner tone="float">{once}</Banner>
      </div>
      <div className={styles.paper}>
        <p className={styles.heading}>{heading}</p>
        <p className={styles.event}>{eventName}</p>
        <QrCode text={link} label={codeLabel} />
        {children}
      </div>
      <div className={styles.screen}>
        <CopyField label={linkLabel} text={link}>
          <Button onClick={() => window.print()}>{m.ui_print()}</Button>
          <Button onClick={onDone}>{m.ui_done()}</Button>
        </CopyField>
      </div>
    </section>
  );
}
