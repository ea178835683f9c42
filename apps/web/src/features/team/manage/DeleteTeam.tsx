import { useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import type { TeamResponse } from "@tightlines/contract/team";
import { useApi } from "../../../lib/api/api.context.ts";
import { DeleteSection } from "../../../lib/deletion/DeleteSection.tsx";
import { m } from "../../../paraglide/messages.js";
import { toast } from "../../../ui/toast.ts";
import { teamsQuery } from "../team.queries.ts";

export function DeleteTeam({ team: { id, name }, eventUrl }: { team: TeamResponse; eventUrl: string }) {
  const api = useApi();
  const navigate = useNavigate();
  const queryClient = useQueryClient();

  async function remove() {
    await api.delete("/api/events/{event}/teams/{id}", { params: { event: eventUrl, id: String(id) } });
    toast.success(m.team_deleted({ name }));
    // Removed, not merely stale: the list must not come back for a moment with what has just gone.
    queryClient.removeQueries({ queryKey: teamsQuery(api, eventUrl).queryKey, exact: true });
    await navigate({ to: "/events/$eventUrl/manage/teams", params: { eventUrl } });
    queryClient.removeQueries({ queryKey: ["teams", eventUrl, String(id)] });
  }

  return (
    <DeleteSection
      label={m.team_delete()}
      name={name}
      goes={m.team_delete_goes()}
      stays={m.team_delete_stays()}
      onConfirm={remove}
    />
  );
}
