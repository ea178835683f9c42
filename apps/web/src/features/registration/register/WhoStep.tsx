import type { RegistrationState } from "@tightlines/contract/registration/registration";
import { registrationLengths } from "@tightlines/domain/registration/registration-lengths";
import { m } from "../../../paraglide/messages.js";
import { CheckboxField } from "../../../ui/form/CheckboxField.tsx";
import { fieldNames } from "../../../ui/form/field-name.ts";
import { useSetField } from "../../../ui/form/form.context.ts";
import { Form } from "../../../ui/form/Form.tsx";
import { TextField } from "../../../ui/form/TextField.tsx";
import { PersonFields } from "./PersonFields.tsx";
import { KeepTyped } from "./KeepTyped.tsx";
import {
  hasMinor,
  isOwnMinor,
  type OwnDetails,
  partySize,
  type RegistrationDraft,
} from "./registration-draft.ts";
import { ReserveFields } from "./ReserveFields.tsx";
import type { StepProps } from "./step-props.ts";
import { entrantField, type WhoValues, whoValues, withWho } from "./step-values.ts";
import { WhoFishes } from "./WhoFishes.tsx";

const field = fieldNames<WhoValues>();

/** Who fishes: the reader, somebody else, or a whole team with its reserves. */
export function WhoStep({ state, draft, problems, me, onTyped, onDone, secondary }: WhoStepProps) {
  const isTeam = state.kind === "team";
  const size = partySize(state);
  return (
    <Form
      initialValues={whoValues(draft, state)}
      initialErrors={problems}
      validate={(values) => ({
        [entrantField(0, "isMinor")]: isOwnMinor(withWho(draft, values, state))
          ? m.registration_minor_alone()
          : null,
      })}
      onSubmit={(values) => Promise.resolve(withWho(draft, values, state))}
      onSaved={onDone}
      submitLabel={m.registration_next()}
      secondary={secondary}
    >
      {(values) => (
        <>
          <KeepTyped draft={withWho(draft, values, state)} onTyped={onTyped} />
          {isTeam && (
            <TextField
              name={field("teamName")}
              label={m.registration_field_team()}
              maxLength={registrationLengths.teamName}
            />
          )}
          <WhoFishes me={me} isTeam={isTeam} />
          {Array.from({ length: size }, (_, index) => (
            <PersonFields
              key={index}
              index={index}
              title={isTeam ? m.registration_angler({ number: index + 1 }) : undefined}
              isSelf={index === 0 && values.fishes === "me"}
            />
          ))}
          {isTeam && state.reserves > 0 && <ReserveFields size={size} most={state.reserves} />}
          {needsGuardian(withWho(draft, values, state)) && <Guardian />}
          <TextField
            name={field("phone")}
            label={m.registration_field_phone()}
            help={m.registration_private_help()}
            type="tel"
            inputMode="tel"
            autoComplete="tel"
            maxLength={registrationLengths.phone}
            optional
          />
          {state.contactMonths !== null && (
            <p>{m.registration_contacts_erased({ count: state.contactMonths })}</p>
          )}
        </>
      )}
    </Form>
  );
}

export interface WhoStepProps extends StepProps {
  state: RegistrationState;
  me: OwnDetails;
}

/** Not while the guardian is to do all of it. */
function needsGuardian(draft: RegistrationDraft): boolean {
  return hasMinor(draft) && !isOwnMinor(draft);
}

function Guardian() {
  const setField = useSetField();
  return (
    <>
      <TextField
        name={field("guardianName")}
        label={m.registration_field_guardian()}
        help={m.registration_field_guardian_help()}
        maxLength={registrationLengths.guardianName}
        // Somebody else agrees: what the one before has ticked does not count for them.
        onTyped={() => setField(field("consents"), false)}
      />
      <CheckboxField
        name={field("consents")}
        label={m.registration_field_consent()}
        mustBeTicked={m.registration_field_consent_missing()}
      />
    </>
  );
}
