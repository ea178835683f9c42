import { isInTransaction } from "./database/in-transaction.ts";

/** A transaction asks the database ten times or so, and waits for its turn after each answer: a few of them pass in this time. */
const ASIDE_MS = 4;

/** Nobody who waits for a list is to wait for those who write without end. */
const LONGEST_MS = 250;

const waiting: { since: number; goOn: () => void }[] = [];

/**
 * Resolves when everybody else who is ready has had their turn, for long work that is done in parts. Of all long work one part
 * is done in a turn, so that what is short does not wait for the parts of all of them. While somebody waits for a transaction,
 * long work is done slowly: whoever enters a fish is not to notice that somebody watches.
 */
export function letOthersGoOn(): Promise<void> {
  return new Promise((resolve) => {
    waiting.push({ since: performance.now(), goOn: resolve });
    if (waiting.length === 1) planTurn();
  });
}

function planTurn(): void {
  const isLate = performance.now() - waiting[0]!.since > LONGEST_MS;
  if (isInTransaction() && !isLate) setTimeout(goOn, ASIDE_MS);
  else setImmediate(goOn);
}

function goOn(): void {
  const next = waiting.shift();
  if (waiting.length > 0) planTurn();
  next?.goOn();
}
