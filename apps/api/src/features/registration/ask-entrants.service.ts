import { REPLY_DAYS } from "@tightlines/contract/limits";
import { isEnded } from "@tightlines/domain/event/status";
import { isStanding } from "@tightlines/domain/registration/registration-status";
import { readLocalTime } from "@tightlines/domain/time/zone-time";
import type { EntrantRow } from "../../platform/database/tables/entrant.table.ts";
import type { EventRow } from "../../platform/database/tables/event.table.ts";
import type { RegistrationRow } from "../../platform/database/tables/registration.table.ts";
import { hashOfCode, makeCode } from "../../platform/identity/secret-code.ts";
import { enqueueMail } from "../../platform/mail/outbox.repository.ts";
import { writeAskingMail } from "./entrant.letters.ts";
import * as entrants from "./entrant.repository.ts";
import type { CalledDeskChange } from "./place.service.ts";

/** What asking needs to know about whom somebody was named in. */
type Asker = Pick<RegistrationRow, "kind" | "status" | "userId" | "teamName">;

/**
 * Asks those of a team who were not asked yet and whose address may be written to. Whoever cannot be asked now is named all
 * the same, and is asked when somebody sends the letter.
 */
export async function askNewcomers(
  change: CalledDeskChange,
  registration: Asker & { entrants: readonly EntrantRow[] },
  mayAsk: ReadonlySet<string>,
): Promise<void> {
  if (!mayBeAsked(registration) || isOver(change.event)) return;
  for (const entrant of registration.entrants) {
    const isNew = entrant.askedAt === null && entrant.reply === null && !isSelf(registration, entrant);
    if (isNew && mayAsk.has(entrant.email.toLowerCase())) await ask(change, registration, entrant);
  }
}

/** The code of the letter before ends, and so does what was said to it. */
export async function ask(change: CalledDeskChange, { teamName }: Asker, entrant: EntrantRow): Promise<void> {
  const { trx, event, caller, publicUrl } = change;
  const code = makeCode();
  const expiresAt = new Date(Math.min(Date.now() + REPLY_DAYS * DAY_MS, endOf(event)));
  await entrants.update(trx, event.id, entrant.id, {
    codeHash: hashOfCode(code),
    codeExpiresAt: expiresAt,
    askedAt: new Date(),
    reply: null,
    repliedAt: null,
  });
  const asking = { event, teamName, entrant, namedBy: caller.displayName, code, expiresAt };
  await enqueueMail(trx, writeAskingMail(asking, publicUrl));
}

export function mayBeAsked({ kind, status }: Asker): boolean {
  return kind === "team" && isStanding(status);
}

export function isSelf({ userId }: Asker, entrant: EntrantRow): boolean {
  return entrant.userId !== null && entrant.userId === userId;
}

export function isOver(event: Pick<EventRow, "status" | "endsOn" | "timeZone">): boolean {
  return isEnded(event.status) || Date.now() >= endOf(event);
}

/** When its last day ends: nobody answers any more after that. */
function endOf({ endsOn, timeZone }: Pick<EventRow, "endsOn" | "timeZone">): number {
  return Date.parse(readLocalTime(`${endsOn}T23:59`, timeZone).instant);
}

const DAY_MS = 24 * 3600 * 1000;
