import { useRef } from "react";
import { m } from "../../../paraglide/messages.js";
import { AnchorButton, Button } from "../../../ui/Button.tsx";
import { CalendarIcon } from "../../../ui/Icons.tsx";
import { PlainInput } from "../../../ui/PlainField.tsx";
import { toast } from "../../../ui/toast.ts";
import styles from "./AccountPage.module.css";

/** A new address, as long as the page that made it is open. */
export function CalendarAddress({ address }: { address: string }) {
  const input = useRef<HTMLInputElement>(null);

  async function copy() {
    try {
      await navigator.clipboard.writeText(address);
      toast.success(m.user_calendar_copied());
    } catch {
      // Where the browser does not allow it, the reader copies what is selected.
      input.current?.select();
      toast.error(m.user_calendar_copy_failed());
    }
  }

  return (
    <div className={styles.address}>
      <PlainInput ref={input} label={m.user_calendar_address()} value={address} readOnly />
      <p className={styles.help}>{m.user_calendar_once()}</p>
      <div className={styles.buttons}>
        <AnchorButton href={address.replace(/^https?:/, "webcal:")} leftSection={<CalendarIcon size={18} />}>
          {m.user_calendar_subscribe()}
        </AnchorButton>
        <Button onClick={() => void copy()}>{m.user_calendar_copy()}</Button>
      </div>
    </div>
  );
}
