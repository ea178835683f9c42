import { useQueryClient } from "@tanstack/react-query";
import type { EventResponse } from "@tightlines/contract/event";
import type { SessionResponse } from "@tightlines/contract/session";
import { useApi } from "../../../lib/api/api.context.ts";
import { m } from "../../../paraglide/messages.js";
import { Dialog } from "../../../ui/Dialog.tsx";
import { Form } from "../../../ui/form/Form.tsx";
import { TextAreaField } from "../../../ui/form/TextAreaField.tsx";
import { toast } from "../../../ui/toast.ts";
import { sessionLabel, statusLabel } from "../session-label.ts";
import { forgetSessions } from "../session.queries.ts";
import { fieldNames } from "../../../ui/form/field-name.ts";

const field = fieldNames<{ reason: string }>();

export interface ReopenDialogProps {
  event: EventResponse;
  session: SessionResponse;
  isOpen: boolean;
  onClose: () => void;
}

/** What was official is changed only with a reason, which is kept. */
export function ReopenDialog({ event, session, isOpen, onClose }: ReopenDialogProps) {
  const api = useApi();
  const queryClient = useQueryClient();
  const name = sessionLabel(session);
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={m.session_reopen_title({ name })}>
      <Form
        initialValues={{ reason: "" }}
        onSubmit={({ reason }) =>
          api.patch("/api/events/{event}/sessions/{id}", {
            params: { event: event.url, id: String(session.id) },
            body: { status: "provisional", reason, revision: session.revision },
          })
        }
        onSaved={() => {
          toast.success(m.session_status_changed({ name, status: statusLabel("provisional") }));
          void forgetSessions(queryClient, event.url);
          onClose();
        }}
        submitLabel={m.session_to_reopened()}
      >
        <TextAreaField
          name={field("reason")}
          label={m.session_reopen_reason()}
          help={m.session_reopen_reason_help()}
        />
      </Form>
    </Dialog>
  );
}
