import type {
  AccountRegistrationResponse,
  RegistrationResponse,
} from "@tightlines/contract/registration/registration";
import { replyStatus } from "@tightlines/domain/registration/entrant-reply";
import { shortenMinor } from "@tightlines/domain/angler/shorten-minor";
import { makeReference } from "@tightlines/domain/payment/reference";
import type { EntrantRow } from "../../platform/database/tables/entrant.table.ts";
import type { EventCall } from "../../platform/http/call.ts";
import { mayManage } from "../../platform/identity/event-access.ts";
import type { ListedRegistration } from "./registration-reading.service.ts";
import type * as registrations from "./registration.repository.ts";

/** Who looks at a registration. */
export interface Viewer {
  /** Those who run the event see everything. */
  isOrganizer: boolean;
  userId: number | undefined;
  /** Whether the event shows people under age by first name and initial. */
  hidesMinors: boolean;
}

/** Whoever registers, or runs the event, is shown all of what they change. */
export function insiderOf({ event, caller }: Pick<EventCall, "event" | "caller">): Viewer {
  return { isOrganizer: mayManage(event, caller), userId: caller.userId, hidesMinors: false };
}

/** Contact data is for whoever registered and for those who run the event, and for nobody else. */
export function presentRegistration(row: ListedRegistration, viewer: Viewer): RegistrationResponse {
  const isOwn = viewer.userId !== undefined && row.userId === viewer.userId;
  const isInsider = isOwn || viewer.isOrganizer;
  const inside = <Value>(value: Value) => (isInsider ? value : null);
  return {
    id: row.id,
    revision: row.revision,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
    kind: row.kind,
    teamName: row.teamName,
    category: row.category,
    status: row.status,
    waitlistPosition: row.waitlistPosition,
    offeredUntil: row.offeredUntil?.toISOString() ?? null,
    awaitsDraw: row.awaitsDraw,
    holdsPlace: row.holdsPlace,
    entrants: row.entrants.map((entrant) => presentEntrant(entrant, row, isInsider, viewer.hidesMinors)),
    isOwn,
    email: inside(row.email),
    phone: inside(row.phone),
    answers: inside({ ...row.answers }),
    guardianName: inside(row.guardianName),
    guardianConsent: inside(row.guardianConsent),
    guardianConsentAt: inside(row.guardianConsentAt?.toISOString() ?? null),
    acceptedRulesAt: inside(row.acceptedRulesAt?.toISOString() ?? null),
    paymentStatus: inside(row.paymentStatus),
    fee: inside(row.fee),
    currency: inside(row.currency),
    reference: inside(makeReference(row.id)),
    checkInCode: row.status === "confirmed" ? inside(row.checkInCode) : null,
    reason: inside(row.reason),
    notes: viewer.isOrganizer ? row.notes : null,
  };
}

/** With the event it is for. Whoever was named by somebody else sees the team as the event shows it. */
export function presentAccountRegistration(
  row: ListedRegistration & registrations.ItsEvent,
  userId: number,
): AccountRegistrationResponse {
  const { eventName, eventUrl, startsOn, endsOn, timeZone, hidesMinors } = row;
  return {
    ...presentRegistration(row, { isOrganizer: false, userId, hidesMinors }),
    eventName,
    eventUrl,
    startsOn,
    endsOn,
    timeZone,
  };
}

function presentEntrant(
  entrant: EntrantRow,
  { userId }: ListedRegistration,
  isInsider: boolean,
  hidesMinors: boolean,
): RegistrationResponse["entrants"][number] {
  const { id, firstName, country, isReserve, isMinor, anglerId } = entrant;
  const isHidden = hidesMinors && isMinor && !isInsider;
  const { lastName, club } = isHidden ? shortenMinor(entrant) : entrant;
  const inside = <Value>(value: Value) => (isInsider ? value : null);
  const isSelf = entrant.userId !== null && entrant.userId === userId;
  return {
    id,
    firstName,
    lastName,
    club,
    country,
    isReserve,
    email: inside(entrant.email),
    licence: inside(entrant.licence),
    isMinor: inside(isMinor),
    isSelf: inside(isSelf),
    needsAccessiblePeg: inside(entrant.needsAccessiblePeg),
    reply: inside(replyStatus({ reply: entrant.reply, wasAsked: entrant.askedAt !== null, isSelf })),
    anglerId,
  };
}
