import type { ChoosingResponse } from "@tightlines/contract/draw/choosing";
import { countPasses, nextTurn } from "@tightlines/domain/draw/next-turn";
import { nameAnglers } from "../shown-names.ts";
import type { Choosing } from "./choosing.ts";

export function presentChoosing(
  choosing: Choosing,
  { hidesMinors }: { hidesMinors: boolean },
): ChoosingResponse {
  const { run, session, anglers, draws, passes, waiting } = choosing;
  const nameOf = nameAnglers(anglers, hidesMinors);
  const drawOf = new Map(draws.map((draw) => [draw.anglerId, draw]));
  return {
    runId: run.id,
    runNumber: run.number,
    sessionId: session.id,
    next: nextTurn(choosing)?.turn ?? null,
    isOpen: run.status === "published" && (session.status === "scheduled" || session.status === "running"),
    turns: choosing.turns.map((turn) => {
      const place = turn.anglerIds.flatMap((id) => drawOf.get(id) ?? [])[0];
      return {
        turn: turn.turn,
        anglers: turn.anglerIds.map(nameOf),
        place: place
          ? { pegId: place.pegId, pegNumber: place.pegNumber, sectorCode: place.sectorCode }
          : null,
        passes: countPasses(passes, turn),
        isOver: !turn.anglerIds.some((id) => waiting.has(id)),
      };
    }),
  };
}
