import type { EventResponse } from "@tightlines/contract/event";
import type { RegistrationResponse } from "@tightlines/contract/registration/registration";
import { m } from "../../../paraglide/messages.js";
import { Button } from "../../../ui/Button.tsx";
import { readSubmitProblem } from "../../../ui/form/submit-problem.ts";
import { toast } from "../../../ui/toast.ts";
import { useOwnChange } from "./use-own-change.ts";

/** Takes the place that is held, with one press. */
export function AcceptPlace({ event, registration }: AcceptPlaceProps) {
  const { change, isChanging } = useOwnChange(event, registration);

  async function accept() {
    try {
      await change("confirmed");
      toast.success(m.registration_accepted());
    } catch (error) {
      toast.error(readSubmitProblem(error).detail ?? m.ui_form_refused());
    }
  }

  return (
    <Button variant="filled" loading={isChanging} onClick={() => void accept()}>
      {m.registration_accept()}
    </Button>
  );
}

export interface AcceptPlaceProps {
  event: EventResponse;
  registration: RegistrationResponse;
}
