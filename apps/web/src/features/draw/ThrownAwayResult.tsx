import { useQuery } from "@tanstack/react-query";
import type { GroupRunResponse } from "@tightlines/contract/draw-run";
import { useApi } from "../../lib/api/api.context.ts";
import { Loaded } from "../../ui/Loaded.tsx";
import { CardsSkeleton } from "../../ui/Skeletons.tsx";
import { nameOf } from "../angler/angler-name.ts";
import { anglersQuery } from "../angler/angler.queries.ts";
import { groupsQuery } from "../group/group.queries.ts";
import { sectorListQuery } from "../sector/sector.queries.ts";
import { sessionListQuery } from "../session/session.queries.ts";
import { drawRunQuery } from "./draw-run.queries.ts";
import { RunResult } from "./manage/RunResult.tsx";

/** What a draw came to that was never published. */
export function ThrownAwayResult({ eventUrl, runId }: { eventUrl: string; runId: number }) {
  const api = useApi();
  const loading = useQuery(drawRunQuery(api, eventUrl, String(runId)));
  const sessions = useQuery(sessionListQuery(api, eventUrl));
  const sectors = useQuery(sectorListQuery(api, eventUrl));
  return (
    <Loaded query={loading} skeleton={<CardsSkeleton cards={1} />}>
      {(run) =>
        run.kind === "group" ? (
          <Groups eventUrl={eventUrl} run={run} />
        ) : (
          <Loaded query={sessions} skeleton={<CardsSkeleton cards={1} />}>
            {(sessionRows) => (
              <Loaded query={sectors} skeleton={<CardsSkeleton cards={1} />}>
                {(sectorRows) => (
                  <RunResult
                    event={{ url: eventUrl }}
                    run={run}
                    sessions={sessionRows}
                    sectors={sectorRows}
                  />
                )}
              </Loaded>
            )}
          </Loaded>
        )
      }
    </Loaded>
  );
}

function Groups({ eventUrl, run }: { eventUrl: string; run: GroupRunResponse }) {
  const api = useApi();
  const groups = useQuery(groupsQuery(api, eventUrl));
  const anglers = useQuery(anglersQuery(api, eventUrl));
  return (
    <Loaded query={groups} skeleton={<CardsSkeleton cards={1} />}>
      {(groupRows) => (
        <Loaded query={anglers} skeleton={<CardsSkeleton cards={1} />}>
          {(anglerRows) => {
            const groupOf = new Map(run.placements?.map(({ anglerId, groupId }) => [anglerId, groupId]));
            return (
              <dl>
                {groupRows.map(({ id, code }) => (
                  <div key={id}>
                    <dt>{code}</dt>
                    <dd>
                      {anglerRows
                        .filter((angler) => groupOf.get(angler.id) === id)
                        .map(nameOf)
                        .join(", ")}
                    </dd>
                  </div>
                ))}
              </dl>
            );
          }}
        </Loaded>
      )}
    </Loaded>
  );
}
