import { useQueryClient } from "@tanstack/react-query";
import { Link, useNavigate } from "@tanstack/react-router";
import { useApi } from "../../../lib/api/api.context.ts";
import { m } from "../../../paraglide/messages.js";
import { Page } from "../../../ui/Page.tsx";
import { toast } from "../../../ui/toast.ts";
import { ImportArchive } from "../archive/ImportArchive.tsx";
import { chosenPreset, EventForm, type EventFormValues, withLastDay } from "./EventForm.tsx";
import { readLayout } from "./layout-values.ts";
import { eventKeys } from "../event.queries.ts";

export function AddEventPage() {
  const api = useApi();
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  return (
    <Page
      title={m.event_add_title()}
      description={m.event_add_description()}
      back={<Link to="/events">{m.event_list_title()}</Link>}
      narrow
    >
      <EventForm
        onSubmit={(values) => api.post("/api/events", { body: readNewEvent(values) })}
        onSaved={({ data: event }) => {
          void queryClient.invalidateQueries({ queryKey: eventKeys.all });
          toast.success(m.event_added({ name: event.name }));
          void navigate({ to: "/events/$eventUrl/manage", params: { eventUrl: event.url } });
        }}
        submitLabel={m.event_add_submit()}
        secondary={<Link to="/events">{m.ui_cancel()}</Link>}
      />
      <ImportArchive />
    </Page>
  );
}

/** What was left to follow something else is left out or filled in. */
function readNewEvent(typed: EventFormValues) {
  const values = withLastDay(typed);
  const { name, url, description, venue, location, startsOn, endsOn, timeZone, discipline } = values;
  const preset = chosenPreset(values);
  const layout = readLayout(values, preset, values);
  const fields = { name, description, venue, location, startsOn, endsOn, timeZone, discipline, preset };
  return { ...fields, ...(url && { url }), ...(layout && { layout }) };
}
