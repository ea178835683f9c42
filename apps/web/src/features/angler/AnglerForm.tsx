import type { AnglerChoices, AnglerInput, AnglerResponse } from "@tightlines/contract/angler";
import { anglerLengths } from "@tightlines/domain/angler/angler-lengths";
import { presences } from "@tightlines/domain/angler/presence";
import { ButtonLink } from "../../lib/ButtonLink.tsx";
import { m } from "../../paraglide/messages.js";
import { CheckboxField } from "../../ui/form/CheckboxField.tsx";
import { Form } from "../../ui/form/Form.tsx";
import { NumberField } from "../../ui/form/NumberField.tsx";
import { SelectField } from "../../ui/form/SelectField.tsx";
import { SuggestField } from "../../ui/form/SuggestField.tsx";
import { TextField } from "../../ui/form/TextField.tsx";
import { presenceLabel } from "./presence-label.ts";
import { fieldNames } from "../../ui/form/field-name.ts";
import { inputOf, newValues, valuesOf } from "./angler-values.ts";
import type { AnglerFormValues } from "./angler-values.ts";

const field = fieldNames<AnglerFormValues>();

export interface AnglerFormProps<Answer> {
  eventUrl: string;
  choices: AnglerChoices;
  /** Absent for a new angler. */
  angler?: AnglerResponse;
  /** The team a new angler is for. */
  teamId?: number | undefined;
  onSubmit: (input: AnglerInput, revision: number) => Promise<Answer>;
  onSaved: (answer: Answer, values: AnglerFormValues, isSecond: boolean) => void;
  submitLabel: string;
  secondSubmitLabel?: string;
}

/** One form for adding and editing an angler. */
export function AnglerForm<Answer>(props: AnglerFormProps<Answer>) {
  const { eventUrl, choices, angler, teamId, onSubmit, ...form } = props;
  return (
    <Form
      initialValues={angler ? valuesOf(angler) : newValues(choices, teamId)}
      stored={angler && { row: angler, valuesOf }}
      onSubmit={(values, revision) => onSubmit(inputOf(values, angler), revision)}
      secondary={
        <ButtonLink to="/events/$eventUrl/manage/anglers" params={{ eventUrl }} variant="subtle">
          {m.ui_cancel()}
        </ButtonLink>
      }
      {...form}
    >
      {(values) => (
        <>
          <NumberField
            name={field("number")}
            label={m.angler_field_number()}
            help={m.angler_field_number_help({ next: choices.nextNumber })}
            whole
            rule={(number) => (number >= 1 && number <= 99_999 ? null : m.angler_field_number_wrong())}
          />
          <TextField
            name={field("firstName")}
            label={m.angler_field_first_name()}
            maxLength={anglerLengths.firstName}
          />
          <TextField
            name={field("lastName")}
            label={m.angler_field_last_name()}
            maxLength={anglerLengths.lastName}
          />
          <SelectField
            name={field("teamId")}
            label={m.angler_field_team()}
            options={choices.teams.map(({ id, name }) => ({ value: String(id), label: name }))}
            placeholder={m.angler_no_team()}
            optional
            {...(angler?.teamId != null && { disabled: true, help: m.angler_field_team_help() })}
          />
          {values.teamId !== "" && (
            <NumberField
              name={field("slot")}
              label={m.angler_field_slot()}
              help={slotHelp(choices, values.teamId, angler)}
              whole
              optional
              rule={(slot) => (slot >= 1 && slot <= 100 ? null : m.angler_field_slot_wrong())}
            />
          )}
          <CheckboxField
            name={field("isReserve")}
            label={m.angler_field_reserve()}
            help={m.angler_field_reserve_help()}
          />
          <SelectField
            name={field("groupId")}
            label={m.angler_field_group()}
            options={choices.groups.map(({ id, code, name }) => ({
              value: String(id),
              label: [code, name].filter(Boolean).join(" "),
            }))}
            placeholder={m.angler_no_group()}
            optional
          />
          <SuggestField
            name={field("category")}
            label={m.angler_field_category()}
            help={m.angler_field_category_help()}
            maxLength={anglerLengths.category}
            suggestions={choices.categories}
          />
          <TextField
            name={field("club")}
            label={m.angler_field_club()}
            maxLength={anglerLengths.club}
            optional
          />
          <TextField
            name={field("country")}
            label={m.angler_field_country()}
            maxLength={anglerLengths.country}
            autoComplete="country-name"
            optional
          />
          <TextField
            name={field("licence")}
            label={m.angler_field_licence()}
            help={m.angler_private_help()}
            maxLength={anglerLengths.licence}
            optional
          />
          <CheckboxField
            name={field("needsAccessiblePeg")}
            label={m.angler_field_accessible()}
            help={m.angler_private_help()}
          />
          <CheckboxField
            name={field("isMinor")}
            label={m.angler_field_minor()}
            help={m.angler_private_help()}
          />
          <SelectField
            name={field("presence")}
            label={m.angler_field_presence()}
            options={presences.map((value) => ({ value, label: presenceLabel(value) }))}
          />
        </>
      )}
    </Form>
  );
}

function slotHelp({ teams }: AnglerChoices, teamId: string, angler: AnglerResponse | undefined): string {
  const slots = teams.find(({ id }) => String(id) === teamId)?.takenSlots ?? [];
  const others = slots.filter((slot) => String(angler?.teamId) !== teamId || slot !== angler?.slot);
  const isMove = String(angler?.teamId) !== teamId;
  return [
    others.length > 0 && m.angler_field_slot_taken({ slots: others.join(", ") }),
    isMove && m.angler_field_slot_free(),
  ]
    .filter(Boolean)
    .join(" ");
}
