import type { GroupInput, GroupResponse } from "@tightlines/contract/group";
import { groupLengths } from "@tightlines/domain/group/group-lengths";
import { ButtonLink } from "../../lib/ButtonLink.tsx";
import { m } from "../../paraglide/messages.js";
import { Form } from "../../ui/form/Form.tsx";
import { TextField } from "../../ui/form/TextField.tsx";
import { fieldNames } from "../../ui/form/field-name.ts";

const field = fieldNames<GroupInput>();

interface GroupFormProps<Answer> {
  eventUrl: string;
  /** Absent for a new group. */
  group?: GroupResponse;
  onSubmit: (input: GroupInput, revision: number) => Promise<Answer>;
  onSaved: (answer: Answer, values: GroupInput, isSecond: boolean) => void;
  submitLabel: string;
  secondSubmitLabel?: string;
}

/** One form for adding and editing a group. */
export function GroupForm<Answer>({ eventUrl, group, ...form }: GroupFormProps<Answer>) {
  return (
    <Form
      initialValues={group ? valuesOf(group) : { code: "", name: "" }}
      stored={group && { row: group, valuesOf }}
      secondary={
        <ButtonLink to="/events/$eventUrl/manage/groups" params={{ eventUrl }} variant="subtle">
          {m.ui_cancel()}
        </ButtonLink>
      }
      {...form}
    >
      <TextField
        name={field("code")}
        label={m.group_field_code()}
        help={m.group_field_code_help()}
        maxLength={groupLengths.code}
      />
      <TextField name={field("name")} label={m.group_field_name()} maxLength={groupLengths.name} optional />
    </Form>
  );
}

function valuesOf({ code, name }: GroupResponse): GroupInput {
  return { code, name };
}
