import { useQueryClient } from "@tanstack/react-query";
import { Link, useNavigate } from "@tanstack/react-router";
import type { EventResponse } from "@tightlines/contract/event";
import { useApi } from "../../../lib/api/api.context.ts";
import { m } from "../../../paraglide/messages.js";
import { useAnother } from "../../../ui/form/use-another.ts";
import { Page } from "../../../ui/Page.tsx";
import { toast } from "../../../ui/toast.ts";
import { TeamForm } from "../TeamForm.tsx";
import { teamKeys } from "../team.queries.ts";

/** Afterwards the team's own page is open: its logo and its anglers come next. */
export function AddTeamPage({ event: { url } }: { event: EventResponse }) {
  const api = useApi();
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const { round, begin } = useAnother();
  const back = (
    <Link to="/events/$eventUrl/manage/teams" params={{ eventUrl: url }}>
      {m.team_list_title()}
    </Link>
  );
  return (
    <Page title={m.team_add_title()} back={back} narrow>
      <TeamForm
        key={round}
        eventUrl={url}
        onSubmit={(body) => api.post("/api/events/{event}/teams", { params: { event: url }, body })}
        onSaved={({ data: { id, name } }, _values, isSecond) => {
          toast.success(m.team_added({ name }));
          void queryClient.invalidateQueries({ queryKey: teamKeys.all(url) });
          if (isSecond) return begin();
          void navigate({
            to: "/events/$eventUrl/manage/teams/$teamId/edit",
            params: { eventUrl: url, teamId: String(id) },
          });
        }}
        submitLabel={m.team_add_submit()}
        secondSubmitLabel={m.ui_save_add_another()}
      />
    </Page>
  );
}
