import { z } from "zod";
import { endpoint } from "../endpoint.ts";
import { eventParams } from "../event-part.ts";
import { why } from "../problem/why.ts";
import { WHOLE_LIST } from "../whole-list.ts";

const text = z.string().max(500);

/** One line of a bank's file, as the browser read it. */
const transaction = z.object({
  line: z.number().int().min(1).max(1_000_000),
  bookedOn: z.iso.date(why("not-a-date")),
  amount: z.object({
    units: z.number().int().min(-99_999_999_999).max(99_999_999_999).describe("In the smallest coin"),
    currency: z.string().regex(/^[A-Z]{3}$/, why("not-a-currency")),
  }),
  payer: text,
  symbol: text,
  texts: z.array(text).max(20),
  bankId: text,
  isBooked: z.boolean(),
});

export const bankFileInput = z.object({
  transactions: z.array(transaction).min(1, why("no-lines")).max(WHOLE_LIST, why("too-many-lines")),
  assigned: z
    .array(
      z.object({
        fingerprint: z.string().max(60),
        registrationId: z.number(why("not-in-list")).int().min(1).max(Number.MAX_SAFE_INTEGER),
      }),
    )
    .max(WHOLE_LIST)
    .default([])
    .describe("Whom an unclear line pays, as somebody who looked at it says"),
  isTrial: z.boolean().default(false).describe("Only say what would happen"),
});

/** Why a line is left to a person, or passed over. */
export const unclearReasons = [
  "no-reference",
  "unknown-reference",
  "several-references",
  "split-reference",
  "other-currency",
  "too-little",
  "too-much",
  "already-paid",
  "several-transactions",
] as const;

export const ignoredReasons = ["outgoing", "zero", "not-booked", "seen-before"] as const;

export const bankFileReport = z.object({
  lines: z.array(
    z.object({
      line: z.number().int(),
      fingerprint: z.string().describe("The same whenever the bank writes this transaction again"),
      outcome: z.enum(["matched", "assigned", "unclear", "ignored"]),
      why: z.enum([...unclearReasons, ...ignoredReasons]).nullable(),
      registrationId: z.number().int().nullable().describe("Who pays, or who is probably meant"),
      name: z.string().describe("Whose registration it is; empty where nobody's"),
    }),
  ),
  paid: z.number().int().describe("How many registrations it pays"),
});

export type BankFileInput = z.output<typeof bankFileInput>;
export type BankFileReport = z.output<typeof bankFileReport>;

export const paymentEndpoints = {
  importPayments: endpoint({
    method: "POST",
    path: "/api/events/{event}/registrations/payments",
    summary: "Mark registrations paid by a bank's file: all of it or nothing, and the same line never twice",
    access: "event-organizer",
    status: 200,
    params: eventParams,
    body: bankFileInput,
    rate: "import",
    inTurn: true,
    answer: bankFileReport,
    problems: ["registration-not-found"],
  }),
};
