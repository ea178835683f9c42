import type { OwnAngler, ProtestResponse } from "@tightlines/contract/protest";
import { type AnglerViewer, showName } from "../angler/angler.presenter.ts";
import type { ListedProtest, OwnAnglerRow } from "./protest.repository.ts";

export type ProtestViewer = AnglerViewer & {
  /** 0 for somebody without an account. */
  userId: number;
};

/** What somebody says about others is for the jury and themselves; what was decided is for everybody. */
export function presentProtest(protest: ListedProtest, viewer: ProtestViewer): ProtestResponse {
  const { firstName, lastName } = showName(protest, viewer);
  const isOwn = protest.userId === viewer.userId;
  return {
    id: protest.id,
    revision: protest.revision,
    sessionId: protest.sessionId,
    anglerId: protest.anglerId,
    anglerName: `${firstName} ${lastName}`,
    teamName: protest.teamName,
    subject: protest.subject,
    text: isOwn || viewer.isOrganizer ? protest.text : null,
    status: protest.status,
    decision: protest.decision,
    decidedAt: protest.decidedAt?.toISOString() ?? null,
    isOwn,
    createdAt: protest.createdAt.toISOString(),
    updatedAt: protest.updatedAt.toISOString(),
  };
}

export function presentOwnAngler({ id, number, firstName, lastName, teamName }: OwnAnglerRow): OwnAngler {
  return { id, number, name: `${firstName} ${lastName}`, teamName };
}
