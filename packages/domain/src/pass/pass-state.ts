export type PassState = "valid" | "expired" | "revoked";

/** Whether scores can be entered with a pass now. */
export function passState(pass: { expiresAt: Date; revokedAt: Date | null }, now: Date): PassState {
  if (pass.revokedAt) return "revoked";
  return pass.expiresAt <= now ? "expired" : "valid";
}

/** What a pass is good for; an empty list stands for all of them. */
export interface PassLimits {
  readonly sessionIds: readonly number[];
  readonly sectorIds: readonly number[];
}

/** Where somebody fishes; without a sector as long as nobody is drawn in the session. */
export interface PassPlace {
  readonly sessionId: number;
  readonly sectorId: number | null;
  /** The sector that theirs is a part of. */
  readonly parentSectorId: number | null;
}

/**
 * Why a pass does not reach there; undefined where it does. A pass for a sector is good for its sub-sectors as well; one for a
 * sub-sector is good for that one alone.
 */
export function outsidePass(limits: PassLimits, place: PassPlace): "session" | "sector" | undefined {
  const { sessionIds, sectorIds } = limits;
  if (sessionIds.length > 0 && !sessionIds.includes(place.sessionId)) return "session";
  if (place.sectorId === null || sectorIds.length === 0) return undefined;
  const isWithin = [place.sectorId, place.parentSectorId].some((id) => id !== null && sectorIds.includes(id));
  return isWithin ? undefined : "sector";
}
