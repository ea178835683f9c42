import { useQuery } from "@tanstack/react-query";
import { getRouteApi } from "@tanstack/react-router";
import { useApi } from "../../../lib/api/api.context.ts";
import { Loaded } from "../../../ui/Loaded.tsx";
import { TableSkeleton } from "../../../ui/Skeletons.tsx";
import { anglerResultQuery, teamResultQuery } from "../result.queries.ts";
import { ResultFrame } from "./ResultFrame.tsx";
import { WholeEvent } from "./WholeEvent.tsx";

const anglerRoute = getRouteApi("/default/events/$eventUrl/results/anglers/$anglerId");
const teamRoute = getRouteApi("/default/events/$eventUrl/results/teams/$teamId");

/** One angler's whole event. */
export function AnglerResultPage() {
  const { eventUrl, anglerId } = anglerRoute.useParams();
  const query = useQuery(anglerResultQuery(useApi(), eventUrl, Number(anglerId)));
  return (
    <ResultFrame eventUrl={eventUrl}>
      {(tables, { units }) => (
        <Loaded query={query} skeleton={<TableSkeleton rows={6} columns={3} />}>
          {(whole) => <WholeEvent eventUrl={eventUrl} units={units} tables={tables} whole={whole} />}
        </Loaded>
      )}
    </ResultFrame>
  );
}

/** One team's whole event. */
export function TeamResultPage() {
  const { eventUrl, teamId } = teamRoute.useParams();
  const query = useQuery(teamResultQuery(useApi(), eventUrl, Number(teamId)));
  return (
    <ResultFrame eventUrl={eventUrl}>
      {(tables, { units }) => (
        <Loaded query={query} skeleton={<TableSkeleton rows={6} columns={3} />}>
          {(whole) => <WholeEvent eventUrl={eventUrl} units={units} tables={tables} whole={whole} />}
        </Loaded>
      )}
    </ResultFrame>
  );
}
