import { useQueryClient } from "@tanstack/react-query";
import { Link, useNavigate } from "@tanstack/react-router";
import type { EventResponse } from "@tightlines/contract/event";
import { useApi } from "../../../lib/api/api.context.ts";
import { m } from "../../../paraglide/messages.js";
import { useAnother } from "../../../ui/form/use-another.ts";
import { Page } from "../../../ui/Page.tsx";
import { toast } from "../../../ui/toast.ts";
import { GroupForm } from "../GroupForm.tsx";
import { groupKeys } from "../group.queries.ts";

export function AddGroupPage({ event }: { event: EventResponse }) {
  const api = useApi();
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const { round, begin } = useAnother();
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
        key={round}
        eventUrl={event.url}
        onSubmit={(body) => api.post("/api/events/{event}/groups", { params: { event: event.url }, body })}
        onSaved={({ data }, _values, isSecond) => {
          toast.success(m.group_added(data));
          void queryClient.invalidateQueries({ queryKey: groupKeys.all(event.url) });
          if (isSecond) return begin();
          void navigate({ to: "/events/$eventUrl/manage/groups", params });
        }}
        submitLabel={m.group_add_submit()}
        secondSubmitLabel={m.ui_save_add_another()}
      />
    </Page>
  );
}
