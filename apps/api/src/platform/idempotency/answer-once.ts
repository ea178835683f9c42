import { inTransaction } from "../database/in-transaction.ts";
import type { Db, Trx } from "../database/schema.ts";
import { ProblemError } from "../http/problem-error.ts";
import * as keys from "./idempotency-key.repository.ts";
import type { SentAnswer } from "./idempotency-key.repository.ts";
import type { NamedCall } from "./named-call.ts";

/**
 * Carries a named change out, or answers what it was answered before. The change, its key and its answer are committed
 * together: there is no moment in which one of them exists without the others, and what fails leaves none of them.
 */
export function answerOnce(
  db: Db,
  call: NamedCall,
  carryOut: (trx: Trx) => Promise<SentAnswer>,
): Promise<SentAnswer & { isReplayed: boolean }> {
  return inTransaction(db, async (trx) => {
    const { seal, ...named } = call;
    const kept = await keys.claim(trx, named);
    if (kept) {
      if (kept.fingerprint !== call.fingerprint) throw new ProblemError("idempotency-key-reused");
      return { ...kept, body: seal ? seal.open(kept.body) : kept.body, isReplayed: true };
    }
    const answer = await carryOut(trx);
    await keys.keepAnswer(trx, named, seal ? { ...answer, body: seal.close(answer.body) } : answer);
    return { ...answer, isReplayed: false };
  });
}
