import { anglerLengths } from "@tightlines/domain/angler/angler-lengths";
import { readCategory } from "@tightlines/domain/angler/category";
import { readBic } from "@tightlines/domain/payment/bic";
import { isCurrency } from "@tightlines/domain/payment/currency";
import { ibanOfCzechAccount } from "@tightlines/domain/payment/czech-account";
import { readIban } from "@tightlines/domain/payment/iban";
import { questionKinds } from "@tightlines/domain/registration/question";
import {
  FEE_CATEGORIES,
  OPTIONS,
  QUESTIONS,
  registrationSettingsLengths as lengths,
} from "@tightlines/domain/registration/registration-lengths";
import { registrationModes } from "@tightlines/domain/registration/registration-status";
import { z } from "zod";
import { endpoint } from "../endpoint.ts";
import { eventParams, revision } from "../event-part.ts";
import { why } from "../problem/why.ts";

/** Accounts are kept as banks write them, and a mistyped one is refused before anybody pays into it. */
function readCode(text: string): string {
  return text.replaceAll(/[\s-]/g, "").toUpperCase();
}

/** What somebody who registers in a category pays, and how many of them there can be. */
const feeCategory = z.object({
  category: z.string().overwrite(readCategory).min(1, why("category-missing")).max(anglerLengths.category),
  fee: z.number().int().min(0).max(100_000_000).describe("In the currency's smallest unit: cents"),
  capacity: z.number().int().min(0).max(100_000).nullable().describe("Null: only the event's own limit"),
});

const question = z.object({
  id: z
    .string()
    .regex(/^[a-z0-9-]{1,40}$/, why("wrong-form"))
    .describe("Stays when the question is worded anew"),
  label: z.string().trim().min(1, why("question-missing")).max(lengths.question),
  kind: z.enum(questionKinds, why("kind-missing")),
  options: z.array(z.string().trim().min(1, why("empty")).max(lengths.option)).max(OPTIONS),
  isRequired: z.boolean(),
});

export const registrationSettingsFields = {
  mode: z.enum(registrationModes, why("not-in-list")),
  holdHours: z
    .number()
    .int()
    .min(1)
    .max(24 * 30)
    .nullable()
    .describe("How long a freed place is held for whoever is first on the waitlist; null gives it at once"),
  categories: z
    .array(feeCategory)
    .max(FEE_CATEGORIES)
    .describe("The categories one can register in; without any, all of them, free of charge"),
  currency: z.string().overwrite(readCode).refine(isCurrency, why("not-a-currency")),
  accountName: z.string().trim().max(lengths.accountName).describe("Whose account the fee goes to"),
  iban: z
    .string()
    .max(60)
    .overwrite((text) => ibanOfCzechAccount(text) ?? readCode(text))
    .refine((iban) => iban === "" || readIban(iban).ok, why("not-an-iban"))
    .describe("Also a Czech account's number. Empty: the fee is not paid by transfer"),
  bic: z
    .string()
    .max(20)
    .overwrite(readCode)
    .refine((bic) => bic === "" || readBic(bic) !== undefined, why("not-a-bic")),
  questions: z.array(question).max(QUESTIONS),
  hidesMinors: z
    .boolean()
    .describe("Whether people under age are shown in public by first name and initial alone"),
};

export const registrationSettingsResponse = z.object({ ...registrationSettingsFields, revision });

const isOnce = (values: readonly string[]) => new Set(values).size === values.length;

export const registrationSettingsPatch = z
  .object({ ...z.object(registrationSettingsFields).partial().shape, revision: revision.optional() })
  .refine(({ categories = [] }) => isOnce(categories.map(({ category }) => category.toLowerCase())), {
    path: ["categories"],
    message: why("named-twice"),
  })
  .refine(({ questions = [] }) => isOnce(questions.map(({ id }) => id)), {
    path: ["questions"],
    message: why("named-twice"),
  })
  .refine(
    ({ questions = [] }) => questions.every(({ kind, options }) => kind !== "choice" || options.length > 1),
    { path: ["questions"], message: why("options-missing") },
  );

export type RegistrationSettings = z.output<typeof registrationSettingsResponse>;
export type RegistrationSettingsPatch = z.output<typeof registrationSettingsPatch>;

export const registrationSettingsEndpoints = {
  getRegistrationSettings: endpoint({
    method: "GET",
    path: "/api/events/{event}/registration-settings",
    summary: "What registering for an event costs and asks",
    access: "event-guest",
    status: 200,
    params: eventParams,
    answer: registrationSettingsResponse,
  }),
  updateRegistrationSettings: endpoint({
    method: "PATCH",
    path: "/api/events/{event}/registration-settings",
    summary: "Change what registering for an event costs and asks",
    access: "event-organizer",
    status: 200,
    params: eventParams,
    inTurn: true,
    body: registrationSettingsPatch,
    answer: registrationSettingsResponse,
    problems: ["stale-revision"],
  }),
};
