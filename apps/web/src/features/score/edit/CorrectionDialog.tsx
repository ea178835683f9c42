import { useQueryClient } from "@tanstack/react-query";
import type { ScoreOperationInput } from "@tightlines/contract/score/score-operation";
import { REASON_MAX_LENGTH } from "@tightlines/domain/text-lengths";
import { useApi } from "../../../lib/api/api.context.ts";
import { m } from "../../../paraglide/messages.js";
import { Dialog } from "../../../ui/Dialog.tsx";
import { fieldNames } from "../../../ui/form/field-name.ts";
import { Form } from "../../../ui/form/Form.tsx";
import { TextField } from "../../../ui/form/TextField.tsx";
import { movesQuery } from "./correction.queries.ts";
import { Moves } from "./Moves.tsx";

const field = fieldNames<{ reason: string }>();

export interface CorrectionDialogProps {
  eventUrl: string;
  title: string;
  lead?: string;
  submitLabel: string;
  operations: readonly ScoreOperationInput[];
  /** Saves it. What is thrown is shown. */
  onSave: (reason: string) => Promise<unknown>;
  onSaved?: () => void;
  onClose: () => void;
}

/** Shows everybody whom a correction moves, and asks why, before anything is saved. */
export function CorrectionDialog(props: CorrectionDialogProps) {
  const { eventUrl, title, lead, submitLabel, operations, onSave, onSaved, onClose } = props;
  const queryClient = useQueryClient();
  const { queryKey } = movesQuery(useApi(), eventUrl, operations);
  return (
    <Dialog isOpen onClose={onClose} title={title}>
      <Form
        initialValues={{ reason: "" }}
        onSubmit={({ reason }) => {
          // Nobody saves a correction whose consequences they have not seen.
          if (queryClient.getQueryData(queryKey) === undefined)
            throw Object.assign(new Error(), { detail: m.correction_not_seen() });
          return onSave(reason);
        }}
        onSaved={() => {
          onSaved?.();
          onClose();
        }}
        submitLabel={submitLabel}
      >
        {lead && <p>{lead}</p>}
        <Moves eventUrl={eventUrl} operations={operations} />
        <TextField
          name={field("reason")}
          label={m.correction_reason()}
          help={m.correction_reason_help()}
          maxLength={REASON_MAX_LENGTH}
        />
      </Form>
    </Dialog>
  );
}
