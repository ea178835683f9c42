import { useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import type { EventResponse } from "@tightlines/contract/event";
import { useState } from "react";
import { useApi } from "../../../../lib/api/api.context.ts";
import { m } from "../../../../paraglide/messages.js";
import { Button } from "../../../../ui/Button.tsx";
import { Card } from "../../../../ui/Card.tsx";
import { ConfirmDelete } from "../../../../ui/ConfirmDelete.tsx";
import { toast } from "../../../../ui/toast.ts";
import { eventKeys } from "../../event.queries.ts";

export function DeleteSettings({ event }: { event: EventResponse }) {
  const api = useApi();
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const [isOpen, setOpen] = useState(false);

  async function deleteEvent() {
    await api.delete("/api/events/{event}", { params: { event: String(event.id) } });
    toast.success(m.event_deleted({ name: event.name }));
    await navigate({ to: "/events" });
    queryClient.removeQueries({ queryKey: eventKeys.one(event.url) });
    await queryClient.invalidateQueries({ queryKey: eventKeys.all });
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
        blocked={wasFished(event) ? m.event_delete_fished({ name: event.name }) : null}
        onConfirm={deleteEvent}
      />
    </Card>
  );
}

/** As far as its status tells; a cancelled one may have been fished before, and only the server knows. */
function wasFished({ status, wasCancelled }: EventResponse): boolean {
  return !wasCancelled && (status === "running" || status === "finished" || status === "archived");
}
