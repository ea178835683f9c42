import type { RegistrationSettings } from "@tightlines/contract/registration/registration-settings";
import { registrationLengths } from "@tightlines/domain/registration/registration-lengths";
import { m } from "../../../paraglide/messages.js";
import { fieldNames } from "../../../ui/form/field-name.ts";
import { SelectField } from "../../../ui/form/SelectField.tsx";
import { TextField } from "../../../ui/form/TextField.tsx";
import type { AnswerValues } from "./answer-values.ts";

const field = fieldNames<AnswerValues>();

/** What the organizer asks everybody. */
export function AnswerFields({ questions }: { questions: RegistrationSettings["questions"] }) {
  return questions.map(({ id, label, kind, options, isRequired }) => {
    const shared = { name: field(`answers.${id}`), label, optional: !isRequired };
    if (kind === "text") return <TextField key={id} {...shared} maxLength={registrationLengths.answer} />;
    const offered = options.map((value) => ({ value, label: value }));
    const yesOrNo = [
      { value: "yes", label: m.ui_yes() },
      { value: "no", label: m.ui_no() },
    ];
    return (
      <SelectField
        key={id}
        {...shared}
        options={kind === "yes-no" ? yesOrNo : offered}
        placeholder={m.ui_choose()}
      />
    );
  });
}
