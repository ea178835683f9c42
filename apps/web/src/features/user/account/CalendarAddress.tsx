import { m } from "../../../paraglide/messages.js";
import { AnchorButton } from "../../../ui/Button.tsx";
import { CopyField } from "../../../ui/CopyField.tsx";
import { CalendarIcon } from "../../../ui/Icons.tsx";
import styles from "./AccountPage.module.css";

/** A new address, as long as the page that made it is open. */
export function CalendarAddress({ address }: { address: string }) {
  return (
    <div className={styles.address}>
      <CopyField
        label={m.user_calendar_address()}
        text={address}
        button={m.user_calendar_copy()}
        copied={m.user_calendar_copied()}
        help={<p className={styles.help}>{m.user_calendar_once()}</p>}
      >
        <AnchorButton href={address.replace(/^https?:/, "webcal:")} leftSection={<CalendarIcon size={18} />}>
          {m.user_calendar_subscribe()}
        </AnchorButton>
      </CopyField>
    </div>
  );
}
