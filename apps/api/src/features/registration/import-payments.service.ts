import type { BankFileInput, BankFileReport } from "@tightlines/contract/registration/payment";
import { type MatchedTransaction, matchTransactions } from "@tightlines/domain/payment/match-transactions";
import { makeReference } from "@tightlines/domain/payment/reference";
import type { Db } from "../../platform/database/schema.ts";
import type { EventCall } from "../../platform/http/call.ts";
import { requireFound } from "../../platform/http/require-found.ts";
import { nameOf } from "./check-input.ts";
import * as payments from "./payment.repository.ts";
import { store } from "./place.service.ts";
import { type ListedRegistration, withEntrants } from "./registration-reading.service.ts";
import type { Letters } from "./registration.letters.ts";
import * as registrations from "./registration.repository.ts";
import { changeRegistrations } from "./registration.service.ts";

/**
 * Marks registrations paid by the lines of a bank's file, all or nothing. What is not clear is left to a person, who may say
 * whom it pays. A line that has paid once pays nobody again, in whatever file it comes.
 */
export async function importPayments(
  call: EventCall,
  input: BankFileInput,
  letters: Letters,
): Promise<BankFileReport> {
  if (input.isTrial) return reportOf(await plan(call.db, call.event.id, input));
  return changeRegistrations(call, letters, async (change) => {
    const { trx, event } = change;
    await payments.lockImports(trx);
    const planned = await plan(trx, event.id, input);
    const paying = planned.flatMap(({ payer, ...line }) => (payer ? [{ ...line, payer }] : []));
    for (const { payer } of paying)
      if (payer.paymentStatus !== "paid") await store(change, payer, { paymentStatus: "paid" });
    await payments.insertMany(
      trx,
      event.id,
      paying.map(({ match: { transaction, fingerprint }, payer }) => ({
        registrationId: payer.id,
        fingerprint,
        bookedOn: transaction.bookedOn,
        ...transaction.amount,
        payer: transaction.payer,
      })),
    );
    return reportOf(planned);
  });
}

interface PlannedLine {
  match: MatchedTransaction;
  /** Whose registration it pays. */
  payer: ListedRegistration | undefined;
  /** Whose it is, or may be. */
  meant: ListedRegistration | undefined;
  isAssigned: boolean;
}

async function plan(
  db: Db,
  eventId: number,
  { transactions, assigned }: BankFileInput,
): Promise<PlannedLine[]> {
  const rows = await withEntrants(db, eventId, await registrations.findAll(db, eventId));
  const byId = new Map(rows.map((row) => [row.id, row]));
  const dues = rows.map((row) => {
    const { id, fee, currency, paymentStatus } = stayingOf(row, byId);
    return {
      registrationId: id,
      reference: makeReference(row.id),
      amount: { units: fee, currency },
      isPaid: paymentStatus !== "unpaid",
    };
  });
  const chosen = new Map(assigned.map(({ fingerprint, registrationId }) => [fingerprint, registrationId]));
  return matchTransactions(transactions, dues, await payments.findFingerprints(db, eventId)).map((match) => {
    const { verdict, fingerprint } = match;
    const id = verdict.kind === "ignored" ? null : verdict.registrationId;
    const meant = id === null ? undefined : byId.get(id);
    if (verdict.kind === "matched") return { match, payer: meant, meant, isAssigned: false };
    const wanted = verdict.kind === "unclear" ? chosen.get(fingerprint) : undefined;
    if (wanted === undefined) return { match, payer: undefined, meant, isAssigned: false };
    const payer = requireFound(byId.get(wanted), "registration-not-found");
    return { match, payer, meant: payer, isAssigned: true };
  });
}

/** Whoever pays with the reference of a registration that was merged pays the one that stayed. */
function stayingOf(
  row: ListedRegistration,
  byId: ReadonlyMap<number, ListedRegistration>,
): ListedRegistration {
  const into = row.mergedInto === null ? undefined : byId.get(row.mergedInto);
  return into ? stayingOf(into, byId) : row;
}

function reportOf(planned: readonly PlannedLine[]): BankFileReport {
  return {
    lines: planned.map(({ match: { transaction, fingerprint, verdict }, meant, isAssigned }) => ({
      line: transaction.line,
      fingerprint,
      outcome: isAssigned ? "assigned" : verdict.kind,
      why: verdict.kind === "matched" || isAssigned ? null : verdict.why,
      registrationId: meant?.id ?? null,
      name: meant ? nameOf(meant) : "",
    })),
    paid: new Set(planned.flatMap(({ payer }) => payer?.id ?? [])).size,
  };
}
