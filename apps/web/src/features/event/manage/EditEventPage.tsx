import { useQueryClient } from "@tanstack/react-query";
import { Link, useNavigate } from "@tanstack/react-router";
import type { EventResponse } from "@tightlines/contract/event";
import { useApi } from "../../../lib/api/api.context.ts";
import { m } from "../../../paraglide/messages.js";
import { Page } from "../../../ui/Page.tsx";
import { toast } from "../../../ui/toast.ts";
import { DownloadArchive } from "../archive/DownloadArchive.tsx";
import { EventForm } from "./EventForm.tsx";
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
        onSubmit={({ preset: _preset, url, ...values }, revision) =>
          api.patch("/api/events/{event}", {
            params: { event: String(event.id) },
            body: { ...values, ...(url && { url }), revision },
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
