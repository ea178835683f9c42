import type { AnglerResponse } from "@tightlines/contract/angler";
import type { SectorResponse } from "@tightlines/contract/sector";
import { m } from "../../../paraglide/messages.js";
import { nameOf } from "../../angler/angler-name.ts";

export interface DuelNames {
  /** Null for whoever has withdrawn. */
  angler: (id: number | null) => string;
  /** "A 7": the sector's code and the peg's number. */
  peg: (id: number) => string;
  judge: (id: number | null) => string;
}

export function duelNames(anglers: readonly AnglerResponse[], sectors: readonly SectorResponse[]): DuelNames {
  const named = new Map(anglers.map((one) => [one.id, nameOf(one)]));
  const places = new Map(
    sectors.flatMap(({ code, pegs }) => pegs.map(({ id, number }) => [id, `${code} ${number}`])),
  );
  const angler = (id: number | null) =>
    id === null ? m.duel_withdrawn() : (named.get(id) ?? m.draw_unknown_angler({ id }));
  return {
    angler,
    peg: (id) => places.get(id) ?? m.peg_draw_table_none(),
    judge: (id) => (id === null ? m.duel_official() : angler(id)),
  };
}
