import type { CalendarFile } from "@tightlines/contract/calendar";
import { writeUnits } from "@tightlines/domain/payment/amount";
import { writePaymentCode } from "@tightlines/domain/payment/payment-code";
import {
  listPaymentFacts,
  type PaymentFact,
  type PaymentRequest,
} from "@tightlines/domain/payment/payment-request";
import { requestPayment } from "@tightlines/domain/payment/request-payment";
import { checkInAddress, showCheckInCode } from "@tightlines/domain/registration/check-in-code";
import { registrationEnd } from "@tightlines/domain/registration/registration-phase";
import { CALENDAR_TYPE } from "../../platform/calendar/calendar-type.ts";
import type { EventRow } from "../../platform/database/tables/event.table.ts";
import type { Db } from "../../platform/database/schema.ts";
import type { RegistrationSettingsRow } from "../../platform/database/tables/registration-settings.table.ts";
import { type Mail, type MailParts, writeMail } from "../../platform/mail/mail.ts";
import { enqueueMails } from "../../platform/mail/outbox.repository.ts";
import { daysOf } from "../event/event-days.ts";
import { nameOf } from "./check-input.ts";
import { type ListedRegistration, timesOf } from "./registration-reading.service.ts";

/** What happened to a registration that its maker is told about. */
export type News =
  | "received"
  | "entered-lottery"
  | "place-drawn"
  | "waitlist-drawn"
  | "confirmed"
  | "waitlisted"
  | "offered"
  | "offer-passed"
  | "taken-back"
  | "rejected"
  | "cancelled";

/** What a letter is written from: the event, what registering costs, and where to pay. */
export interface LetterDesk extends Letters {
  trx: Db;
  event: EventRow;
  settings: RegistrationSettingsRow;
}

/** What letters need of the rest of the product. */
export interface Letters {
  publicUrl: string;
  /** Writes the event as a calendar file, which needs to know more nouns than this one may. */
  writeCalendar: (db: Db, eventId: number) => Promise<CalendarFile>;
}

/** What somebody is told whose registration waits: for the organizer, or for the draw. */
export function newcomerNews(isBeforeDraw: boolean): News {
  return isBeforeDraw ? "entered-lottery" : "received";
}

/** Tells whoever registered, in the transaction of what happened: a letter goes out when it did, and only then. */
export async function sendNews(
  desk: LetterDesk,
  registration: ListedRegistration,
  news: News,
): Promise<void> {
  await enqueueMails(desk.trx, await writeNews(desk, registration, news));
}

/** The letter, if there is an address to send it to. */
export async function writeNews(
  desk: LetterDesk,
  registration: ListedRegistration,
  news: News,
): Promise<Mail[]> {
  if (registration.email === "") return [];
  const { event, publicUrl } = desk;
  const action = {
    label: "Open your registration",
    link: `${publicUrl}/events/${event.url}/registrations`,
    ...(news === "offered" && { validSeconds: secondsUntil(registration.offeredUntil!) }),
  };
  const { subject, sentences } = words(desk, registration)[news]();
  const parts =
    news === "confirmed" ? await confirmationParts(desk, registration) : firstParts(desk, registration, news);
  return [writeMail(registration.email, subject, sentences, action, parts)];
}

/** When and where to be there, what to pay before, and what to show there. */
async function confirmationParts(
  { trx, event, settings, publicUrl, writeCalendar }: LetterDesk,
  registration: ListedRegistration,
): Promise<MailParts> {
  const { name, text } = await writeCalendar(trx, event.id);
  const files = [{ name: `${name}.ics`, type: CALENDAR_TYPE, content: text }];
  const payment = requestPayment(event.name, settings, { ...registration, name: nameOf(registration) });
  const paying = payment ? paymentParts(payment) : {};
  const { checkInCode } = registration;
  const code = {
    qrText: checkInAddress(publicUrl, event.url, checkInCode),
    alt: "Check-in code",
    caption: "Show this code at check-in on the day.",
  };
  return {
    files,
    facts: [
      ...eventFacts(event),
      ...detailFacts(settings, registration),
      ...(paying.facts ?? []),
      { label: "Check-in code", value: showCheckInCode(checkInCode) },
    ],
    codes: [...(paying.codes ?? []), code],
  };
}

/** Not everybody opens the file for calendars. */
function eventFacts(event: EventRow): NonNullable<MailParts["facts"]> {
  const venue = [event.venue, event.location].filter(Boolean).join(", ");
  return [{ label: "Date", value: daysOf(event) }, ...(venue ? [{ label: "Venue", value: venue }] : [])];
}

/** Whoever gets the first letter reads what they have told the organizer. */
function firstParts({ settings }: LetterDesk, registration: ListedRegistration, news: News): MailParts {
  const isFirst = news === "received" || news === "waitlisted" || news === "entered-lottery";
  return isFirst ? { facts: detailFacts(settings, registration) } : {};
}

/** What it costs, and what was answered to the organizer's questions. */
function detailFacts(
  { questions }: RegistrationSettingsRow,
  { fee, currency, paymentStatus, answers }: ListedRegistration,
): NonNullable<MailParts["facts"]> {
  const price = `${writeUnits({ units: fee, currency })} ${currency}`;
  const paid = paymentStatus === "unpaid" ? "" : ` (${paymentStatus})`;
  return [
    ...(fee > 0 ? [{ label: "Fee", value: price + paid }] : []),
    ...questions.flatMap(({ id, label }) => {
      const answer = Object.hasOwn(answers, id) ? answers[id]! : "";
      const value = typeof answer === "boolean" ? (answer ? "Yes" : "No") : answer;
      return value === "" ? [] : [{ label, value }];
    }),
  ];
}

/** What to type into a bank's form, and the code for whoever scans instead. */
function paymentParts(payment: PaymentRequest): MailParts {
  const facts = listPaymentFacts(payment).map(({ fact, value }) => ({ label: paymentLabels[fact], value }));
  const code = writePaymentCode(payment);
  if (!code.ok) return { facts };
  const caption = "Scan this code with your banking app to pay the fee.";
  return { facts, codes: [{ qrText: code.value.text, alt: "Payment code", caption }] };
}

const paymentLabels: Record<PaymentFact["fact"], string> = {
  payee: "Pay to",
  account: "Account",
  iban: "IBAN",
  bic: "BIC",
  amount: "Amount",
  reference: "Reference",
  message: "Message",
};

/** Each is written only when it is sent: telling the time of a place takes long. */
function words(
  { event: row, settings }: LetterDesk,
  registration: ListedRegistration,
): Record<News, () => { subject: string; sentences: string[] }> {
  const { name: event, timeZone } = row;
  const isLimited = settings.categories.some(
    ({ category, capacity }) => category === registration.category && capacity !== null,
  );
  const name = nameOf(registration);
  const people = registration.entrants
    .map(({ firstName, lastName, isReserve }) => `${firstName} ${lastName}${isReserve ? " (reserve)" : ""}`)
    .join(", ");
  const details = `Registered: ${people}. Category: ${registration.category}.`;
  const reason = registration.reason ? [`The organizer says: ${registration.reason}`] : [];
  return {
    received: () => ({
      subject: `We have your registration: ${event}`,
      sentences: [
        `The registration of ${name} for ${event} has arrived. The organizer decides about it and you get another e-mail then.`,
        details,
      ],
    }),
    "entered-lottery": () => ({
      subject: `You take part in the lottery: ${event}`,
      sentences: [
        `${name} takes part in the lottery for the places of ${event}. Registration is open until ${clockAt(new Date(registrationEnd(timesOf(row))), timeZone)}; then the places are drawn among everybody who has registered, and it does not matter who came first. You get a letter when the lottery is drawn.`,
        details,
      ],
    }),
    "place-drawn": () => ({
      subject: `You have drawn a place: ${event}`,
      sentences: [
        `The lottery of ${event} is drawn, and ${name} has a place. The organizer still has to confirm it and you get another e-mail then.`,
        details,
      ],
    }),
    "waitlist-drawn": () => ({
      subject: `The lottery is drawn: ${event}`,
      sentences: [
        `The lottery of ${event} is drawn, and ${name} is number ${registration.waitlistPosition} on the waitlist. When a place becomes free, the first on the list gets it, and you get an e-mail.`,
        "On the page of the event everybody can check how the lottery was drawn.",
        details,
      ],
    }),
    confirmed: () => ({
      subject: `You are in: ${event}`,
      sentences: [`${name} has a place at ${event}.`, details],
    }),
    waitlisted: () => ({
      subject: `You are on the waitlist: ${event}`,
      sentences: [
        `All places of ${event}${isLimited ? ` in the category ${registration.category}` : ""} are taken. ${name} is number ${registration.waitlistPosition} on the waitlist. When a place becomes free, the first on the list gets it, and you get an e-mail.`,
        details,
      ],
    }),
    offered: () => ({
      subject: `A place is free for you: ${event}`,
      sentences: [
        `A place at ${event} is held for ${name} until ${clockAt(registration.offeredUntil, timeZone)}. Accept it on the page of your registration. After that it is offered to the next on the waitlist.`,
        details,
      ],
    }),
    "offer-passed": () => ({
      subject: `The place went to the next: ${event}`,
      sentences: [
        `The place at ${event} that was held for ${name} was not accepted in time and was offered to the next. ${name} is number ${registration.waitlistPosition} on the waitlist now.`,
      ],
    }),
    "taken-back": () => ({
      subject: `Your place is not confirmed any more: ${event}`,
      sentences: [
        `The organizer has taken back the confirmation of ${name} for ${event} and decides about it again. You get another e-mail then.`,
        ...reason,
      ],
    }),
    rejected: () => ({
      subject: `Your registration was not accepted: ${event}`,
      sentences: [`The organizer has not accepted the registration of ${name} for ${event}.`, ...reason],
    }),
    cancelled: () => ({
      subject: `Your registration is cancelled: ${event}`,
      sentences: [`The registration of ${name} for ${event} is cancelled.`, ...reason],
    }),
  };
}

/** By the clock at the water, which is the one that everybody who comes there goes by. */
export function clockAt(moment: Date | null, timeZone: string): string {
  if (!moment) return "";
  const clock = new Intl.DateTimeFormat("en-GB", { dateStyle: "full", timeStyle: "short", timeZone });
  return `${clock.format(moment)} (${timeZone.replaceAll("_", " ")})`;
}

/** One at least: a letter without a time never grows old. */
function secondsUntil(moment: Date): number {
  return Math.max(1, Math.floor((moment.getTime() - Date.now()) / 1000));
}
