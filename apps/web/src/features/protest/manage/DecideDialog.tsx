import { useQueryClient } from "@tanstack/react-query";
import type { ProtestDecision, ProtestResponse } from "@tightlines/contract/protest";
import { protestLengths } from "@tightlines/domain/protest/protest";
import { useApi } from "../../../lib/api/api.context.ts";
import { m } from "../../../paraglide/messages.js";
import { Dialog } from "../../../ui/Dialog.tsx";
import { ChoiceField } from "../../../ui/form/ChoiceField.tsx";
import { fieldNames } from "../../../ui/form/field-name.ts";
import { Form } from "../../../ui/form/Form.tsx";
import { TextAreaField } from "../../../ui/form/TextAreaField.tsx";
import { toast } from "../../../ui/toast.ts";
import { protestKeys } from "../protest.queries.ts";
import { protestStates } from "../protest-words.ts";

const field = fieldNames<Values>();

interface Values {
  status: string;
  decision: string;
}

export interface DecideDialogProps {
  eventUrl: string;
  protest: ProtestResponse;
  onClose: () => void;
}

/** What the jury decides, with its reason; what was decided can be taken back. */
export function DecideDialog({ eventUrl, protest, onClose }: DecideDialogProps) {
  const api = useApi();
  const queryClient = useQueryClient();
  const isOpen = protest.status === "open";
  const words = {
    upheld: m.protest_decide_upheld_words,
    dismissed: m.protest_decide_dismissed_words,
    open: m.protest_decide_open_words,
  };
  const choices = isOpen ? (["upheld", "dismissed"] as const) : (["open", "upheld", "dismissed"] as const);
  return (
    <Dialog isOpen onClose={onClose} title={m.protest_decide_title({ name: protest.anglerName })}>
      <p>{protest.text}</p>
      <Form<Values, unknown, never>
        initialValues={{ status: "", decision: "" }}
        onSubmit={({ status, decision }) =>
          api.post("/api/events/{event}/protests/{id}/decide", {
            params: { event: eventUrl, id: String(protest.id) },
            body: { status: status as ProtestDecision["status"], decision, revision: protest.revision },
          })
        }
        onSaved={() => {
          toast.success(m.protest_decided());
          void queryClient.invalidateQueries({ queryKey: protestKeys.all(eventUrl) });
          onClose();
        }}
        submitLabel={m.protest_decide_save()}
      >
        <ChoiceField
          name={field("status")}
          label={m.protest_decide_verdict()}
          options={choices.map((value) => ({
            value,
            label: protestStates[value].label(),
            words: words[value](),
          }))}
        />
        <TextAreaField
          name={field("decision")}
          label={m.protest_decide_reason()}
          help={m.protest_decide_reason_help()}
          maxLength={protestLengths.decision}
        />
      </Form>
    </Dialog>
  );
}
