import type { EventResponse } from "@tightlines/contract/event";
import type { NewPassResponse } from "@tightlines/contract/pass";
import { CodeSheet } from "../../../lib/qr/CodeSheet.tsx";
import { formatMoment } from "../../../lib/time/format-moment.ts";
import { m } from "../../../paraglide/messages.js";
import { passLink, type PassParts, reachSentence } from "../pass-words.ts";

export interface PassSheetProps {
  event: EventResponse;
  parts: PassParts;
  pass: NewPassResponse;
  onDone: () => void;
}

/** A pass that was just made, to be shown or printed. */
export function PassSheet({ event, parts, pass, onDone }: PassSheetProps) {
  const { name, secret, expiresAt } = pass;
  return (
    <CodeSheet
      title={m.pass_added({ name })}
      once={m.pass_once()}
      heading={m.pass_sheet_title()}
      eventName={event.name}
      link={passLink(secret)}
      linkLabel={m.pass_link()}
      codeLabel={m.pass_code({ name })}
      onDone={onDone}
    >
      <p>
        <strong>{name}</strong>
      </p>
      <p>{reachSentence(pass, parts)}</p>
      <p>{m.pass_until({ when: formatMoment(expiresAt, event.timeZone) })}</p>
      <p>{m.pass_sheet_how()}</p>
    </CodeSheet>
  );
}
