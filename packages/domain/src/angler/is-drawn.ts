import type { Presence } from "./presence.ts";
import { takesPart } from "./takes-part.ts";

/** Whether a draw counts on an angler: those whom check-in found absent take part, but nobody draws for them. */
export function isDrawn(angler: { isReserve: boolean; presence: Presence }): boolean {
  return takesPart(angler) && angler.presence !== "absent";
}
