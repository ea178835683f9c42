import type { Amount } from "./amount.ts";

/** One line of a bank's file. */
export interface Transaction {
  /** Its number among the lines that were read, from 1. */
  readonly line: number;
  /** The day it was booked: "2027-05-14". */
  readonly bookedOn: string;
  /** Below zero for money that left the account. */
  readonly amount: Amount;
  readonly payer: string;
  /** The column for variable symbols, where the bank has one. */
  readonly symbol: string;
  /** Whatever else may hold a reference: the message, a note, the payer's own reference. */
  readonly texts: readonly string[];
  /** The bank's own name for the transaction, where it gives one. */
  readonly bankId: string;
  /** False for what is only announced, or was turned back. */
  readonly isBooked: boolean;
}
