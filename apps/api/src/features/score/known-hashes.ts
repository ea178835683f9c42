import { hashScore } from "@tightlines/domain/score/hash-score";
import type { EnteredScore } from "@tightlines/domain/score/entered-score";
import type { ScoreRow } from "../../platform/database/tables/score.table.ts";

/** Of the largest events that are fished at the same time. */
const MOST = 50_000;

export type HashOf = (row: Pick<ScoreRow, "id" | "revision">, read: () => EnteredScore) => string;

/**
 * Remembers what stands for the values of a score while they are the same: a thousand guests follow a session in which one
 * score after the other changes. For committed scores alone, since a revision that is rolled back is given a second time.
 */
export function rememberHashes(): HashOf {
  const known = new Map<number, { revision: number; hash: string }>();
  return ({ id, revision }, read) => {
    const before = known.get(id);
    if (before?.revision === revision) return before.hash;
    const hash = hashScore(read());
    if (known.size >= MOST) known.clear();
    known.set(id, { revision, hash });
    return hash;
  };
}

/** Of scores that are being changed. */
export const hashAnew: HashOf = (_, read) => hashScore(read());
