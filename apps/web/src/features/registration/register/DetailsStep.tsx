import { Link } from "@tanstack/react-router";
import type { EventResponse } from "@tightlines/contract/event";
import type { RegistrationState } from "@tightlines/contract/registration/registration";
import { m } from "../../../paraglide/messages.js";
import { CheckboxField } from "../../../ui/form/CheckboxField.tsx";
import { ChoiceField } from "../../../ui/form/ChoiceField.tsx";
import { fieldNames } from "../../../ui/form/field-name.ts";
import { Form } from "../../../ui/form/Form.tsx";
import { SelectField } from "../../../ui/form/SelectField.tsx";
import { categoryLabel } from "../../angler/category-label.ts";
import { awaitsDraw } from "../lottery-state.ts";
import { categoryPlaces } from "../public/state-words.ts";
import { formatFee } from "../registration-label.ts";
import { AnswerFields } from "../form/AnswerFields.tsx";
import { KeepTyped } from "./KeepTyped.tsx";
import type { StepProps } from "./step-props.ts";
import { type DetailsValues, detailsValues, type Questions, withDetails } from "./step-values.ts";

const field = fieldNames<DetailsValues>();

/** In which category, what the organizer wants to know, and the rules. */
export function DetailsStep(props: DetailsStepProps) {
  const { event, state, questions, draft, problems, isChange, onTyped, onDone, secondary } = props;
  return (
    <Form
      initialValues={detailsValues(draft, questions)}
      initialErrors={problems}
      onSubmit={(values) => Promise.resolve(withDetails(draft, values, questions))}
      onSaved={onDone}
      submitLabel={m.registration_to_confirm()}
      secondary={secondary}
    >
      {(values) => (
        <>
          <KeepTyped draft={withDetails(draft, values, questions)} onTyped={onTyped} />
          <Category state={state} />
          <AnswerFields questions={questions} />
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
  questions: Questions;
  /** Whoever changes a registration accepted the rules when they made it. */
  isChange: boolean;
}

/** With what each costs where the organizer has named them; otherwise the ones everybody knows. */
function Category({ state }: { state: RegistrationState }) {
  const { categories, currency } = state;
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
        words: `${formatFee(each.fee, currency)} · ${categoryPlaces(each, awaitsDraw(state))}`,
      }))}
    />
  );
}

const knownCategories = ["open", "ladies", "youth", "masters"];
