import type { EventResponse } from "@tightlines/contract/event";
import { m } from "../../../../paraglide/messages.js";
import { Card } from "../../../../ui/Card.tsx";
import { Form } from "../../../../ui/form/Form.tsx";
import { SelectField } from "../../../../ui/form/SelectField.tsx";
import { useSaveSettings } from "./use-save-settings.ts";
import { fieldNames } from "../../../../ui/form/field-name.ts";

const field = fieldNames<ReturnType<typeof valuesOf>>();

export function VisibilitySettings({ event }: { event: EventResponse }) {
  const { save, ...form } = useSaveSettings(event);
  return (
    <Card title={m.event_settings_visibility()}>
      <Form initialValues={valuesOf(event)} stored={{ row: event, valuesOf }} onSubmit={save} {...form}>
        <SelectField
          name={field("visibility")}
          label={m.event_field_visibility()}
          help={m.event_field_visibility_help()}
          options={[
            { value: "public", label: m.event_visibility_public() },
            { value: "unlisted", label: m.event_visibility_unlisted() },
          ]}
        />
      </Form>
    </Card>
  );
}

function valuesOf({ visibility }: EventResponse) {
  return { visibility };
}
