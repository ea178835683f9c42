import { useQueryClient } from "@tanstack/react-query";
import type { RegistrationResponse } from "@tightlines/contract/registration/registration";
import { REASON_MAX_LENGTH } from "@tightlines/domain/text-lengths";
import { useState } from "react";
import { useApi } from "../../../lib/api/api.context.ts";
import { m } from "../../../paraglide/messages.js";
import { Button } from "../../../ui/Button.tsx";
import styles from "../../../ui/ConfirmDelete.module.css";
import { Dialog } from "../../../ui/Dialog.tsx";
import { fieldNames } from "../../../ui/form/field-name.ts";
import { Form } from "../../../ui/form/Form.tsx";
import { TextField } from "../../../ui/form/TextField.tsx";
import { toast } from "../../../ui/toast.ts";
import { titleOf } from "../registration-label.ts";
import { registrationKeys, registrationQuery } from "../registration.queries.ts";

const field = fieldNames<{ reason: string }>();

interface EraseContactProps {
  registration: RegistrationResponse;
  eventUrl: string;
}

/** For people who ask to be forgotten: whoever has no account cannot do it themselves. */
export function EraseContact({ registration, eventUrl }: EraseContactProps) {
  const [isAsking, setAsking] = useState(false);
  return (
    <div>
      <Button color="clay" onClick={() => setAsking(true)}>
        {m.desk_erase()}
      </Button>
      {isAsking && (
        <EraseDialog registration={registration} eventUrl={eventUrl} onClose={() => setAsking(false)} />
      )}
    </div>
  );
}

function EraseDialog({ registration, eventUrl, onClose }: EraseContactProps & { onClose: () => void }) {
  const api = useApi();
  const queryClient = useQueryClient();
  const [id, name] = [String(registration.id), titleOf(registration)];
  return (
    <Dialog isOpen onClose={onClose} title={m.desk_erase_title({ name })}>
      <Form
        initialValues={{ reason: "" }}
        onSubmit={({ reason }) =>
          api.post("/api/events/{event}/registrations/{id}/erase-contact", {
            params: { event: eventUrl, id },
            body: { reason, revision: registration.revision },
          })
        }
        onSaved={({ data }) => {
          toast.success(m.desk_erased({ name }));
          queryClient.setQueryData(registrationQuery(api, eventUrl, id).queryKey, data);
          void queryClient.invalidateQueries({ queryKey: registrationKeys.all(eventUrl) });
          onClose();
        }}
        submitLabel={m.desk_erase()}
        secondary={
          <Button variant="subtle" onClick={onClose}>
            {m.ui_cancel()}
          </Button>
        }
      >
        <dl className={styles.facts}>
          <dt data-tone="clay">{m.ui_delete_goes()}</dt>
          <dd>{m.desk_erase_goes()}</dd>
          <dt data-tone="reed">{m.ui_delete_stays()}</dt>
          <dd>{m.desk_erase_stays()}</dd>
        </dl>
        <TextField
          name={field("reason")}
          label={m.desk_reason()}
          help={m.desk_erase_reason_help()}
          maxLength={REASON_MAX_LENGTH}
        />
      </Form>
    </Dialog>
  );
}
