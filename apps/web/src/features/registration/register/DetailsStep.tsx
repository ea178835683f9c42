import { Link } from "@tanstack/react-router";
import type { EventResponse } from "@tightlines/contract/event";
import type { RegistrationState } from "@tightlines/contract/registration/registration";
import type { Question } from "@tightlines/domain/registration/question";
import { registrationLengths } from "@tightlines/domain/registration/registration-lengths";
import { m } from "../../../paraglide/messages.js";
import { CheckboxField } from "../../../ui/form/CheckboxField.tsx";
import { ChoiceField } from "../../../ui/form/ChoiceField.tsx";
import { type FieldName, fieldNames } from "../../../ui/form/field-name.ts";
import { Form } from "../../../ui/form/Form.tsx";
import { SelectField } from "../../../ui/form/SelectField.tsx";
import { TextAreaField } from "../../../ui/form/TextAreaField.tsx";
import { categoryLabel } from "../../angler/angler-label.ts";
import { categoryPlaces } from "../public/state-words.ts";
import { formatFee } from "../registration-label.ts";
import { KeepTyped } from "./KeepTyped.tsx";
import type { StepProps } from "./RegisterForm.tsx";
import { type DetailsValues, detailsValues, withDetails } from "./step-values.ts";

const field = fieldNames<DetailsValues>();

/** In which category, what the organizer wants to know, and the rules. */
export function DetailsStep(props: DetailsStepProps) {
  const { event, state, questions, draft, problems, isChange, onTyped, onDone, secondary } = props;
  const ids = questions.map(({ id }) => id);
  return (
    <Form
      initialValues={detailsValues(draft, ids)}
      initialErrors={problems}
      onSubmit={(values) => Promise.resolve(withDetails(draft, values))}
      onSaved={onDone}
      submitLabel={m.registration_to_confirm()}
      secondary={secondary}
    >
      {(values) => (
        <>
          <KeepTyped draft={withDetails(draft, values)} onTyped={onTyped} />
          <Category state={state} />
          {questions.map((question) => (
            <QuestionField key={question.id} question={question} />
          ))}
          {!isChange && (
            <CheckboxField
              name={field("acceptsRules")}
              label={m.registration_field_rules()}
              help={
                <Link to="/events/$eventUrl/rules" params={{ eventUrl: event.url }} target="_blank">
                  {m.registration_field_rules_read()}
                </Link>
              }
              mustBeTicked={m.registration_field_rules_missing()}
            />
          )}
        </>
      )}
    </Form>
  );
}

export interface DetailsStepProps extends StepProps {
  event: EventResponse;
  state: RegistrationState;
  questions: readonly Question[];
  /** Whoever changes a registration accepted the rules when they made it. */
  isChange: boolean;
}

/** With what each costs where the organizer has named them; otherwise the ones everybody knows. */
function Category({ state: { categories, currency } }: { state: RegistrationState }) {
  if (categories.length === 0)
    return (
      <SelectField
        name={field("category")}
        label={m.registration_category()}
        options={knownCategories.map((value) => ({ value, label: categoryLabel(value) }))}
      />
    );
  return (
    <ChoiceField
      name={field("category")}
      label={m.registration_category()}
      options={categories.map((each) => ({
        value: each.category,
        label: categoryLabel(each.category),
        words: `${formatFee(each.fee, currency)} · ${categoryPlaces(each)}`,
      }))}
    />
  );
}

const knownCategories = ["open", "ladies", "youth", "masters"];

function QuestionField({ question: { id, label, kind, options, isRequired } }: { question: Question }) {
  const common = { name: answerField(id), label, optional: !isRequired };
  switch (kind) {
    case "text":
      return <TextAreaField {...common} rows={2} maxLength={registrationLengths.answer} />;
    case "choice":
      return (
        <SelectField
          {...common}
          placeholder={m.ui_choose()}
          options={options.map((value) => ({ value, label: value }))}
        />
      );
    case "yes-no":
      return (
        <SelectField
          {...common}
          placeholder={m.ui_choose()}
          options={[
            { value: "yes", label: m.ui_yes() },
            { value: "no", label: m.ui_no() },
          ]}
        />
      );
  }
}

function answerField(id: string): FieldName<string> {
  return `answers.${id}` as string as FieldName<string>;
}
