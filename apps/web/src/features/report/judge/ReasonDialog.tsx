import { REASON_MAX_LENGTH } from "@tightlines/domain/text-lengths";
import { m } from "../../../paraglide/messages.js";
import { Dialog } from "../../../ui/Dialog.tsx";
import { fieldNames } from "../../../ui/form/field-name.ts";
import { Form } from "../../../ui/form/Form.tsx";
import { TextField } from "../../../ui/form/TextField.tsx";

const field = fieldNames<{ reason: string }>();

export interface ReasonDialogProps {
  title: string;
  submitLabel: string;
  onClose: () => void;
  onReason: (reason: string) => Promise<void>;
}

/** Asks for what the angler reads. */
export function ReasonDialog({ title, submitLabel, onClose, onReason }: ReasonDialogProps) {
  return (
    <Dialog isOpen onClose={onClose} title={title}>
      <Form
        initialValues={{ reason: "" }}
        onSubmit={({ reason }) => onReason(reason)}
        onSaved={onClose}
        submitLabel={submitLabel}
      >
        <TextField
          name={field("reason")}
          label={m.report_reason()}
          help={m.report_reason_help()}
          maxLength={REASON_MAX_LENGTH}
        />
      </Form>
    </Dialog>
  );
}
