import type { EventResponse } from "@tightlines/contract/event";
import { eventLengths } from "@tightlines/domain/event/event-lengths";
import { m } from "../../../../paraglide/messages.js";
import { getLocale } from "../../../../paraglide/runtime.js";
import { Card } from "../../../../ui/Card.tsx";
import { CheckboxField } from "../../../../ui/form/CheckboxField.tsx";
import { DateTimeField } from "../../../../ui/form/DateTimeField.tsx";
import { Form } from "../../../../ui/form/Form.tsx";
import { NumberField } from "../../../../ui/form/NumberField.tsx";
import { SelectField } from "../../../../ui/form/SelectField.tsx";
import { TextField } from "../../../../ui/form/TextField.tsx";
import { checkTimes, instantOf, valuesOf } from "./registration-values.ts";
import { useSaveSettings } from "./use-save-settings.ts";
import { fieldNames } from "../../../../ui/form/field-name.ts";

const field = fieldNames<ReturnType<typeof valuesOf>>();

/** Who may register, how many, from when until when, and for how much. */
export function RegistrationSettings({ event }: { event: EventResponse }) {
  const { save, ...form } = useSaveSettings(event);
  const { timeZone } = event;
  const zone = timeZone.replaceAll("_", " ");
  return (
    <Card title={m.event_settings_registration()}>
      <Form
        initialValues={valuesOf(event)}
        stored={{ row: event, valuesOf }}
        validate={(values) => checkTimes(values, event)}
        onSubmit={({ registrationOpensAt, registrationClosesAt, ...values }, revision) =>
          save(
            {
              ...values,
              registrationOpensAt: instantOf(registrationOpensAt, timeZone),
              registrationClosesAt: instantOf(registrationClosesAt, timeZone),
            },
            revision,
          )
        }
        {...form}
      >
        {({ registrationFor }) => (
          <>
            <SelectField
              name={field("registrationFor")}
              label={m.event_field_registration_for()}
              options={[
                { value: "individual", label: m.event_registration_individual() },
                { value: "team", label: m.event_registration_team() },
              ]}
            />
            {registrationFor === "team" && (
              <>
                <NumberField
                  name={field("teamSize")}
                  label={m.event_field_team_size()}
                  whole
                  rule={between(1, 50)}
                />
                <NumberField
                  name={field("reserves")}
                  label={m.event_field_reserves()}
                  whole
                  rule={between(0, 20)}
                />
              </>
            )}
            <DateTimeField
              name={field("registrationOpensAt")}
              label={m.event_field_registration_opens()}
              help={m.event_field_registration_opens_help({ zone })}
              optional
            />
            <DateTimeField
              name={field("registrationClosesAt")}
              label={m.event_field_registration_closes()}
              help={m.event_field_registration_closes_help({ zone })}
              optional
            />
            <NumberField
              name={field("capacity")}
              label={
                registrationFor === "team" ? m.event_field_capacity_teams() : m.event_field_capacity_anglers()
              }
              help={m.event_field_capacity_help()}
              whole
              optional
              rule={between(1, 100_000)}
            />
            <TextField
              name={field("fee")}
              label={m.event_field_fee()}
              help={m.event_field_fee_help()}
              optional
              maxLength={eventLengths.fee}
            />
            <CheckboxField
              name={field("needsApproval")}
              label={m.event_field_needs_approval()}
              help={m.event_field_needs_approval_help()}
            />
          </>
        )}
      </Form>
    </Card>
  );
}

function between(least: number, most: number) {
  return (value: number) =>
    value >= least && value <= most
      ? null
      : m.event_number_between({ least, most: most.toLocaleString(getLocale()) });
}
