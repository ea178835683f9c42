import { useQuery } from "@tanstack/react-query";
import type { EventResponse } from "@tightlines/contract/event";
import { useMemo } from "react";
import { anglersQuery } from "../../features/angler/angler.queries.ts";
import { groupByTeam } from "../../features/angler/by-team.ts";
import { ManageTeamAnglers } from "../../features/angler/manage/ManageTeamAnglers.tsx";
import { EditTeamPage } from "../../features/team/manage/EditTeamPage.tsx";
import { TeamListPage } from "../../features/team/manage/TeamListPage.tsx";
import { useApi } from "../../lib/api/api.context.ts";

/** The list of teams with how many anglers each has: a team itself knows nothing of anglers. */
export function ManageTeamsPage({ event }: { event: EventResponse }) {
  return <TeamListPage event={event} sizes={useTeamSizes(event.url)} />;
}

export function ManageTeamPage({ event }: { event: EventResponse }) {
  return (
    <EditTeamPage
      event={event}
      sizes={useTeamSizes(event.url)}
      renderAnglers={({ id }) => <ManageTeamAnglers eventUrl={event.url} teamId={id} />}
    />
  );
}

function useTeamSizes(eventUrl: string): ReadonlyMap<number, number> | undefined {
  const { data: anglers } = useQuery(anglersQuery(useApi(), eventUrl));
  return useMemo(
    () => anglers && new Map([...groupByTeam(anglers)].map(([id, members]) => [id, members.length])),
    [anglers],
  );
}
