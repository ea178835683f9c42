import type { EventRight } from "@tightlines/domain/event/event-right";
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

/** For whoever has the address. `isKnown` when there is an account with it. */
export function writeInvitationMail(context: MailContext, { isKnown }: { isKnown: boolean }): Mail {
  const { event, right, publicUrl, email } = context;
  const search = new URLSearchParams({ email, return: "/account/invitations" });
  return writeMail(
    email,
    `You are invited to help run ${event.name}`,
    [
      `${context.giver} would like you to be ${articles[right]} of ${event.name}. ${meanings[right]}`,
      isKnown
        ? `Sign in with ${email} and accept the invitation on your account page. If you do not know a password for this address, press "Forgot your password?" and choose one.`
        : `Sign up with ${email}, confirm the address with the e-mail that follows, and accept the invitation on your account page.`,
      "If you do not know what this is about, ignore this e-mail.",
    ],
    isKnown
      ? { label: "Sign in", link: `${publicUrl}/login?${search.toString()}` }
      : { label: "Sign up", link: `${publicUrl}/signup?${search.toString()}` },
  );
}

const articles: Record<EventRight, string> = {
  owner: "an owner",
  organizer: "an organizer",
  scorer: "a scorer",
};
