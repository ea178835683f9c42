import type { AnglerResponse } from "@tightlines/contract/angler";
import type { DrawResponse } from "@tightlines/contract/draw";
import type { SectorResponse } from "@tightlines/contract/sector";
import type { Placement } from "@tightlines/domain/draw/draw-input";
import { m } from "../../paraglide/messages.js";
import { nameOf } from "../angler/angler-name.ts";

/** Somebody on a peg, by name. */
export interface Seat extends Pick<
  DrawResponse,
  "anglerId" | "anglerNumber" | "anglerName" | "teamName" | "pegId" | "source" | "reason" | "changedBy"
> {
  sessionId: number;
}

/** What a draw came to before it is public, with the names of those it is about. */
export function seatsOf(placements: readonly Placement[], anglers: readonly AnglerResponse[]): Seat[] {
  const byId = new Map(anglers.map((angler) => [angler.id, angler]));
  return placements.map(({ anglerId, pegId, sessionId }) => {
    const angler = byId.get(anglerId);
    return {
      sessionId,
      anglerId,
      anglerNumber: angler?.number ?? anglerId,
      anglerName: angler ? nameOf(angler) : m.draw_unknown_angler({ id: anglerId }),
      teamName: angler?.teamName ?? null,
      pegId,
      source: "drawn" as const,
      reason: "",
      changedBy: null,
    };
  });
}

export interface WholeSector {
  sector: SectorResponse;
  /** Its own and those of its parts, along the water. */
  pegs: SectorResponse["pegs"];
}

/** People are drawn into whole sectors; what a part of one has belongs to it. */
export function wholeSectors(sectors: readonly SectorResponse[]): WholeSector[] {
  return sectors
    .filter(({ parentId }) => parentId === null)
    .map((sector) => {
      const parts = sectors.filter(({ parentId }) => parentId === sector.id);
      return { sector, pegs: [sector, ...parts].flatMap(({ pegs }) => pegs) };
    });
}
