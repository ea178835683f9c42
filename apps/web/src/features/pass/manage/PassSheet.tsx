import type { EventResponse } from "@tightlines/contract/event";
import type { NewPassResponse } from "@tightlines/contract/pass";
import { useRef } from "react";
import { QrCode } from "../../../lib/qr/QrCode.tsx";
import { formatMoment } from "../../../lib/time/format-moment.ts";
import { m } from "../../../paraglide/messages.js";
import { Banner } from "../../../ui/Banner.tsx";
import { Button } from "../../../ui/Button.tsx";
import { PlainInput } from "../../../ui/PlainField.tsx";
import { toast } from "../../../ui/toast.ts";
import { passLink, type PassParts, reachSentence } from "../pass-words.ts";
import styles from "./PassSheet.module.css";

export interface PassSheetProps {
  event: EventResponse;
  parts: PassParts;
  pass: NewPassResponse;
  onDone: () => void;
}

/** A pass that was just made: the only time that its code is known. Printed, it is a sheet of its own. */
export function PassSheet({ event, parts, pass, onDone }: PassSheetProps) {
  const { name, secret, expiresAt } = pass;
  const input = useRef<HTMLInputElement>(null);
  const link = passLink(secret);

  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(link);
      toast.success(m.pass_copied());
    } catch {
      // Where the browser does not allow it, the reader copies what is selected.
      input.current?.select();
      toast.error(m.pass_copy_failed());
    }
  }

  return (
    <section className={styles.sheet} aria-label={m.pass_added({ name })}>
      <h2 className={styles.title}>{m.pass_added({ name })}</h2>
      <div className={styles.screen}>
        <Banner tone="float">{m.pass_once()}</Banner>
      </div>
      <div className={styles.paper}>
        <p className={styles.heading}>{m.pass_sheet_title()}</p>
        <p className={styles.event}>{event.name}</p>
        <QrCode text={link} label={m.pass_code({ name })} />
        <p className={styles.name}>{name}</p>
        <p>{reachSentence(pass, parts)}</p>
        <p>{m.pass_until({ when: formatMoment(expiresAt, event.timeZone) })}</p>
        <p>{m.pass_sheet_how()}</p>
      </div>
      <div className={styles.screen}>
        <PlainInput ref={input} label={m.pass_link()} value={link} readOnly />
        <div className={styles.buttons}>
          <Button onClick={() => void copy()}>{m.pass_copy()}</Button>
          <Button onClick={() => window.print()}>{m.pass_print()}</Button>
          <Button onClick={onDone}>{m.pass_done()}</Button>
        </div>
      </div>
    </section>
  );
}
