import type { EventResponse } from "@tightlines/contract/event";
import type { PassInput, PassResponse } from "@tightlines/contract/pass";
import { passLengths } from "@tightlines/domain/pass/pass-lengths";
import { localTimeAt, readLocalTime } from "@tightlines/domain/time/zone-time";
import { m } from "../../../paraglide/messages.js";
import { Button } from "../../../ui/Button.tsx";
import { DateTimeField } from "../../../ui/form/DateTimeField.tsx";
import { fieldNames } from "../../../ui/form/field-name.ts";
import { Form } from "../../../ui/form/Form.tsx";
import { PickField } from "../../../ui/form/PickField.tsx";
import { TextField } from "../../../ui/form/TextField.tsx";
import { sectorTitle } from "../../sector/sector-title.ts";
import { sessionLabel } from "../../session/session-label.ts";
import type { PassParts } from "../pass-words.ts";

const field = fieldNames<PassInput>();

export interface PassFormProps<Answer> {
  event: EventResponse;
  parts: PassParts;
  /** The pass that is changed. */
  pass?: PassResponse | undefined;
  /** The pass that a new one is to be like. */
  like?: PassResponse | undefined;
  submitLabel: string;
  onSubmit: (input: PassInput, revision: number) => Promise<Answer>;
  onSaved: (answer: Answer) => void;
  onCancel: () => void;
}

/** One form for making a pass and changing it. The end is on the event's clock. */
export function PassForm<Answer>(props: PassFormProps<Answer>) {
  const { event, parts, pass, like, submitLabel, onSubmit, onSaved, onCancel } = props;
  const { timeZone, endsOn } = event;
  const valuesOf = ({ name, sessionIds, sectorIds, expiresAt }: PassResponse): PassInput => ({
    name,
    sessionIds,
    sectorIds,
    expiresAt: localTimeAt(expiresAt, timeZone),
  });
  const last = `${endsOn}T23:59`;
  const fresh: PassInput = { name: "", sessionIds: [], sectorIds: [], expiresAt: last };
  return (
    <Form
      initialValues={pass ? valuesOf(pass) : { ...(like ? valuesOf(like) : fresh), expiresAt: last }}
      stored={pass && { row: pass, valuesOf }}
      submitLabel={submitLabel}
      onSubmit={({ expiresAt, ...values }, revision) =>
        onSubmit({ ...values, expiresAt: readLocalTime(expiresAt, timeZone).instant }, revision)
      }
      onSaved={onSaved}
      secondary={
        <Button variant="subtle" onClick={onCancel}>
          {m.ui_cancel()}
        </Button>
      }
    >
      <TextField
        name={field("name")}
        label={m.pass_field_name()}
        help={m.pass_field_name_help()}
        maxLength={passLengths.name}
      />
      <PickField
        name={field("sessionIds")}
        label={m.pass_field_sessions()}
        help={m.pass_all_help()}
        options={parts.sessions
          .filter(({ kind }) => kind !== "rest")
          .map((session) => ({ value: session.id, label: sessionLabel(session) }))}
      />
      <PickField
        name={field("sectorIds")}
        label={m.pass_field_sectors()}
        help={m.pass_field_sectors_help()}
        options={parts.sectors.map((sector) => ({ value: sector.id, label: sectorTitle(sector) }))}
      />
      <DateTimeField
        name={field("expiresAt")}
        label={m.pass_field_expires()}
        help={m.pass_field_expires_help()}
        zone={timeZone}
      />
    </Form>
  );
}
