import type { SectorResponse } from "@tightlines/contract/sector";
import { SessionDuels } from "../duels/SessionDuels.tsx";
import type { PegRunSummary } from "../session-run.ts";
import { ChoosingOrder } from "./ChoosingOrder.tsx";

interface SessionOrderProps {
  eventUrl: string;
  run: PegRunSummary;
  sessionId: number;
  sectors: readonly SectorResponse[];
}

/** What a draw says of a session that gives nobody one peg for it: who chooses when, or who meets whom. */
export function SessionOrder({ eventUrl, run, sessionId, sectors }: SessionOrderProps) {
  return run.mode === "duels" ? (
    <SessionDuels eventUrl={eventUrl} runId={run.id} sessionId={sessionId} sectors={sectors} />
  ) : (
    <ChoosingOrder eventUrl={eventUrl} sessionId={sessionId} />
  );
}
