import { isDrawn } from "../angler/is-drawn.ts";
import type { Presence } from "../angler/presence.ts";

/** What check-in can say about somebody; expected takes a mistaken tap back. Withdrawing is not its business. */
export const checkInPresences = ["expected", "present", "late", "absent"] as const satisfies Presence[];

export type CheckInPresence = (typeof checkInPresences)[number];

interface Angler {
  isReserve: boolean;
  presence: Presence;
}

/** Of those a draw counts on, the ones nobody has seen yet. Nobody is missed before check-in has begun. */
export function listUnseen<Listed extends Angler>(anglers: readonly Listed[]): Listed[] {
  const hasBegun = anglers.some(({ presence }) => presence !== "expected" && presence !== "withdrawn");
  return hasBegun ? anglers.filter((angler) => isDrawn(angler) && angler.presence === "expected") : [];
}
