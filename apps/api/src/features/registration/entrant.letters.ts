import type { EntrantRow } from "../../platform/database/tables/entrant.table.ts";
import type { EventRow } from "../../platform/database/tables/event.table.ts";
import { type Mail, writeMail } from "../../platform/mail/mail.ts";
import { fullName } from "./check-input.ts";
import { clockAt } from "./registration.letters.ts";

export interface AskingLetter {
  event: EventRow;
  teamName: string;
  entrant: EntrantRow;
  /** Who named them. */
  namedBy: string;
  code: string;
  expiresAt: Date;
}

/** Asks somebody whether they take part, who may not have heard of it. */
export function writeAskingMail(
  { event, teamName, entrant, namedBy, code, expiresAt }: AskingLetter,
  publicUrl: string,
): Mail {
  const search = new URLSearchParams({ code });
  const seconds = Math.max(1, Math.floor((expiresAt.getTime() - Date.now()) / 1000));
  return writeMail(
    entrant.email,
    `Do you take part? ${teamName}, ${event.name}`,
    [
      `${namedBy} named you (${fullName(entrant)}) ${entrant.isReserve ? "as a reserve of" : "in"} team ${teamName} for ${event.name}.`,
      `Open the page and say whether you take part. You need no account. You can answer until ${clockAt(expiresAt, event.timeZone)}.`,
      "If you do not know what this is about, ignore this e-mail.",
    ],
    {
      label: "Say whether you take part",
      link: `${publicUrl}/events/${event.url}/registrations/reply?${search.toString()}`,
      validSeconds: seconds,
    },
  );
}

/** Tells whoever registered the team that somebody does not come. */
export function writeDeclinedMail(
  to: string,
  { event, teamName, entrant }: Pick<AskingLetter, "event" | "teamName" | "entrant">,
  publicUrl: string,
): Mail {
  const name = fullName(entrant);
  return writeMail(
    to,
    `${name} does not take part: ${event.name}`,
    [
      `${name} said that they do not take part in team ${teamName} for ${event.name}.`,
      "The registration stands as it is. Name somebody else while you can change it, or ask the organizer.",
    ],
    { label: "Open your registration", link: `${publicUrl}/events/${event.url}/registrations` },
  );
}
