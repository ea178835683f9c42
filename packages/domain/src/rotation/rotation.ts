/**
 * Which sector each group fishes in each session, null where it rests (rulebook F2 to F4). The lists give the
 * order of the rows and columns; a cell may be missing while an organizer is still editing.
 */
export interface Rotation {
  readonly groupIds: readonly number[];
  readonly sectorIds: readonly number[];
  readonly sessionIds: readonly number[];
  readonly cells: readonly RotationCell[];
}

export interface RotationCell {
  readonly groupId: number;
  readonly sessionId: number;
  readonly sectorId: number | null;
}
