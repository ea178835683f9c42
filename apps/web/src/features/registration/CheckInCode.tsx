import { checkInAddress, showCheckInCode } from "@tightlines/domain/registration/check-in-code";
import { QrCode } from "../../lib/qr/QrCode.tsx";
import { m } from "../../paraglide/messages.js";
import styles from "./CheckInCode.module.css";

/** What whoever registered shows on the day, folded away until then. */
export function CheckInCode({ eventUrl, code }: { eventUrl: string; code: string }) {
  const shown = showCheckInCode(code);
  return (
    <details className={styles.code}>
      <summary className={styles.title}>{m.registration_check_in_title()}</summary>
      <p>{m.registration_check_in_show()}</p>
      <QrCode
        text={checkInAddress(window.location.origin, eventUrl, code)}
        label={m.registration_check_in_code({ code: shown })}
      />
      <p className={styles.letters}>{shown}</p>
    </details>
  );
}
