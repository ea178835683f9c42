import { type Question, questionKinds } from "@tightlines/domain/registration/question";
import {
  OPTIONS,
  QUESTIONS,
  registrationSettingsLengths as lengths,
} from "@tightlines/domain/registration/registration-lengths";
import { m } from "../../../../paraglide/messages.js";
import { ActionIcon } from "../../../../ui/ActionIcon.tsx";
import { Button } from "../../../../ui/Button.tsx";
import type { FieldName } from "../../../../ui/form/field-name.ts";
import { FieldNotes } from "../../../../ui/form/FieldFrame.tsx";
import { useField } from "../../../../ui/form/form.context.ts";
import { PlusIcon } from "../../../../ui/Icons.tsx";
import { TrashIcon } from "../../../../ui/ManageIcons.tsx";
import { OrderedList } from "../../../../ui/OrderedList.tsx";
import { PlainCheckbox, PlainInput, PlainSelect, PlainTextArea } from "../../../../ui/PlainField.tsx";
import { linesOf, newQuestion, type QuestionValues } from "./settings-values.ts";
import styles from "./SettingsRows.module.css";

/** What everybody is asked, in the order in which it is asked. */
export function QuestionsField({ name }: { name: FieldName<QuestionValues[]> }) {
  const field = useField(name, {
    label: m.desk_questions(),
    rule: (value) => problemOf(value as QuestionValues[]),
    show: (value) => (value as QuestionValues[]).map(({ label }) => label).join(", "),
  });
  const questions = field.value;

  function change(key: number, changed: Partial<QuestionValues>) {
    field.setValue(questions.map((each) => (each.key === key ? { ...each, ...changed } : each)));
  }

  return (
    <div className={styles.rows}>
      {questions.length > 0 && (
        <OrderedList
          label={m.desk_questions()}
          items={questions}
          itemKey={({ key }) => key}
          itemLabel={({ label }) => label || m.desk_question_new()}
          onOrder={(items) => Promise.resolve(field.setValue([...items]))}
        >
          {(question) => (
            <QuestionFields
              question={question}
              isChecked={field.error !== null}
              onChange={(changed) => change(question.key, changed)}
              onRemove={() => field.setValue(questions.filter(({ key }) => key !== question.key))}
            />
          )}
        </OrderedList>
      )}
      <FieldNotes field={field} help={m.desk_questions_help()} />
      {questions.length < QUESTIONS && (
        <Button
          leftSection={<PlusIcon size={18} />}
          onClick={() => field.setValue([...questions, newQuestion(questions)])}
        >
          {m.desk_question_add()}
        </Button>
      )}
    </div>
  );
}

interface QuestionFieldsProps {
  question: QuestionValues;
  /** Whether what is missing is marked. */
  isChecked: boolean;
  onChange: (changed: Partial<QuestionValues>) => void;
  onRemove: () => void;
}

function QuestionFields({ question, isChecked, onChange, onRemove }: QuestionFieldsProps) {
  const { label, kind, options, isRequired } = question;
  return (
    <div className={styles.question}>
      <div className={styles.row}>
        <PlainInput
          className={styles.wide}
          label={m.desk_question_label()}
          maxLength={lengths.question}
          aria-invalid={(isChecked && label.trim() === "") || undefined}
          value={label}
          onChange={({ currentTarget }) => onChange({ label: currentTarget.value })}
        />
        <PlainSelect
          className={styles.kind}
          label={m.desk_question_kind()}
          options={questionKinds.map((value) => ({ value, label: kindLabels[value]() }))}
          value={kind}
          onChange={({ currentTarget }) =>
            onChange({ kind: questionKinds.find((each) => each === currentTarget.value) ?? "text" })
          }
        />
        <ActionIcon
          aria-label={m.desk_question_remove({ name: label || m.desk_question_new() })}
          onClick={onRemove}
        >
          <TrashIcon size={18} />
        </ActionIcon>
      </div>
      {kind === "choice" && (
        <label>
          <span className={styles.legend}>{m.desk_question_options()}</span>
          <PlainTextArea
            rows={3}
            aria-invalid={(isChecked && linesOf(options).length < 2) || undefined}
            value={options}
            onChange={({ currentTarget }) => onChange({ options: currentTarget.value })}
          />
        </label>
      )}
      <PlainCheckbox
        label={m.desk_question_required()}
        checked={isRequired}
        onChange={({ currentTarget }) => onChange({ isRequired: currentTarget.checked })}
      />
    </div>
  );
}

const kindLabels: Record<Question["kind"], () => string> = {
  text: m.desk_question_kind_text,
  choice: m.desk_question_kind_choice,
  "yes-no": m.desk_question_kind_yes_no,
};

function problemOf(questions: readonly QuestionValues[]): string | null {
  if (questions.some(({ label }) => label.trim() === "")) return m.desk_question_empty();
  const choices = questions.filter(({ kind }) => kind === "choice").map(({ options }) => linesOf(options));
  if (choices.some((lines) => lines.length < 2)) return m.desk_question_options_few();
  return choices.some((lines) => lines.length > OPTIONS)
    ? m.desk_question_options_many({ max: OPTIONS })
    : null;
}
