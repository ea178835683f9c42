import type { EventRight } from "@tightlines/domain/event/event-right";
import { isAtLeast } from "@tightlines/domain/user/role";
import type { Role } from "@tightlines/domain/user/role";
import type { EventRow } from "../../platform/database/tables/event.table.ts";
import { type Mail, writeMail } from "../../platform/mail/mail.ts";

export interface MailContext {
  event: Pick<EventRow, "name" | "url">;
  right: EventRight;
  email: string;
  /** Who gives the right, by name. */
  giver: string;
  publicUrl: string;
}

const meanings: Record<EventRight, string> = {
  owner: "As an owner you can change everything about it, and say who else may.",
  organizer: "As an organizer you can change everything about it, except who owns it.",
  scorer: "As a scorer you can enter scores.",
};

/** For somebody whose right holds already. A member is told the one step that is still missing. */
export function writeRightMail(context: MailContext, role: Role): Mail {
  const { event, right, publicUrl } = context;
  const isReady = isAtLeast(role, "organizer");
  return writeMail(
    context.email,
    `You can help to run ${event.name}`,
    [
      `${context.giver} has made you ${articles[right]} of ${event.name}. ${meanings[right]}`,
      isReady
        ? "Sign in with this address and open the event."
        : 'One step is missing: sign in with this address and press "Become an organizer" on your account page. Then open the event.',
    ],
    isReady
      ? { label: "Open the event", link: `${publicUrl}/events/${event.url}/manage` }
      : { label: "Become an organizer", link: `${publicUrl}/account/organizer` },
  );
}

/** For an address that nobody has proven to be his. `isKnown` when there is an account that has yet to do so. */
export function writeInvitationMail(context: MailContext, { isKnown }: { isKnown: boolean }): Mail {
  const { event, right, publicUrl, email } = context;
  return writeMail(
    email,
    `You are invited to help run ${event.name}`,
    [
      `${context.giver} would like you to be ${articles[right]} of ${event.name}. ${meanings[right]}`,
      isKnown
        ? `Sign in with ${email} and confirm that this address is yours, as your account page offers.`
        : `Sign up with ${email} and confirm the address by the letter that follows.`,
      `Then press "Become an organizer" on your account page, and open ${event.name}: the right is yours from then on.`,
      "If you do not know what this is about, ignore this letter.",
    ],
    isKnown
      ? { label: "Confirm your address", link: `${publicUrl}/account` }
      : { label: "Sign up", link: `${publicUrl}/signup?email=${encodeURIComponent(email)}` },
  );
}

const articles: Record<EventRight, string> = {
  owner: "an owner",
  organizer: "an organizer",
  scorer: "a scorer",
};
