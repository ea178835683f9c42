import { useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import type { TeamResponse } from "@tightlines/contract/team";
import { useApi } from "../../../lib/api/api.context.ts";
import { DeleteSection } from "../../../lib/deletion/DeleteSection.tsx";
import { useBringBack } from "../../../lib/deletion/use-bring-back.ts";
import { m } from "../../../paraglide/messages.js";
import { teamKeys } from "../team.queries.ts";

export interface DeleteTeamProps {
  team: TeamResponse;
  eventUrl: string;
  /** Undefined while that is not known. */
  anglerCount: number | undefined;
}

export function DeleteTeam({ team, eventUrl, anglerCount = 0 }: DeleteTeamProps) {
  const api = useApi();
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const sayDeleted = useBringBack(teamKeys.all(eventUrl));
  const { id, name, club, country, captain, logo, startNumber } = team;

  async function remove() {
    await api.delete("/api/events/{event}/teams/{id}", { params: { event: eventUrl, id: String(id) } });
    const body = { name, club, country, captain, logo, startNumber };
    sayDeleted(m.team_deleted({ name }), () =>
      api.post("/api/events/{event}/teams", { params: { event: eventUrl }, body }),
    );
    // Removed, not merely stale: the list must not come back for a moment with what has just gone.
    queryClient.removeQueries({ queryKey: teamKeys.list(eventUrl) });
    await navigate({ to: "/events/$eventUrl/manage/teams", params: { eventUrl } });
    queryClient.removeQueries({ queryKey: teamKeys.one(eventUrl, String(id)) });
  }

  return (
    <DeleteSection
      label={m.team_delete()}
      name={name}
      goes={m.team_delete_goes()}
      stays={m.team_delete_stays()}
      blocked={anglerCount > 0 ? m.team_delete_has_anglers({ count: anglerCount }) : null}
      onConfirm={remove}
    />
  );
}
