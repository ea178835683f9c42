import type { ColumnType } from "kysely";

/** Who has accepted by a link. It stays when their right is taken away, so that the link does not let them in again. */
export interface InvitationLinkTakerTable {
  invitationLinkId: number;
  userId: number;
  takenAt: ColumnType<Date, never, never>;
}
