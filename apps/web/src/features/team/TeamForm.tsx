import type { TeamInput, TeamResponse } from "@tightlines/contract/team";
import { teamLengths } from "@tightlines/domain/team/team-lengths";
import { ButtonLink } from "../../lib/ButtonLink.tsx";
import { m } from "../../paraglide/messages.js";
import { Form } from "../../ui/form/Form.tsx";
import { NumberField } from "../../ui/form/NumberField.tsx";
import { TextField } from "../../ui/form/TextField.tsx";
import { fieldNames } from "../../ui/form/field-name.ts";

const field = fieldNames<TeamFormValues>();

export interface TeamFormProps<Answer> {
  eventUrl: string;
  /** Absent for a new team. */
  team?: TeamResponse;
  onSubmit: (input: TeamFormValues, revision: number) => Promise<Answer>;
  onSaved: (answer: Answer, values: TeamFormValues, isSecond: boolean) => void;
  submitLabel: string;
  secondSubmitLabel?: string;
}

/** One form for adding and editing a team. Its logo is chosen once the team is there. */
export function TeamForm<Answer>({ eventUrl, team, ...form }: TeamFormProps<Answer>) {
  return (
    <Form
      initialValues={team ? valuesOf(team) : emptyValues}
      stored={team && { row: team, valuesOf }}
      secondary={
        <ButtonLink to="/events/$eventUrl/manage/teams" params={{ eventUrl }} variant="subtle">
          {m.ui_cancel()}
        </ButtonLink>
      }
      {...form}
    >
      <TextField name={field("name")} label={m.team_field_name()} maxLength={teamLengths.name} />
      <NumberField
        name={field("startNumber")}
        label={m.team_field_start_number()}
        help={m.team_field_start_number_help()}
        whole
        optional
        rule={(number) => (number >= 1 && number <= 99_999 ? null : m.team_field_start_number_wrong())}
      />
      <TextField
        name={field("captain")}
        label={m.team_field_captain()}
        maxLength={teamLengths.captain}
        optional
      />
      <TextField name={field("club")} label={m.team_field_club()} maxLength={teamLengths.club} optional />
      <TextField
        name={field("country")}
        label={m.team_field_country()}
        maxLength={teamLengths.country}
        autoComplete="country-name"
        optional
      />
    </Form>
  );
}

type TeamFormValues = Omit<TeamInput, "logo">;

const emptyValues: TeamFormValues = { name: "", club: "", country: "", captain: "", startNumber: null };

function valuesOf({ name, club, country, captain, startNumber }: TeamResponse): TeamFormValues {
  return { name, club, country, captain, startNumber };
}
