import { useQuery } from "@tanstack/react-query";
import { getRouteApi } from "@tanstack/react-router";
import { useMemo } from "react";
import { nameOf } from "../../features/angler/angler-name.ts";
import { anglersQuery } from "../../features/angler/angler.queries.ts";
import { groupByTeam } from "../../features/angler/by-team.ts";
import { TeamAnglers } from "../../features/angler/TeamAnglers.tsx";
import { TeamsPage } from "../../features/team/public/TeamsPage.tsx";
import { useApi } from "../../lib/api/api.context.ts";

const route = getRouteApi("/default/events/$eventUrl/teams");

/** Teams with the anglers in them: a team itself knows nothing of anglers. */
export function EventTeamsPage() {
  const { eventUrl } = route.useParams();
  const { data: anglers } = useQuery(anglersQuery(useApi(), eventUrl));
  const anglersOf = useMemo(() => {
    const teams = groupByTeam(anglers ?? []);
    return (teamId: number) => {
      const members = teams.get(teamId) ?? [];
      const words = members.map((angler) => `${angler.number} ${nameOf(angler)}`).join(" ");
      return { content: <TeamAnglers anglers={members} />, words };
    };
  }, [anglers]);
  return <TeamsPage eventUrl={eventUrl} anglersOf={anglersOf} />;
}
