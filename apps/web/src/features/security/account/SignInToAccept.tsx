import { m } from "../../../paraglide/messages.js";
import { ButtonLink } from "../../../lib/ButtonLink.tsx";
import { keepWayBack } from "../../user/sign-in/way-back.ts";
import { wantInvitation } from "./wanted-invitation.ts";

/** The way back is kept on the device and not in the address of the sign-in, since the secret is a part of it. */
export function SignInToAccept({ secret }: { secret: string }) {
  function remember() {
    keepWayBack(`/invitation#${secret}`);
    wantInvitation(secret);
  }
  return (
    <>
      <ButtonLink to="/signup" variant="filled" onClick={remember}>
        {m.security_link_sign_up()}
      </ButtonLink>{" "}
      <ButtonLink to="/login" variant="subtle" onClick={remember}>
        {m.security_link_sign_in()}
      </ButtonLink>
    </>
  );
}
