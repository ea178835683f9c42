import type { EventResponse } from "@tightlines/contract/event";
import type { SessionInput, SessionResponse } from "@tightlines/contract/session";
import { sessionKinds } from "@tightlines/domain/session/session-kind";
import { localTimeAt, readLocalTime } from "@tightlines/domain/time/zone-time";
import { sessionLengths } from "@tightlines/domain/session/session-lengths";
import { ButtonLink } from "../../../lib/ButtonLink.tsx";
import { m } from "../../../paraglide/messages.js";
import { DateTimeField } from "../../../ui/form/DateTimeField.tsx";
import { Form } from "../../../ui/form/Form.tsx";
import { NumberField } from "../../../ui/form/NumberField.tsx";
import { SelectField } from "../../../ui/form/SelectField.tsx";
import { TextField } from "../../../ui/form/TextField.tsx";
import { kindLabel } from "../session-label.ts";
import { fieldNames } from "../../../ui/form/field-name.ts";

const field = fieldNames<SessionFormValues>();

export interface SessionFormProps<Answer> {
  event: EventResponse;
  /** Absent for a new session. */
  session?: SessionResponse;
  /** What a new session begins with. */
  suggestion?: SessionFormValues;
  onSubmit: (input: SessionInput & { number: number }, revision: number) => Promise<Answer>;
  onSaved: (answer: Answer, values: SessionFormValues, isSecond: boolean) => void;
  submitLabel: string;
  secondSubmitLabel?: string;
}

/** Times as the clock on the bank shows them. */
export interface SessionFormValues {
  number: number | null;
  name: string;
  startsAt: string;
  endsAt: string;
  kind: SessionInput["kind"];
}

/** One form for adding and editing a session. */
export function SessionForm<Answer>({
  event,
  session,
  suggestion,
  onSubmit,
  ...form
}: SessionFormProps<Answer>) {
  const { timeZone, startsOn, endsOn, url } = event;
  const valuesOf = ({ number, name, startsAt, endsAt, kind }: SessionResponse): SessionFormValues => ({
    number,
    name,
    kind,
    startsAt: localTimeAt(startsAt, timeZone),
    endsAt: localTimeAt(endsAt, timeZone),
  });
  const days = { zone: timeZone, min: `${startsOn}T00:00`, max: `${endsOn}T23:59` };
  return (
    <Form
      initialValues={session ? valuesOf(session) : (suggestion ?? emptyValues)}
      stored={session && { row: session, valuesOf }}
      validate={(values) => checkTimes(values, timeZone)}
      onSubmit={({ number, startsAt, endsAt, ...values }, revision) =>
        onSubmit(
          {
            ...values,
            number: number ?? 1,
            startsAt: readLocalTime(startsAt, timeZone).instant,
            endsAt: readLocalTime(endsAt, timeZone).instant,
          },
          revision,
        )
      }
      secondary={
        <ButtonLink to="/events/$eventUrl/manage/sessions" params={{ eventUrl: url }} variant="subtle">
          {m.ui_cancel()}
        </ButtonLink>
      }
      {...form}
    >
      <NumberField
        name={field("number")}
        label={m.session_field_number()}
        whole
        rule={(number) => (number >= 1 && number <= 999 ? null : m.session_field_number_wrong())}
      />
      <TextField
        name={field("name")}
        label={m.session_field_name()}
        help={m.session_field_name_help()}
        maxLength={sessionLengths.name}
        optional
      />
      <DateTimeField name={field("startsAt")} label={m.session_field_starts_at()} {...days} />
      <DateTimeField name={field("endsAt")} label={m.session_field_ends_at()} {...days} />
      <SelectField
        name={field("kind")}
        label={m.session_field_kind()}
        help={m.session_field_kind_help()}
        options={sessionKinds.map((value) => ({ value, label: kindLabel(value) }))}
      />
    </Form>
  );
}

const emptyValues: SessionFormValues = { number: 1, name: "", startsAt: "", endsAt: "", kind: "official" };

/** What the night of a clock change has no room for, and an end that comes too soon. */
function checkTimes({ startsAt, endsAt }: SessionFormValues, timeZone: string) {
  if (!startsAt || !endsAt) return {};
  const [start, end] = [readLocalTime(startsAt, timeZone), readLocalTime(endsAt, timeZone)];
  const skipped = ({ kind }: typeof start, local: string) =>
    kind === "skipped" ? m.session_time_skipped({ time: local.slice(11) }) : null;
  const tooSoon = Date.parse(end.instant) > Date.parse(start.instant) ? null : m.session_ends_too_soon();
  return { startsAt: skipped(start, startsAt), endsAt: skipped(end, endsAt) ?? tooSoon };
}
