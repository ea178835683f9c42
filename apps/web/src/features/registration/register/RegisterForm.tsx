import type { EventResponse } from "@tightlines/contract/event";
import type { RegistrationSettings } from "@tightlines/contract/registration/registration-settings";
import type { RegistrationState } from "@tightlines/contract/registration/registration";
import { type ReactNode, useState } from "react";
import { m } from "../../../paraglide/messages.js";
import { Button } from "../../../ui/Button.tsx";
import { DetailsStep } from "./DetailsStep.tsx";
import { type DraftPlace, keepDraft, type KeptDraft } from "./draft-store.ts";
import type { OwnDetails, RegistrationDraft } from "./registration-draft.ts";
import { StepTrail, type Step } from "./StepTrail.tsx";
import { WhoStep } from "./WhoStep.tsx";

/** What the form needs to know before somebody types. */
export interface FormMatter {
  event: EventResponse;
  state: RegistrationState;
  settings: RegistrationSettings;
  place: DraftPlace;
  /** Who types; null for a guest. */
  uid: string | null;
  me: OwnDetails;
  begun: KeptDraft;
}

export interface RegisterFormProps extends FormMatter {
  step: Exclude<Step, "confirm">;
  onStep: (step: Exclude<Step, "confirm">) => void;
  /** When all is typed: the rest is to check it and to send it. */
  onDone: () => void;
  /** Beside the first step's button: the way out. */
  leave: ReactNode;
}

/** The first two of the three steps. Everything typed is kept on the device until it is sent. */
export function RegisterForm(props: RegisterFormProps) {
  const { event, state, settings, place, uid, me, begun, step, onStep, onDone, leave } = props;
  const [{ draft, problems }, setKept] = useState(begun);

  function keep(kept: KeptDraft) {
    keepDraft(place, uid, kept);
    setKept(kept);
  }

  // What was refused stays said until the step is finished again.
  const keepTyped = (typed: RegistrationDraft) => keep({ draft: typed, problems });

  function finish(typed: RegistrationDraft, goOn: () => void) {
    keep({ draft: typed });
    goOn();
  }

  return (
    <>
      <StepTrail step={step} />
      {step === "who" ? (
        <WhoStep
          key="who"
          state={state}
          draft={draft}
          problems={problems}
          me={me}
          onTyped={keepTyped}
          onDone={(typed) => finish(typed, () => onStep("details"))}
          secondary={leave}
        />
      ) : (
        <DetailsStep
          key="details"
          event={event}
          state={state}
          questions={settings.questions}
          draft={draft}
          problems={problems}
          isChange={place.change !== undefined}
          onTyped={keepTyped}
          onDone={(typed) => finish(typed, onDone)}
          secondary={
            <Button variant="subtle" onClick={() => onStep("who")}>
              {m.registration_back()}
            </Button>
          }
        />
      )}
    </>
  );
}
