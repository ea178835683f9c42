import { type ArchivedNoun, translateIds } from "@tightlines/domain/archive/translate-ids";
import type { SealedIds } from "@tightlines/contract/draw/sealed-ids";
import type { Numbers } from "./own-numbers.ts";
import { ownNumbers } from "./own-numbers.ts";
import type { Reader } from "./read-held.ts";

/** Of a draw that came with an archive. */
export async function readHomeNumbers(runId: number, { api, eventUrl }: Reader): Promise<Numbers> {
  const params = { event: eventUrl, id: String(runId) };
  const { data } = await api.get("/api/events/{event}/draw-runs/{id}/sealed-input", { params });
  return data.homeIds ? translateWith(data.homeIds) : ownNumbers;
}

export function translateWith(pairs: SealedIds): Numbers {
  const there = mapsOf(pairs, ([home, here]) => [here, home]);
  const here = mapsOf(pairs, (pair) => pair);
  return {
    toHome: (document) => translateIds(document, (noun, id) => there[noun]?.get(id) ?? id),
    toHere: (document) => translateIds(document, (noun, id) => here[noun]?.get(id) ?? id),
  };
}

function mapsOf(
  pairs: SealedIds,
  direct: (pair: [number, number]) => [number, number],
): Partial<Record<ArchivedNoun, ReadonlyMap<number, number>>> {
  return Object.fromEntries(Object.entries(pairs).map(([noun, all]) => [noun, new Map(all.map(direct))]));
}
