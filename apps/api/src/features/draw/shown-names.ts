import type { shownAngler } from "@tightlines/contract/draw/shown-angler";
import type { z } from "zod";
import { showName } from "../angler/angler.presenter.ts";
import type { CeremonyAngler } from "./ceremony/ceremony.repository.ts";

export type ShownAngler = z.output<z.ZodObject<typeof shownAngler>>;

/** Everybody by the name that anybody may read, also on the organizer's own laptop: it is what hangs on the wall. */
export function nameAnglers(
  anglers: readonly CeremonyAngler[],
  hidesMinors: boolean,
): (anglerId: number) => ShownAngler {
  const byId = new Map(anglers.map((angler) => [angler.id, angler]));
  return (anglerId) => {
    const angler = byId.get(anglerId);
    if (!angler) return { anglerId, anglerNumber: null, anglerName: null, teamName: null };
    const { firstName, lastName } = showName(angler, { isOrganizer: false, hidesMinors });
    const { number, teamName } = angler;
    return { anglerId, anglerNumber: number, anglerName: `${firstName} ${lastName}`, teamName };
  };
}
