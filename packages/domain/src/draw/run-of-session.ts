/** What says whether a draw of pegs holds in a session, as the database keeps it or as it travels. */
export interface SessionRun {
  readonly status: string;
  readonly number: number;
  readonly sessionIds: readonly number[];
  readonly publishedAt: Date | string | null;
}

/** Published, and neither replaced nor undone since. */
export function isInForce({ status }: Pick<SessionRun, "status">): boolean {
  return status === "published" || status === "locked";
}

/**
 * The draw that holds in a session: of those in force the one that was published last, and of two that were published in the
 * same moment the later one. A draw of several sessions stays in force where a later draw has taken over only some of them.
 */
export function holdingRun<Run extends SessionRun>(runs: readonly Run[], sessionId: number): Run | undefined {
  const inForce = runs.filter((run) => isInForce(run) && run.sessionIds.includes(sessionId));
  return inForce.toSorted((a, b) => timeOf(b) - timeOf(a) || b.number - a.number)[0];
}

function timeOf({ publishedAt }: SessionRun): number {
  return publishedAt === null ? 0 : new Date(publishedAt).getTime();
}
