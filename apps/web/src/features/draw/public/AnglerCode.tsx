import { QrCode } from "../../../lib/qr/QrCode.tsx";
import { m } from "../../../paraglide/messages.js";
import { CopyField } from "../../../ui/CopyField.tsx";

export function AnglerCode() {
  const link = window.location.origin + window.location.pathname;
  return (
    <>
      <QrCode text={link} label={m.angler_days_code()} />
      <CopyField label={m.angler_days_link()} text={link} />
    </>
  );
}
