import type { AskedEntrant } from "@tightlines/contract/registration/entrant";
import { ButtonLink } from "../../../lib/ButtonLink.tsx";
import { useSignedIn } from "../../../lib/identity/identity.context.ts";
import { m } from "../../../paraglide/messages.js";
import { Button } from "../../../ui/Button.tsx";
import styles from "./ReplyPage.module.css";
import { useReply } from "./use-reply.ts";

export interface AnsweredProps {
  asked: AskedEntrant;
  code: string;
}

/** Whoever takes part can have it among their registrations, if the address of the letter is the one of their account. */
export function LinkAccount({ asked, code }: AnsweredProps) {
  const signedIn = useSignedIn();
  const { reply, isReplying } = useReply(code);
  const email = asked.person?.email ?? "";
  if (asked.isLinked)
    return (
      <div className={styles.buttons}>
        <ButtonLink to="/account">{m.registration_reply_linked()}</ButtonLink>
      </div>
    );
  if (!signedIn) {
    const back = `/events/${asked.eventUrl}/registrations/reply?${new URLSearchParams({ code }).toString()}`;
    return (
      <div className={styles.buttons}>
        <ButtonLink to="/login" search={{ return: back, email }}>
          {m.registration_reply_sign_in()}
        </ButtonLink>
      </div>
    );
  }
  if (signedIn.email.toLowerCase() !== email.toLowerCase())
    return <p>{m.registration_reply_other_account({ email, own: signedIn.email })}</p>;
  return (
    <div className={styles.buttons}>
      <Button loading={isReplying} onClick={() => void reply("yes")}>
        {m.registration_reply_link()}
      </Button>
    </div>
  );
}
