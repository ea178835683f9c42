import { useQueryClient } from "@tanstack/react-query";
import { Link, useNavigate } from "@tanstack/react-router";
import type { EventResponse } from "@tightlines/contract/event";
import { useApi } from "../../../lib/api/api.context.ts";
import { m } from "../../../paraglide/messages.js";
import { Page } from "../../../ui/Page.tsx";
import { toast } from "../../../ui/toast.ts";
import { DownloadArchive } from "../archive/DownloadArchive.tsx";
import { EventForm, type EventFormValues } from "./EventForm.tsx";
import { EventImages } from "./EventImages.tsx";
import { eventKeys } from "../event.queries.ts";

export function EditEventPage({ event }: { event: EventResponse }) {
  const api = useApi();
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  return (
    <Page
      title={m.event_edit_title()}
      back={
        <Link to="/events/$eventUrl/manage" params={{ eventUrl: event.url }}>
          {m.event_menu_event()}
        </Link>
      }
      narrow
    >
      <EventImages event={event} />
      <EventForm
        event={event}
        onSubmit={(values, revision) =>
          api.patch("/api/events/{event}", {
            params: { event: String(event.id) },
            body: { ...readChange(values), revision },
          })
        }
        onSaved={({ data }) => {
          toast.success(m.event_saved());
          void queryClient.invalidateQueries({ queryKey: eventKeys.all });
          if (data.url !== event.url)
            void navigate({ to: "/events/$eventUrl/manage/edit", params: { eventUrl: data.url } });
        }}
        submitLabel={m.ui_save()}
      />
      <DownloadArchive event={event} />
    </Page>
  );
}

/** Without what is asked at creation only. */
function readChange(values: EventFormValues) {
  const { name, url, description, venue, location, startsOn, endsOn, timeZone, discipline, moveSessions } =
    values;
  const fields = { name, description, venue, location, startsOn, endsOn, timeZone, discipline };
  return { ...fields, moveSessions, ...(url && { url }) };
}
