import { writeUnits, type Amount } from "./amount.ts";
import { toCreditorReference } from "./creditor-reference.ts";
import { czechAccountOf } from "./czech-account.ts";
import { showIban } from "./iban.ts";
import type { Reference } from "./reference.ts";

/** What somebody is asked to pay, and where to. */
export interface PaymentRequest {
  /** Whose account it is. */
  readonly payee: string;
  /** As `readIban` gives it. */
  readonly iban: string;
  /** As `readBic` gives it. */
  readonly bic: string | null;
  readonly amount: Amount;
  readonly reference: Reference;
  /** What the payee reads beside the money: the event, and who is paid for. */
  readonly message: string;
}

/** One thing to type into a bank's form. Screens and letters have the words for it. */
export interface PaymentFact {
  readonly fact: "payee" | "account" | "iban" | "bic" | "amount" | "reference" | "message";
  readonly value: string;
}

/** Everything a person needs who pays without scanning a code, in the order in which banks ask for it. */
export function listPaymentFacts(request: PaymentRequest): PaymentFact[] {
  const { payee, iban, bic, amount, reference, message } = request;
  const account = amount.currency === "CZK" ? czechAccountOf(iban) : undefined;
  const isEuro = amount.currency === "EUR";
  const facts: (PaymentFact | false)[] = [
    { fact: "payee", value: payee },
    account !== undefined && { fact: "account", value: account },
    { fact: "iban", value: showIban(iban) },
    bic !== null && { fact: "bic", value: bic },
    { fact: "amount", value: `${writeUnits(amount)} ${amount.currency}` },
    { fact: "reference", value: isEuro ? showIban(toCreditorReference(reference)) : reference },
    { fact: "message", value: message },
  ];
  return facts.filter((each) => each !== false && each.value !== "") as PaymentFact[];
}
