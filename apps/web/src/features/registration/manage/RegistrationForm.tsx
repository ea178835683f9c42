import type { EventResponse } from "@tightlines/contract/event";
import type { RegistrationResponse } from "@tightlines/contract/registration/registration";
import type { RegistrationSettings } from "@tightlines/contract/registration/registration-settings";
import { anglerLengths } from "@tightlines/domain/angler/angler-lengths";
import { categories as knownCategories } from "@tightlines/domain/angler/category";
import { registrationLengths as lengths } from "@tightlines/domain/registration/registration-lengths";
import { ButtonLink } from "../../../lib/ButtonLink.tsx";
import { m } from "../../../paraglide/messages.js";
import { EmailField } from "../../../ui/form/EmailField.tsx";
import { fieldNames } from "../../../ui/form/field-name.ts";
import { Form } from "../../../ui/form/Form.tsx";
import { SelectField } from "../../../ui/form/SelectField.tsx";
import { SuggestField } from "../../../ui/form/SuggestField.tsx";
import { TextAreaField } from "../../../ui/form/TextAreaField.tsx";
import { TextField } from "../../../ui/form/TextField.tsx";
import { categoryLabel } from "../../angler/category-label.ts";
import { AnswerFields } from "../form/AnswerFields.tsx";
import { EntrantFields } from "../form/EntrantFields.tsx";
import { formatFee } from "../registration-label.ts";
import { newValues, type RegistrationFormValues, valuesOf } from "./registration-values.ts";

const field = fieldNames<RegistrationFormValues>();

export interface RegistrationFormProps<Answer> {
  event: EventResponse;
  settings: RegistrationSettings;
  /** Absent for a new registration. */
  registration?: RegistrationResponse;
  onSubmit: (values: RegistrationFormValues, revision: number) => Promise<Answer>;
  onSaved: (answer: Answer, values: RegistrationFormValues, isSecond: boolean) => void;
  submitLabel: string;
  secondSubmitLabel?: string;
}

/** One form for adding and editing a registration at the desk. */
export function RegistrationForm<Answer>(props: RegistrationFormProps<Answer>) {
  const { event, settings, registration, ...form } = props;
  const { questions } = settings;
  const read = (row: RegistrationResponse) => valuesOf(row, questions);
  const kind = registration?.kind ?? event.registrationFor;
  return (
    <Form
      initialValues={registration ? read(registration) : newValues(event, settings)}
      stored={registration && { row: registration, valuesOf: read }}
      secondary={
        <ButtonLink
          to="/events/$eventUrl/manage/registrations"
          params={{ eventUrl: event.url }}
          variant="subtle"
        >
          {m.ui_cancel()}
        </ButtonLink>
      }
      {...form}
    >
      {({ entrants, category }) => (
        <>
          {kind === "team" && (
            <TextField name={field("teamName")} label={m.desk_field_team()} maxLength={lengths.teamName} />
          )}
          <EntrantFields
            name={field("entrants")}
            kind={kind}
            teamSize={event.teamSize}
            reserves={event.reserves}
          />
          <CategoryField settings={settings} current={category} />
          {entrants.some(({ isMinor }) => isMinor) && (
            <TextField
              name={field("guardianName")}
              label={m.desk_field_guardian()}
              help={m.desk_field_guardian_help()}
              maxLength={lengths.guardianName}
            />
          )}
          <EmailField
            name={field("email")}
            label={m.desk_field_email()}
            help={m.desk_field_email_help()}
            autoComplete="off"
            optional
          />
          <TextField
            name={field("phone")}
            label={m.desk_field_phone()}
            inputMode="tel"
            maxLength={lengths.phone}
            optional
          />
          <AnswerFields questions={questions} />
          <TextAreaField
            name={field("notes")}
            label={m.desk_field_notes()}
            help={m.desk_field_notes_help()}
            maxLength={lengths.notes}
            optional
          />
        </>
      )}
    </Form>
  );
}

/** One of those the settings name, with its fee; any, where they name none. */
function CategoryField({ settings, current }: { settings: RegistrationSettings; current: string }) {
  const { categories, currency } = settings;
  if (categories.length === 0)
    return (
      <SuggestField
        name={field("category")}
        label={m.angler_field_category()}
        maxLength={anglerLengths.category}
        suggestions={knownCategories}
      />
    );
  const offered = categories.map(({ category, fee }) => ({
    value: category,
    label: m.desk_category_fee({ category: categoryLabel(category), fee: formatFee(fee, currency) }),
  }));
  const isOffered = categories.some(({ category }) => category === current);
  return (
    <SelectField
      name={field("category")}
      label={m.angler_field_category()}
      options={isOffered ? offered : [...offered, { value: current, label: categoryLabel(current) }]}
    />
  );
}
