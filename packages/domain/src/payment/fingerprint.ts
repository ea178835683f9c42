import { plain } from "../entry-list/guess-columns.ts";
import { hashJson } from "../random/hash-json.ts";
import type { Transaction } from "./transaction.ts";

/**
 * A name for each transaction that is the same whenever its bank writes it again: in the same file, or in one that
 * covers some of the same days. It is made of the bank's own name for it, its day and its amount, because some banks count
 * from 1 every day or year; or else of all that was read of it. Transactions that are alike in all of this are numbered. Capitals, accents and blanks make no difference, so that
 * a file in another encoding has the same names.
 */
export function fingerprintTransactions(transactions: readonly Transaction[]): string[] {
  const counts = new Map<string, number>();
  return transactions.map((transaction) => {
    const content = hashJson(contentOf(transaction));
    const count = (counts.get(content) ?? 0) + 1;
    counts.set(content, count);
    return `${content.slice(0, 40)}-${count}`;
  });
}

function contentOf({ bankId, amount, bookedOn, payer, symbol, texts }: Transaction): unknown {
  const { units, currency } = amount;
  if (bankId !== "") return { bankId, bookedOn, units, currency };
  return {
    bookedOn,
    units,
    currency,
    texts: [payer, symbol, ...texts].map(plain).filter(Boolean).toSorted(),
  };
}
