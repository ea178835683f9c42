import type { DrawResponse } from "@tightlines/contract/draw";
import type { SectorResponse } from "@tightlines/contract/sector";
import type { SessionResponse } from "@tightlines/contract/session";
import { DuelTable } from "../duels/DuelTable.tsx";
import { hasDuels, type PegRunSummary } from "../session-run.ts";
import { DrawTable } from "./DrawTable.tsx";

interface DrawTablesProps {
  eventUrl: string;
  runs: readonly PegRunSummary[];
  sessions: readonly SessionResponse[];
  sectors: readonly SectorResponse[];
  isByTeam: boolean;
  sayWhy: (draw: DrawResponse) => string;
}

/** Everybody with their places, and with their duels, all of them by number or team by team. */
export function DrawTables({ eventUrl, runs, sessions, sectors, isByTeam, sayWhy }: DrawTablesProps) {
  return (
    <>
      <DrawTable eventUrl={eventUrl} sessions={sessions} isByTeam={isByTeam} sayWhy={sayWhy} />
      {hasDuels(runs) && (
        <DuelTable
          eventUrl={eventUrl}
          runs={runs}
          sessions={sessions}
          sectors={sectors}
          isByTeam={isByTeam}
        />
      )}
    </>
  );
}
