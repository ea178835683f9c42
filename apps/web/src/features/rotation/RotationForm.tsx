import type { RotationInput, RotationMatrix, RotationResponse } from "@tightlines/contract/rotation";
import { ButtonLink } from "../../lib/ButtonLink.tsx";
import { m } from "../../paraglide/messages.js";
import { Form } from "../../ui/form/Form.tsx";
import { SelectField } from "../../ui/form/SelectField.tsx";
import { groupLabel } from "../group/group-label.ts";
import { sectorTitle } from "../sector/sector-title.ts";
import { sessionLabel } from "../session/session-label.ts";
import { fieldNames } from "../../ui/form/field-name.ts";

const field = fieldNames<Values>();

interface RotationFormProps<Answer> {
  eventUrl: string;
  matrix: RotationMatrix;
  /** Absent for a new cell; its group and session cannot be changed. */
  cell?: RotationResponse;
  /** What a new cell begins with. */
  chosen?: { group?: number | undefined; session?: number | undefined };
  onSubmit: (input: RotationInput, revision: number) => Promise<Answer>;
  onSaved: (answer: Answer) => void;
  submitLabel: string;
}

/** One form for adding and editing a cell of the rotation. */
export function RotationForm<Answer>(props: RotationFormProps<Answer>) {
  const { eventUrl, matrix, cell, chosen = {}, onSubmit, ...form } = props;
  const { groups, sessions, sectors } = matrix;
  const initialValues: Values = cell
    ? valuesOf(cell)
    : { groupId: String(chosen.group ?? ""), sessionId: String(chosen.session ?? ""), sectorId: "" };
  return (
    <Form
      initialValues={initialValues}
      stored={cell && { row: cell, valuesOf }}
      onSubmit={({ groupId, sessionId, sectorId }, revision) =>
        onSubmit(
          {
            groupId: Number(groupId),
            sessionId: Number(sessionId),
            sectorId: sectorId === "rest" ? null : Number(sectorId),
          },
          revision,
        )
      }
      secondary={
        <ButtonLink to="/events/$eventUrl/manage/rotations" params={{ eventUrl }} variant="subtle">
          {m.ui_cancel()}
        </ButtonLink>
      }
      {...form}
    >
      <SelectField
        name={field("groupId")}
        label={m.rotation_field_group()}
        disabled={cell !== undefined}
        options={groups.map((group) => ({ value: String(group.id), label: groupLabel(group) }))}
      />
      <SelectField
        name={field("sessionId")}
        label={m.rotation_field_session()}
        disabled={cell !== undefined}
        options={sessions.map((session) => ({ value: String(session.id), label: sessionLabel(session) }))}
      />
      <SelectField
        name={field("sectorId")}
        label={m.rotation_field_sector()}
        help={m.rotation_field_sector_help()}
        options={[
          ...sectors.map((sector) => ({ value: String(sector.id), label: sectorTitle(sector) })),
          { value: "rest", label: m.rotation_rest() },
        ]}
      />
    </Form>
  );
}

interface Values {
  groupId: string;
  sessionId: string;
  sectorId: string;
}

function valuesOf({ groupId, sessionId, sectorId }: RotationResponse): Values {
  return {
    groupId: String(groupId),
    sessionId: String(sessionId),
    sectorId: sectorId === null ? "rest" : String(sectorId),
  };
}
