import type { EventResponse } from "@tightlines/contract/event";
import type { InvitationLinkInput, NewInvitationLinkResponse } from "@tightlines/contract/invitation-link";
import { canGiveRight } from "@tightlines/domain/security/give-right";
import { checkLinkEnd, invitationLinkLimits, linkRights } from "@tightlines/domain/security/invitation-link";
import { localTimeAt, readLocalTime } from "@tightlines/domain/time/zone-time";
import { useState } from "react";
import { useApi } from "../../../lib/api/api.context.ts";
import { m } from "../../../paraglide/messages.js";
import { Button } from "../../../ui/Button.tsx";
import { ChoiceField } from "../../../ui/form/ChoiceField.tsx";
import { DateTimeField } from "../../../ui/form/DateTimeField.tsx";
import { fieldNames } from "../../../ui/form/field-name.ts";
import { Form } from "../../../ui/form/Form.tsx";
import { NumberField } from "../../../ui/form/NumberField.tsx";
import { rightOptions } from "../right-label.ts";
import { useOwnRight } from "./use-own-right.ts";

const field = fieldNames<InvitationLinkInput>();

/** Helpers of one match are few, so that a link which gets into other hands lets few in. */
const USUAL_PEOPLE = 10;
const WEEK_MS = 7 * 24 * 60 * 60 * 1000;

export interface InvitationLinkFormProps {
  event: EventResponse;
  onMade: (link: NewInvitationLinkResponse) => void;
  onCancel: () => void;
}

/** What the link gives, to how many, and until when. Its end is on the event's clock. */
export function InvitationLinkForm({ event, onMade, onCancel }: InvitationLinkFormProps) {
  const api = useApi();
  const own = useOwnRight(event);
  const { timeZone } = event;
  const [initialValues] = useState<InvitationLinkInput>(() => ({
    right: "scorer",
    maxPeople: USUAL_PEOPLE,
    expiresAt: usualEnd(event, new Date()),
  }));
  return (
    <Form
      initialValues={initialValues}
      submitLabel={m.security_link_submit()}
      onSubmit={async ({ expiresAt, ...values }) => {
        const params = { event: String(event.id) };
        const body = { ...values, expiresAt: readLocalTime(expiresAt, timeZone).instant };
        return (await api.post("/api/events/{event}/invitation-links", { params, body })).data;
      }}
      onSaved={onMade}
      secondary={
        <Button variant="subtle" onClick={onCancel}>
          {m.ui_cancel()}
        </Button>
      }
    >
      <ChoiceField
        name={field("right")}
        label={m.security_field_right()}
        options={rightOptions().filter(
          ({ value }) => linkRights.some((right) => right === value) && canGiveRight(own, value),
        )}
      />
      <NumberField name={field("maxPeople")} label={m.security_link_field_people()} whole />
      <DateTimeField
        name={field("expiresAt")}
        label={m.security_link_field_expires()}
        help={m.security_link_field_expires_help({ days: invitationLinkLimits.days })}
        zone={timeZone}
      />
    </Form>
  );
}

/** The end of the event, or a week where that is over or too far away. */
function usualEnd({ endsOn, timeZone }: EventResponse, now: Date): string {
  const last = `${endsOn}T23:59`;
  return checkLinkEnd(new Date(readLocalTime(last, timeZone).instant), now)
    ? localTimeAt(new Date(now.getTime() + WEEK_MS).toISOString(), timeZone)
    : last;
}
