import { useQueryClient } from "@tanstack/react-query";
import type { RegistrationResponse } from "@tightlines/contract/registration/registration";
import { nameKey } from "@tightlines/domain/registration/check-party";
import { REASON_MAX_LENGTH } from "@tightlines/domain/text-lengths";
import { useApi } from "../../../lib/api/api.context.ts";
import { m } from "../../../paraglide/messages.js";
import { Button } from "../../../ui/Button.tsx";
import { Dialog } from "../../../ui/Dialog.tsx";
import { fieldNames } from "../../../ui/form/field-name.ts";
import { Form } from "../../../ui/form/Form.tsx";
import { SelectField } from "../../../ui/form/SelectField.tsx";
import { CheckboxField } from "../../../ui/form/CheckboxField.tsx";
import { TextField } from "../../../ui/form/TextField.tsx";
import { toast } from "../../../ui/toast.ts";
import { paymentLabel, statusLabel, titleOf } from "../registration-label.ts";
import { registrationKeys } from "../registration.queries.ts";

const field = fieldNames<{ otherId: string; leavesOut: boolean; reason: string }>();

export interface MergeDialogProps {
  eventUrl: string;
  registration: RegistrationResponse;
  /** The registrations that may be of the same person. */
  others: readonly RegistrationResponse[];
  onClose: () => void;
}

/** Makes one registration of two. */
export function MergeDialog({ eventUrl, registration, others, onClose }: MergeDialogProps) {
  const api = useApi();
  const queryClient = useQueryClient();
  const name = titleOf(registration);
  return (
    <Dialog isOpen onClose={onClose} title={m.desk_merge_title({ name })}>
      <Form
        initialValues={{
          otherId: String(others[0]?.id ?? ""),
          leavesOut: false,
          reason: m.desk_merge_reason_default(),
        }}
        onSubmit={({ otherId, leavesOut, reason }) => {
          const other = others.find(({ id }) => String(id) === otherId);
          return api.post("/api/events/{event}/registrations/{id}/merge", {
            params: { event: eventUrl, id: String(registration.id) },
            body: {
              otherId: Number(otherId),
              revision: registration.revision,
              otherRevision: other?.revision ?? 0,
              leavesOut,
              reason,
            },
          });
        }}
        onSaved={({ data }) => {
          toast.success(m.desk_merged({ name: titleOf(data) }));
          void queryClient.invalidateQueries({ queryKey: registrationKeys.all(eventUrl) });
          onClose();
        }}
        submitLabel={m.desk_merge()}
        secondary={
          <Button variant="subtle" onClick={onClose}>
            {m.ui_cancel()}
          </Button>
        }
      >
        <p>{m.desk_merge_says({ who: describe(registration) })}</p>
        <SelectField
          name={field("otherId")}
          label={m.desk_merge_other()}
          options={others.map((other) => ({ value: String(other.id), label: describe(other) }))}
        />
        <p>{m.desk_merge_stays()}</p>
        {others.some((other) => namesOf(other) !== namesOf(registration)) && (
          <CheckboxField name={field("leavesOut")} label={m.desk_merge_leaves_out()} />
        )}
        <TextField
          name={field("reason")}
          label={m.desk_reason()}
          help={m.desk_merge_reason_help()}
          maxLength={REASON_MAX_LENGTH}
        />
      </Form>
    </Dialog>
  );
}

function namesOf({ entrants }: RegistrationResponse): string {
  return entrants.map(nameKey).toSorted().join("\n");
}

/** Enough to tell two of one name apart: "Ann Rivers, Confirmed, Paid, ann@example.org". */
function describe(registration: RegistrationResponse): string {
  const { status, paymentStatus, email, phone } = registration;
  const payment = paymentStatus && paymentLabel(paymentStatus);
  return [titleOf(registration), statusLabel(status), payment, email || phone].filter(Boolean).join(", ");
}
