import { isAtLeast } from "@tightlines/domain/user/role";
import { ButtonLink } from "../../lib/ButtonLink.tsx";
import { useSignedIn } from "../../lib/identity/identity.context.ts";
import { m } from "../../paraglide/messages.js";
import { PlusIcon } from "../../ui/Icons.tsx";

/** In view for everybody: a member becomes organizer on the way, a guest signs up before, and both go on to their event. */
export function CreateEventLink() {
  const signedIn = useSignedIn();
  const look = { variant: "filled", leftSection: <PlusIcon size={18} /> } as const;
  const words = m.event_list_add();
  if (!signedIn)
    return (
      <ButtonLink to="/signup" search={{ return: "/account/organizer?for=event" }} {...look}>
        {words}
      </ButtonLink>
    );
  if (!isAtLeast(signedIn.role, "organizer"))
    return (
      <ButtonLink to="/account/organizer" search={{ for: "event" }} {...look}>
        {words}
      </ButtonLink>
    );
  return (
    <ButtonLink to="/events/add" {...look}>
      {words}
    </ButtonLink>
  );
}
