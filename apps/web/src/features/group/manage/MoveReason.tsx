import { REASON_MAX_LENGTH } from "@tightlines/domain/text-lengths";
import { m } from "../../../paraglide/messages.js";
import { Dialog } from "../../../ui/Dialog.tsx";
import { Form } from "../../../ui/form/Form.tsx";
import { fieldNames } from "../../../ui/form/field-name.ts";
import { TextField } from "../../../ui/form/TextField.tsx";

const field = fieldNames<{ reason: string }>();

interface MoveReasonProps {
  /** Who leaves the group that a draw gave them; null while nobody is asked. */
  name: string | null;
  onReason: (reason: string) => Promise<void>;
  onClose: () => void;
}

/** A draw that everybody can check is not changed in silence. */
export function MoveReason({ name, onReason, onClose }: MoveReasonProps) {
  return (
    <Dialog isOpen={name !== null} onClose={onClose} title={m.group_reason_title({ name: name ?? "" })}>
      {name !== null && (
        <Form
          initialValues={{ reason: "" }}
          onSubmit={({ reason }) => onReason(reason)}
          onSaved={onClose}
          submitLabel={m.group_reason_submit()}
        >
          <p>{m.group_reason_words()}</p>
          <TextField
            name={field("reason")}
            label={m.group_reason()}
            help={m.group_reason_help()}
            maxLength={REASON_MAX_LENGTH}
          />
        </Form>
      )}
    </Dialog>
  );
}
