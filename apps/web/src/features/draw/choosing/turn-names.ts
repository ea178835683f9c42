import type { ChoosingTurn } from "@tightlines/contract/draw/choosing";
import { m } from "../../../paraglide/messages.js";

/** Whose turn it is, the names of a pair or team together. */
export function turnNames({ anglers }: Pick<ChoosingTurn, "anglers">): string {
  return anglers
    .map(({ anglerId, anglerName }) => anglerName ?? m.draw_unknown_angler({ id: anglerId }))
    .join(", ");
}
