import { useQueryClient } from "@tanstack/react-query";
import { Link, useNavigate } from "@tanstack/react-router";
import type { EventResponse } from "@tightlines/contract/event";
import { useApi } from "../../../lib/api/api.context.ts";
import { m } from "../../../paraglide/messages.js";
import { Page } from "../../../ui/Page.tsx";
import { toast } from "../../../ui/toast.ts";
import { GroupForm } from "../GroupForm.tsx";
import { groupKeys } from "../group.queries.ts";

export function AddGroupPage({ event }: { event: EventResponse }) {
  const api = useApi();
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const params = { eventUrl: event.url };
  return (
    <Page
      title={m.group_add_title()}
      back={
        <Link to="/events/$eventUrl/manage/groups" params={params}>
          {m.group_title()}
        </Link>
      }
      narrow
    >
      <GroupForm
        eventUrl={event.url}
        onSubmit={(body) => api.post("/api/events/{event}/groups", { params: { event: event.url }, body })}
        onSaved={({ data }) => {
          toast.success(m.group_added(data));
          void queryClient.invalidateQueries({ queryKey: groupKeys.all(event.url) });
          void navigate({ to: "/events/$eventUrl/manage/groups", params });
        }}
        submitLabel={m.group_add_submit()}
      />
    </Page>
  );
}
