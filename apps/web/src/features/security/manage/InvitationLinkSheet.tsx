import type { EventResponse } from "@tightlines/contract/event";
import type { NewInvitationLinkResponse } from "@tightlines/contract/invitation-link";
import { CodeSheet } from "../../../lib/qr/CodeSheet.tsx";
import { formatMoment } from "../../../lib/time/format-moment.ts";
import { m } from "../../../paraglide/messages.js";
import { rightLabel } from "../right-label.ts";

export interface InvitationLinkSheetProps {
  event: EventResponse;
  link: NewInvitationLinkResponse;
  onDone: () => void;
}

/** A link that was just made, to be shown, sent or printed. The secret stands behind the #, which no log has. */
export function InvitationLinkSheet({ event, link, onDone }: InvitationLinkSheetProps) {
  const right = rightLabel(link.right);
  return (
    <CodeSheet
      title={m.security_link_added({ right })}
      once={m.security_link_once()}
      heading={m.security_link_sheet_title()}
      eventName={event.name}
      link={`${window.location.origin}/invitation#${link.secret}`}
      linkLabel={m.security_link_label()}
      codeLabel={m.security_link_code()}
      onDone={onDone}
    >
      <p>
        <strong>{right}</strong>
      </p>
      <p>{m.security_link_until({ when: formatMoment(link.expiresAt, event.timeZone) })}</p>
      <p>{m.security_link_sheet_how()}</p>
    </CodeSheet>
  );
}
