import { useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import type { ListedEventResponse } from "@tightlines/contract/event";
import type { EventCopyInput } from "@tightlines/contract/event-copy";
import { eventLengths } from "@tightlines/domain/event/event-lengths";
import { useState } from "react";
import { useApi } from "../../../lib/api/api.context.ts";
import { m } from "../../../paraglide/messages.js";
import { Button } from "../../../ui/Button.tsx";
import { Dialog } from "../../../ui/Dialog.tsx";
import { DateField } from "../../../ui/form/DateField.tsx";
import { Form } from "../../../ui/form/Form.tsx";
import { SelectField } from "../../../ui/form/SelectField.tsx";
import { TextField } from "../../../ui/form/TextField.tsx";
import { fieldNames } from "../../../ui/form/field-name.ts";
import { toast } from "../../../ui/toast.ts";
import { eventKeys } from "../event.queries.ts";

const field = fieldNames<EventCopyInput>();

/** Makes next year's event of this one. */
export function CopyEvent({ event }: { event: Pick<ListedEventResponse, "name" | "url"> }) {
  const api = useApi();
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>{m.event_copy()}</Button>
      <Dialog isOpen={isOpen} onClose={() => setOpen(false)} title={m.event_copy_title({ name: event.name })}>
        <p>{m.event_copy_what()}</p>
        <Form<EventCopyInput, { data: { name: string; url: string } }>
          initialValues={{ name: event.name, startsOn: "", people: "nobody" }}
          onSubmit={(body) => api.post("/api/events/{event}/copy", { params: { event: event.url }, body })}
          onSaved={({ data }) => {
            setOpen(false);
            void queryClient.invalidateQueries({ queryKey: eventKeys.all });
            toast.success(m.event_added({ name: data.name }));
            void navigate({ to: "/events/$eventUrl/manage", params: { eventUrl: data.url } });
          }}
          submitLabel={m.event_copy_submit()}
        >
          <TextField name={field("name")} label={m.event_field_name()} maxLength={eventLengths.name} />
          <DateField
            name={field("startsOn")}
            label={m.event_field_starts_on()}
            help={m.event_copy_starts_on_help()}
          />
          <SelectField
            name={field("people")}
            label={m.event_copy_people()}
            options={[
              { value: "nobody", label: m.event_copy_people_nobody() },
              { value: "teams", label: m.event_copy_people_teams() },
              { value: "anglers", label: m.event_copy_people_anglers() },
            ]}
          />
        </Form>
      </Dialog>
    </>
  );
}
