import { useQueryClient } from "@tanstack/react-query";
import type { EventResponse } from "@tightlines/contract/event";
import type { SessionResponse } from "@tightlines/contract/session";
import type { SessionStatus } from "@tightlines/domain/session/session-status";
import { useApi } from "../../../lib/api/api.context.ts";
import { Dialog } from "../../../ui/Dialog.tsx";
import { Form } from "../../../ui/form/Form.tsx";
import { TextAreaField } from "../../../ui/form/TextAreaField.tsx";
import { forgetSessions } from "../session.queries.ts";
import { fieldNames } from "../../../ui/form/field-name.ts";
import { tellStatus } from "./tell-status.ts";

const field = fieldNames<{ reason: string }>();

export interface ReasonDialogProps {
  event: EventResponse;
  session: SessionResponse;
  /** Where the session goes. */
  status: SessionStatus;
  words: { title: string; sentence?: string | null; label: string; help: string; submit: string };
  isOpen: boolean;
  onClose: () => void;
}

/** Some steps of a session are taken only with a reason, which is kept. */
export function ReasonDialog({ event, session, status, words, isOpen, onClose }: ReasonDialogProps) {
  const api = useApi();
  const queryClient = useQueryClient();
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={words.title}>
      {words.sentence && <p>{words.sentence}</p>}
      <Form
        initialValues={{ reason: "" }}
        onSubmit={({ reason }) =>
          api.patch("/api/events/{event}/sessions/{id}", {
            params: { event: event.url, id: String(session.id) },
            body: { status, reason, revision: session.revision },
          })
        }
        onSaved={({ data }) => {
          void tellStatus(data);
          void forgetSessions(queryClient, event.url);
          onClose();
        }}
        submitLabel={words.submit}
      >
        <TextAreaField name={field("reason")} label={words.label} help={words.help} />
      </Form>
    </Dialog>
  );
}
