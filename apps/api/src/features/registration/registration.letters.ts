import type { EventRow } from "../../platform/database/tables/event.table.ts";
import type { Db } from "../../platform/database/schema.ts";
import { writeMail } from "../../platform/mail/mail.ts";
import { enqueueMail } from "../../platform/mail/outbox.repository.ts";
import { nameOf } from "./check-input.ts";
import type { ListedRegistration } from "./registration-reading.service.ts";

/** What happened to a registration that its maker is told about. */
export type News =
  | "received"
  | "confirmed"
  | "waitlisted"
  | "offered"
  | "offer-passed"
  | "rejected"
  | "cancelled";

/** Tells whoever registered, in the transaction of what happened: a letter goes out when it did, and only then. */
export async function sendNews(
  db: Db,
  event: EventRow,
  registration: ListedRegistration,
  news: News,
  publicUrl: string,
): Promise<void> {
  if (registration.email === "") return;
  const link = `${publicUrl}/events/${event.url}/registrations`;
  const { subject, sentences } = words(event, registration)[news];
  await enqueueMail(
    db,
    writeMail(registration.email, subject, sentences, { label: "Open your registration", link }),
  );
}

function words(
  { name: event }: EventRow,
  registration: ListedRegistration,
): Record<News, { subject: string; sentences: string[] }> {
  const name = nameOf(registration);
  const people = registration.entrants
    .map(({ firstName, lastName, isReserve }) => `${firstName} ${lastName}${isReserve ? " (reserve)" : ""}`)
    .join(", ");
  const details = `Registered: ${people}. Category: ${registration.category}.`;
  const reason = registration.reason ? [`The organizer says: ${registration.reason}`] : [];
  return {
    received: {
      subject: `We have your registration: ${event}`,
      sentences: [
        `The registration of ${name} for ${event} has arrived. The organizer decides about it and you get another letter then.`,
        details,
      ],
    },
    confirmed: {
      subject: `You are in: ${event}`,
      sentences: [`${name} has a place at ${event}.`, details],
    },
    waitlisted: {
      subject: `You are on the waitlist: ${event}`,
      sentences: [
        `All places of ${event} are taken. ${name} is number ${registration.waitlistPosition} on the waitlist. When a place becomes free, the first on the list gets it, and you get a letter.`,
        details,
      ],
    },
    offered: {
      subject: `A place is free for you: ${event}`,
      sentences: [
        `A place at ${event} is held for ${name} until ${registration.offeredUntil?.toUTCString()}. Accept it on the page of your registration. After that it is offered to the next on the waitlist.`,
        details,
      ],
    },
    "offer-passed": {
      subject: `The place went to the next: ${event}`,
      sentences: [
        `The place at ${event} that was held for ${name} was not accepted in time and was offered to the next. ${name} is number ${registration.waitlistPosition} on the waitlist now.`,
      ],
    },
    rejected: {
      subject: `Your registration was not accepted: ${event}`,
      sentences: [`The organizer has not accepted the registration of ${name} for ${event}.`, ...reason],
    },
    cancelled: {
      subject: `Your registration is cancelled: ${event}`,
      sentences: [`The registration of ${name} for ${event} is cancelled.`, ...reason],
    },
  };
}
