import type { EventResponse } from "@tightlines/contract/event";
import type { SecurityInput, SecurityResponse } from "@tightlines/contract/security";
import { canGiveRight } from "@tightlines/domain/security/give-right";
import { useApi } from "../../../lib/api/api.context.ts";
import { ButtonLink } from "../../../lib/ButtonLink.tsx";
import { m } from "../../../paraglide/messages.js";
import { ChoiceField } from "../../../ui/form/ChoiceField.tsx";
import { EmailField } from "../../../ui/form/EmailField.tsx";
import { Form } from "../../../ui/form/Form.tsx";
import { rightOptions } from "../right-label.ts";
import { useOwnRight } from "./use-own-right.ts";
import { fieldNames } from "../../../ui/form/field-name.ts";

const field = fieldNames<SecurityInput>();

/** One address, and the right in words. Only owners see that there can be further ones. */
export function SecurityForm({ event, onSaved }: SecurityFormProps) {
  const api = useApi();
  const own = useOwnRight(event);
  const initialValues: SecurityInput = { email: "", right: "scorer" };
  return (
    <Form
      initialValues={initialValues}
      onSubmit={async ({ email, right }) => {
        const params = { event: String(event.id) };
        const body = { email: email.trim(), right };
        return (await api.post("/api/events/{event}/securities", { params, body })).data;
      }}
      onSaved={onSaved}
      submitLabel={m.security_add_submit()}
      secondary={
        <ButtonLink
          to="/events/$eventUrl/manage/securities"
          params={{ eventUrl: event.url }}
          variant="subtle"
        >
          {m.ui_cancel()}
        </ButtonLink>
      }
    >
      <EmailField
        name={field("email")}
        label={m.security_field_email()}
        help={m.security_field_email_help()}
        autoComplete="off"
      />
      <ChoiceField
        name={field("right")}
        label={m.security_field_right()}
        options={rightOptions().filter(({ value }) => canGiveRight(own, value))}
      />
    </Form>
  );
}

export interface SecurityFormProps {
  event: EventResponse;
  onSaved: (entry: SecurityResponse) => void;
}
