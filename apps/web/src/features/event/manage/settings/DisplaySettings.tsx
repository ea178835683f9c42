import type { EventResponse } from "@tightlines/contract/event";
import { m } from "../../../../paraglide/messages.js";
import { Card } from "../../../../ui/Card.tsx";
import { Form } from "../../../../ui/form/Form.tsx";
import { NumberField } from "../../../../ui/form/NumberField.tsx";
import { SelectField } from "../../../../ui/form/SelectField.tsx";
import { TimeZoneField } from "../TimeZoneField.tsx";
import { useSaveSettings } from "./use-save-settings.ts";
import { fieldNames } from "../../../../ui/form/field-name.ts";

const field = fieldNames<ReturnType<typeof valuesOf>>();

/** The clock, the scales, and how long a result may be contested. */
export function DisplaySettings({ event }: { event: EventResponse }) {
  const { save, ...form } = useSaveSettings(event);
  return (
    <Card title={m.event_settings_display()}>
      <Form initialValues={valuesOf(event)} stored={{ row: event, valuesOf }} onSubmit={save} {...form}>
        {(values) => (
          <>
            <TimeZoneField chosen={values.timeZone} event={event} />
            <SelectField
              name={field("units")}
              label={m.event_field_units()}
              help={m.event_field_units_help()}
              options={[
                { value: "metric", label: m.event_units_metric() },
                { value: "imperial", label: m.event_units_imperial() },
              ]}
            />
            <NumberField
              name={field("protestMinutes")}
              label={m.event_field_protest_minutes()}
              help={m.event_field_protest_minutes_help()}
              unit={m.event_unit_minutes()}
              whole
              rule={(minutes) => (minutes >= 0 && minutes <= WEEK ? null : m.event_protest_minutes_wrong())}
            />
          </>
        )}
      </Form>
    </Card>
  );
}

const WEEK = 7 * 24 * 60;

function valuesOf({ timeZone, units, protestMinutes }: EventResponse) {
  return { timeZone, units, protestMinutes };
}
