import type { Amount } from "./amount.ts";
import { findReferences } from "./find-references.ts";
import { fingerprintTransactions } from "./fingerprint.ts";
import type { Reference } from "./reference.ts";
import type { Transaction } from "./transaction.ts";

/** What is expected for one registration. */
export interface PaymentDue {
  readonly registrationId: number;
  readonly reference: Reference;
  readonly amount: Amount;
  readonly isPaid: boolean;
}

export type UnclearReason =
  | "no-reference"
  | "unknown-reference"
  | "several-references"
  /** Its digits stand in pieces, which may just as well be two numbers. */
  | "split-reference"
  | "other-currency"
  | "too-little"
  | "too-much"
  | "already-paid"
  | "several-transactions";

/** Why a transaction is no payment of anybody, or is one that was dealt with before. */
export type IgnoredReason = "outgoing" | "zero" | "not-booked" | "seen-before";

export type Verdict =
  | { readonly kind: "matched"; readonly registrationId: number }
  /** The registration is the one that is probably meant, where there is one. */
  | { readonly kind: "unclear"; readonly why: UnclearReason; readonly registrationId: number | null }
  | { readonly kind: "ignored"; readonly why: IgnoredReason };

export interface MatchedTransaction {
  readonly transaction: Transaction;
  /** Kept with the payment: a transaction whose fingerprint is kept pays nothing again. */
  readonly fingerprint: string;
  readonly verdict: Verdict;
}

/**
 * Says of each transaction whom it pays. It pays a registration when it names its reference in one piece, and no other, and is
 * exactly the amount; everything else is left to a person. Of several that would pay the same registration the one that was
 * booked first pays. `seen` has the fingerprints of all that were dealt with before.
 */
export function matchTransactions(
  transactions: readonly Transaction[],
  dues: readonly PaymentDue[],
  seen: ReadonlySet<string>,
): MatchedTransaction[] {
  const byReference = new Map(dues.map((due) => [due.reference, due]));
  const fingerprints = fingerprintTransactions(transactions);
  const judged = transactions.map((transaction, index) => {
    const fingerprint = fingerprints[index]!;
    const ignored = whyIgnored(transaction, seen.has(fingerprint));
    const verdict: Verdict = ignored ? { kind: "ignored", why: ignored } : judge(transaction, byReference);
    return { transaction, fingerprint, verdict };
  });
  return keepFirstPayments(judged);
}

function whyIgnored({ amount, isBooked }: Transaction, isSeen: boolean): IgnoredReason | undefined {
  if (amount.units < 0) return "outgoing";
  if (amount.units === 0) return "zero";
  if (!isBooked) return "not-booked";
  return isSeen ? "seen-before" : undefined;
}

function judge(transaction: Transaction, byReference: ReadonlyMap<Reference, PaymentDue>): Verdict {
  const { whole, joined } = findReferences(transaction);
  const known = [...new Set([...whole, ...joined])].flatMap((reference) => byReference.get(reference) ?? []);
  // One that has two references, since it was made of two, is named first by the one in a single piece.
  const due = known.find(({ reference }) => whole.includes(reference)) ?? known[0];
  if (due === undefined) {
    const isThere = whole.length > 0 || /[1-9]/.test(transaction.symbol);
    return unclear(isThere ? "unknown-reference" : "no-reference");
  }
  if (known.some(({ registrationId }) => registrationId !== due.registrationId))
    return unclear("several-references");
  const isSplit = !whole.includes(due.reference);
  const why = whyUnclear(transaction.amount, due) ?? (isSplit ? "split-reference" : undefined);
  return why ? unclear(why, due) : { kind: "matched", registrationId: due.registrationId };
}

function whyUnclear({ units, currency }: Amount, due: PaymentDue): UnclearReason | undefined {
  if (due.isPaid) return "already-paid";
  if (currency !== due.amount.currency) return "other-currency";
  if (units === due.amount.units) return undefined;
  return units < due.amount.units ? "too-little" : "too-much";
}

function unclear(why: UnclearReason, due?: PaymentDue): Verdict {
  return { kind: "unclear", why, registrationId: due?.registrationId ?? null };
}

function keepFirstPayments(judged: readonly MatchedTransaction[]): MatchedTransaction[] {
  const first = new Map<number, MatchedTransaction>();
  for (const each of judged) {
    if (each.verdict.kind !== "matched") continue;
    const other = first.get(each.verdict.registrationId);
    if (!other || each.transaction.bookedOn < other.transaction.bookedOn)
      first.set(each.verdict.registrationId, each);
  }
  return judged.map((each) => {
    if (each.verdict.kind !== "matched" || first.get(each.verdict.registrationId) === each) return each;
    const { registrationId } = each.verdict;
    return { ...each, verdict: { kind: "unclear", why: "several-transactions", registrationId } };
  });
}
