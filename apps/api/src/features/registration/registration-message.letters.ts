import type { RegistrationMessage } from "@tightlines/contract/registration/registration-desk";
import { makeReference } from "@tightlines/domain/payment/reference";
import type { Db } from "../../platform/database/schema.ts";
import type { EventRow } from "../../platform/database/tables/event.table.ts";
import { writeMail } from "../../platform/mail/mail.ts";
import { enqueueMail, enqueueMails } from "../../platform/mail/outbox.repository.ts";
import { nameOf } from "./check-input.ts";
import type { ListedRegistration } from "./registration-reading.service.ts";

/** What an organizer writes to those who registered or were named: one letter to each address, each line a paragraph. */
export function sendMessage(
  db: Db,
  event: EventRow,
  { subject, text }: Pick<RegistrationMessage, "subject" | "text">,
  { from, addresses }: { from: string; addresses: readonly string[] },
  publicUrl: string,
): Promise<void> {
  const sentences = [
    `${from}, who organizes ${event.name}, writes:`,
    ...text.split("\n").flatMap((line) => line.trim() || []),
    `You get this e-mail because you registered for ${event.name}, or somebody registered you.`,
  ];
  const action = { label: "Open the registrations", link: linkTo(event, publicUrl) };
  return enqueueMails(
    db,
    addresses.map((to) => writeMail(to, subject, sentences, action)),
  );
}

interface Merged {
  merged: ListedRegistration;
  goes: ListedRegistration;
  /** Whoever was only in the one that goes. */
  without: readonly string[];
  reason: string;
}

/** Whoever registered twice is told which of the two stays, at the address of the one that goes. */
export async function sendMerged(
  db: Db,
  event: EventRow,
  { merged, goes, without, reason }: Merged,
  publicUrl: string,
): Promise<void> {
  if (goes.email === "") return;
  const sentences = [
    `${nameOf(goes)} was registered twice for ${event.name}. The organizer has made one registration of the two: number ${makeReference(merged.id)}, of ${nameOf(merged)}. ${standing(merged)}`,
    ...(without.length > 0 ? [`Not in it any more: ${without.join(", ")}.`] : []),
    `The organizer says: ${reason}`,
  ];
  const action = { label: "Open the registrations", link: linkTo(event, publicUrl) };
  await enqueueMail(
    db,
    writeMail(goes.email, `Your two registrations are one now: ${event.name}`, sentences, action),
  );
}

function standing({ status, waitlistPosition }: ListedRegistration): string {
  if (status === "confirmed") return "It has a place.";
  return status === "waitlisted"
    ? `It is number ${waitlistPosition} on the waitlist.`
    : "The organizer decides about it.";
}

function linkTo({ url }: EventRow, publicUrl: string): string {
  return `${publicUrl}/events/${url}/registrations`;
}
