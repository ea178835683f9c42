import type { EventResponse } from "@tightlines/contract/event";
import type { SessionResponse } from "@tightlines/contract/session";
import type { StartDoubt } from "@tightlines/domain/session/start-doubt";
import { formatMoment } from "../../../lib/time/format-moment.ts";
import { m } from "../../../paraglide/messages.js";
import { Button } from "../../../ui/Button.tsx";
import { Dialog } from "../../../ui/Dialog.tsx";
import { DialogButtons } from "../../../ui/DialogButtons.tsx";
import { sessionLabel } from "../session-label.ts";

export interface StartQuestionProps {
  event: EventResponse;
  session: SessionResponse;
  /** Null while nothing is asked. */
  doubt: StartDoubt | null;
  onClose: () => void;
  onStart: () => void;
}

/** Asks before a session starts long before its time, or before one that is fished earlier. */
export function StartQuestion({ event, session, doubt, onClose, onStart }: StartQuestionProps) {
  return (
    <Dialog
      isOpen={doubt !== null}
      onClose={onClose}
      title={m.session_start_question({ name: sessionLabel(session) })}
    >
      {doubt?.isEarly && (
        <p>{m.session_start_early({ when: formatMoment(session.startsAt, event.timeZone) })}</p>
      )}
      {doubt && doubt.before !== null && <p>{m.session_start_before({ number: doubt.before })}</p>}
      <p>{m.session_start_back()}</p>
      <DialogButtons>
        <Button onClick={onClose}>{m.ui_cancel()}</Button>
        <Button variant="filled" onClick={onStart}>
          {m.session_start_now()}
        </Button>
      </DialogButtons>
    </Dialog>
  );
}
