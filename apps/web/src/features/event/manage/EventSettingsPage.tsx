import { useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import type { EventResponse } from "@tightlines/contract/event";
import { nextEventStatuses } from "@tightlines/domain/event/status";
import { useState } from "react";
import { useApi } from "../../../lib/api/api.context.ts";
import { m } from "../../../paraglide/messages.js";
import { Button } from "../../../ui/Button.tsx";
import { Card } from "../../../ui/Card.tsx";
import { ConfirmDelete } from "../../../ui/ConfirmDelete.tsx";
import { Form } from "../../../ui/form/Form.tsx";
import { SelectField } from "../../../ui/form/SelectField.tsx";
import { Page } from "../../../ui/Page.tsx";
import { toast } from "../../../ui/toast.ts";
import { EventStatusBadge } from "../EventStatusBadge.tsx";
import styles from "./EventSettingsPage.module.css";
import { statusAction } from "./status-action.ts";
import { useChangeStatus } from "./use-change-status.ts";

export function EventSettingsPage({ event }: { event: EventResponse }) {
  return (
    <Page title={m.event_settings_title()} narrow>
      <div className={styles.cards}>
        <StatusSettings event={event} />
        <VisibilitySettings event={event} />
        <DeleteSettings event={event} />
      </div>
    </Page>
  );
}

/** Every change of status with its consequence spelled out. */
function StatusSettings({ event }: { event: EventResponse }) {
  const { changeStatus, isChanging } = useChangeStatus(event);
  const next = nextEventStatuses(event.status);
  return (
    <Card title={m.event_settings_status()} aside={<EventStatusBadge status={event.status} />}>
      <ul className={styles.actions}>
        {next.map((status) => {
          const { label, sentence } = statusAction(event.status, status);
          return (
            <li key={status}>
              <Button
                disabled={isChanging}
                {...(status === "cancelled" && { color: "clay" })}
                onClick={() => void changeStatus(status)}
              >
                {label}
              </Button>
              <span>{sentence}</span>
            </li>
          );
        })}
      </ul>
    </Card>
  );
}

function VisibilitySettings({ event }: { event: EventResponse }) {
  const api = useApi();
  const queryClient = useQueryClient();
  return (
    <Card title={m.event_settings_visibility()}>
      <Form
        initialValues={{ visibility: event.visibility }}
        stored={{ row: event, valuesOf: ({ visibility }: EventResponse) => ({ visibility }) }}
        onSubmit={({ visibility }, revision) =>
          api.patch("/api/events/{event}", {
            params: { event: String(event.id) },
            body: { visibility, revision },
          })
        }
        onSaved={() => {
          toast.success(m.event_saved());
          void queryClient.invalidateQueries({ queryKey: ["events"] });
        }}
        submitLabel={m.ui_save()}
      >
        <SelectField
          name="visibility"
          label={m.event_field_visibility()}
          options={[
            { value: "public", label: m.event_visibility_public() },
            { value: "unlisted", label: m.event_visibility_unlisted() },
          ]}
        />
      </Form>
    </Card>
  );
}

function DeleteSettings({ event }: { event: EventResponse }) {
  const api = useApi();
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const [isOpen, setOpen] = useState(false);

  async function deleteEvent() {
    await api.delete("/api/events/{event}", { params: { event: String(event.id) } });
    toast.success(m.event_deleted({ name: event.name }));
    await navigate({ to: "/events" });
    queryClient.removeQueries({ queryKey: ["events", "one", event.url] });
    await queryClient.invalidateQueries({ queryKey: ["events"] });
  }

  return (
    <Card title={m.event_settings_danger()}>
      <p>{m.event_settings_danger_sentence()}</p>
      <Button color="clay" onClick={() => setOpen(true)}>
        {m.event_delete()}
      </Button>
      <ConfirmDelete
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        name={event.name}
        goes={m.event_delete_goes()}
        stays={m.event_delete_stays()}
        typeName
        onConfirm={deleteEvent}
      />
    </Card>
  );
}
