import type { LinkRight } from "@tightlines/domain/security/invitation-link";
import type { ColumnType, GeneratedAlways, Selectable } from "kysely";

/** Invites whoever holds its secret to help to run an event. */
export interface InvitationLinkTable {
  id: GeneratedAlways<number>;
  eventId: number;
  right: LinkRight;
  /** The secret itself is known to whoever has the link. */
  secretHash: string;
  maxPeople: number;
  expiresAt: ColumnType<Date, Date, never>;
  revokedAt: Date | null;
  invitedBy: number;
  createdAt: ColumnType<Date, never, never>;
}

export type InvitationLinkRow = Selectable<InvitationLinkTable>;
