import { anglerLengths } from "@tightlines/domain/angler/angler-lengths";
import { readCategory } from "@tightlines/domain/angler/category";
import { isOneLine } from "@tightlines/domain/on-one-line";
import { QUESTIONS, registrationLengths } from "@tightlines/domain/registration/registration-lengths";
import { replyStatuses } from "@tightlines/domain/registration/entrant-reply";
import {
  paymentStatuses,
  registrationModes,
  registrationStatuses,
} from "@tightlines/domain/registration/registration-status";
import { REASON_MAX_LENGTH } from "@tightlines/domain/text-lengths";
import { z } from "zod";
import { registrationKinds } from "../event-settings.ts";
import { revision, rowFields, seenRow } from "../event-part.ts";
import { sizedPageQuery } from "../page.ts";
import { emailAddress } from "../user.ts";
import { WHOLE_LIST } from "../whole-list.ts";
import { why } from "../problem/why.ts";

const id = z.number().int();
const forInsiders = <Schema extends z.ZodType>(schema: Schema) =>
  schema.nullable().describe("Null for everybody but whoever registered and those who run the event");

/** One of those a registration is for. */
const entrantResponse = z.object({
  id,
  firstName: z.string(),
  lastName: z.string().describe("An initial where the event does not show the names of people under age"),
  club: z.string(),
  country: z.string(),
  isReserve: z.boolean(),
  email: forInsiders(z.string()),
  licence: forInsiders(z.string()),
  isMinor: forInsiders(z.boolean()),
  isSelf: forInsiders(z.boolean()).describe("Whether this is whoever registered"),
  needsAccessiblePeg: forInsiders(z.boolean()),
  reply: forInsiders(z.enum(replyStatuses)).describe("Whether they take part, as they have said themselves"),
  anglerId: id.nullable().describe("Whom they became on the start list"),
});

export const registrationResponse = z.object({
  ...rowFields,
  kind: z.enum(registrationKinds),
  teamName: z.string(),
  category: z.string(),
  status: z.enum(registrationStatuses),
  waitlistPosition: id
    .nullable()
    .describe("Counted from 1, in the order of arrival or as the lottery drew it"),
  offeredUntil: z.iso.datetime().nullable().describe("A place is held for them until then"),
  awaitsDraw: z.boolean().describe("Takes part in a lottery that is not drawn yet"),
  holdsPlace: z.boolean().describe("Has drawn a place, which the organizer still has to confirm"),
  entrants: z.array(entrantResponse),
  isOwn: z.boolean().describe("Whether the caller registered"),
  email: forInsiders(z.string()),
  phone: forInsiders(z.string()),
  answers: forInsiders(z.record(z.string(), z.union([z.string(), z.boolean()]))),
  guardianName: forInsiders(z.string()),
  guardianConsent: forInsiders(z.string()).describe("What the guardian agreed to, in the words they read"),
  guardianConsentAt: z.iso.datetime().nullable().describe("When they did; null for the public"),
  acceptedRulesAt: z.iso
    .datetime()
    .nullable()
    .describe("When the rules were accepted; null for the public, and where nobody was asked"),
  paymentStatus: forInsiders(z.enum(paymentStatuses)),
  fee: forInsiders(id).describe("In the currency's smallest unit, as it was when they registered"),
  currency: forInsiders(z.string()),
  reference: forInsiders(z.string()).describe("What the payment is known by"),
  checkInCode: forInsiders(z.string()).describe("What its QR code carries, once it is confirmed"),
  reason: forInsiders(z.string()).describe("Why it was refused or taken out"),
  notes: z.string().nullable().describe("Null for everybody but those who run the event"),
});

/** What somebody registered for any event, for their account page. */
export const accountRegistrationResponse = registrationResponse.extend({
  eventName: z.string(),
  eventUrl: z.string(),
  startsOn: z.iso.date(),
  endsOn: z.iso.date(),
  timeZone: z.string(),
});

/** Stands in the sentences of letters: a line end inside would make it look like a sentence of ours. */
const line = z.string().trim().refine(isOneLine, why("several-lines"));

const entrantInput = z.object({
  firstName: line.min(1, why("first-name-missing")).max(anglerLengths.firstName),
  lastName: line.min(1, why("last-name-missing")).max(anglerLengths.lastName),
  email: emailAddress.nullable().default(null),
  club: line.max(anglerLengths.club).default(""),
  country: line.max(anglerLengths.country).default(""),
  licence: line.max(anglerLengths.licence).default(""),
  isReserve: z.boolean().default(false),
  isSelf: z.boolean().default(false).describe("Whether this is whoever registers"),
  isMinor: z.boolean().default(false),
  needsAccessiblePeg: z.boolean().default(false),
});

const registrationFields = {
  teamName: line.max(registrationLengths.teamName),
  category: line.overwrite(readCategory).min(1, why("category-missing")).max(anglerLengths.category),
  email: emailAddress,
  phone: line.max(registrationLengths.phone),
  entrants: z.array(entrantInput).min(1, why("anglers-missing")).max(100),
  answers: z
    .record(z.string().max(40), z.union([z.string().trim().max(registrationLengths.answer), z.boolean()]))
    .refine((answers) => Object.keys(answers).length <= QUESTIONS, why("too-many", { max: QUESTIONS })),
  guardianName: line.max(registrationLengths.guardianName).describe("Who agrees for somebody under age"),
  guardianConsent: line
    .max(registrationLengths.guardianConsent)
    .describe("What the guardian agrees to, in the words they read; only the desk may leave it out"),
};

export const registrationInput = z.object({
  ...registrationFields,
  teamName: registrationFields.teamName.default(""),
  category: registrationFields.category.default("open"),
  email: emailAddress
    .optional()
    .describe(
      "Where letters go. Left out: the caller's own address; only those who run the event name another",
    ),
  phone: registrationFields.phone.default(""),
  answers: registrationFields.answers.default({}),
  guardianName: registrationFields.guardianName.default(""),
  guardianConsent: registrationFields.guardianConsent.default(""),
  notes: z.string().trim().max(registrationLengths.notes).default("").describe("For those who run the event"),
  acceptsRules: z.literal(true, why("rules-not-accepted")),
});

const reason = z.string().trim().max(REASON_MAX_LENGTH);

export const registrationPatch = z
  .object({
    ...registrationFields,
    status: z.enum(registrationStatuses, why("not-in-list")),
    paymentStatus: z.enum(paymentStatuses, why("not-in-list")).describe("For those who run the event"),
    notes: z.string().trim().max(registrationLengths.notes).describe("For those who run the event"),
    reason: reason.describe("For those who run the event: whoever registered is told"),
  })
  .partial()
  .extend({ revision });

const decided = {
  status: z.enum(registrationStatuses, why("not-in-list")).optional(),
  paymentStatus: z.enum(paymentStatuses, why("not-in-list")).optional(),
};

/** What the desk does with many at once: the same with all, or with each what its row says. */
export const registrationDecision = z
  .object({
    rows: z
      .array(z.object({ ...seenRow.shape, ...decided }))
      .min(1, why("registrations-missing"))
      .max(WHOLE_LIST),
    ...decided,
    reason: reason.optional(),
  })
  .refine(({ rows }) => new Set(rows.map(({ id: row }) => row)).size === rows.length, {
    path: ["rows"],
    message: why("named-twice"),
  })
  .refine(({ rows, ...all }) => decides(all) || rows.every(decides), {
    path: ["status"],
    message: why("nothing-to-decide"),
  });

function decides({ status, paymentStatus }: z.output<z.ZodObject<typeof decided>>): boolean {
  return status !== undefined || paymentStatus !== undefined;
}

/** Unsorted means in the order of arrival, and so does the payment for whoever is not shown it. */
export const registrationListQuery = sizedPageQuery([
  "arrival",
  "name",
  "status",
  "payment",
  "category",
]).extend({
  status: z.enum(registrationStatuses).optional(),
  payment: z.enum(paymentStatuses).optional().describe("For those who run the event"),
  category: z.string().trim().max(anglerLengths.category).optional(),
});

/** What somebody sees before they register, by the server's clock. */
export const registrationState = z.object({
  phase: z.enum(["unannounced", "upcoming", "open", "closed"]),
  now: z.iso.datetime().describe("What the server's clock says"),
  opensAt: z.iso.datetime().nullable(),
  closesAt: z.iso.datetime(),
  kind: z.enum(registrationKinds),
  teamSize: id,
  reserves: id,
  needsApproval: z.boolean(),
  mode: z.enum(registrationModes),
  lottery: z
    .object({
      seedHash: z.string().describe("SHA-256 of the seed with which it is drawn"),
      entered: id.describe("How many take part, or took part"),
      drawnAt: z.iso.datetime().nullable(),
    })
    .nullable()
    .describe("Null where places go to whoever comes first"),
  placesLeft: id.nullable().describe("Null for no limit"),
  capacity: id.nullable(),
  waiting: id.describe("How many are on the waitlist"),
  confirmed: id,
  contactMonths: id
    .nullable()
    .describe("So many months after the event contact data is erased; null where the operator keeps it"),
  currency: z.string(),
  categories: z.array(
    z.object({ category: z.string(), fee: id, capacity: id.nullable(), placesLeft: id.nullable() }),
  ),
});

export type RegistrationResponse = z.output<typeof registrationResponse>;
export type AccountRegistrationResponse = z.output<typeof accountRegistrationResponse>;
export type RegistrationInput = z.output<typeof registrationInput>;
export type EntrantInput = z.output<typeof entrantInput>;
export type RegistrationPatch = z.output<typeof registrationPatch>;
export type RegistrationDecision = z.output<typeof registrationDecision>;
export type RegistrationListQuery = z.output<typeof registrationListQuery>;
export type RegistrationState = z.output<typeof registrationState>;
