import { isAtLeast } from "@tightlines/domain/user/role";
import { ButtonLink } from "../../lib/ButtonLink.tsx";
import { useSignedIn } from "../../lib/identity/identity.context.ts";
import { m } from "../../paraglide/messages.js";
import { PlusIcon } from "../../ui/Icons.tsx";

/** In view for everybody: a member becomes organizer on the way, a guest signs up before. */
export function CreateEventLink() {
  const signedIn = useSignedIn();
  const look = { variant: "filled", leftSection: <PlusIcon size={18} /> } as const;
  const words = m.event_list_add();
  if (!signedIn)
    return (
      <ButtonLink to="/signup" search={{ return: BECOME_ORGANIZER }} {...look}>
        {words}
      </ButtonLink>
    );
  return (
    <ButtonLink to={isAtLeast(signedIn.role, "organizer") ? "/events/add" : BECOME_ORGANIZER} {...look}>
      {words}
    </ButtonLink>
  );
}

const BECOME_ORGANIZER = "/account/organizer";
