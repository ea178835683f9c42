import { useQuery } from "@tanstack/react-query";
import type { SectorResponse } from "@tightlines/contract/sector";
import { useApi } from "../../../lib/api/api.context.ts";
import { TableSkeleton } from "../../../ui/Skeletons.tsx";
import { anglersQuery } from "../../angler/angler.queries.ts";
import { drawRunQuery } from "../draw-run.queries.ts";
import { DuelRounds } from "./DuelRounds.tsx";

interface SessionDuelsProps {
  eventUrl: string;
  runId: number;
  sessionId: number;
  sectors: readonly SectorResponse[];
}

/** The duels of a session as the draw in force has them. */
export function SessionDuels({ eventUrl, runId, sessionId, sectors }: SessionDuelsProps) {
  const api = useApi();
  const { data: run } = useQuery(drawRunQuery(api, eventUrl, String(runId)));
  const { data: anglers } = useQuery(anglersQuery(api, eventUrl));
  if (run?.kind !== "peg" || !anglers) return <TableSkeleton rows={10} columns={4} />;
  return <DuelRounds run={run} sessionId={sessionId} anglers={anglers} sectors={sectors} />;
}
