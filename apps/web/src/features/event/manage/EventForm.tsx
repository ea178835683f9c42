import { Link } from "@tanstack/react-router";
import type { EventResponse } from "@tightlines/contract/event";
import { usualPreset } from "@tightlines/domain/event/discipline";
import type { Discipline } from "@tightlines/domain/event/discipline";
import { suggestEventUrl } from "@tightlines/domain/event/event-url";
import type { PresetName } from "@tightlines/domain/event/preset-name";
import { eventLengths } from "@tightlines/domain/event/event-lengths";
import type { ReactNode } from "react";
import { dayOf } from "../../../lib/time/format-zone.ts";
import { m } from "../../../paraglide/messages.js";
import { CheckboxField } from "../../../ui/form/CheckboxField.tsx";
import { DateField } from "../../../ui/form/DateField.tsx";
import { Form } from "../../../ui/form/Form.tsx";
import { SelectField } from "../../../ui/form/SelectField.tsx";
import { TextAreaField } from "../../../ui/form/TextAreaField.tsx";
import { TextField } from "../../../ui/form/TextField.tsx";
import { disciplineOptions } from "../discipline-label.ts";
import { LayoutFields } from "./LayoutFields.tsx";
import { type LayoutValues, noLayout } from "./layout-values.ts";
import { presetOptions } from "./preset-options.ts";
import { useManagePage } from "./home/use-manage-page.ts";
import { TimeZoneField } from "./TimeZoneField.tsx";
import { fieldNames } from "../../../ui/form/field-name.ts";

const field = fieldNames<EventFormValues>();

/** What makes a match is asked at creation only. */
export interface EventFormValues extends LayoutValues {
  name: string;
  /** Empty while it follows the name. */
  url: string;
  description: string;
  venue: string;
  location: string;
  startsOn: string;
  endsOn: string;
  timeZone: string;
  discipline: Discipline;
  /** Chosen at creation only. Empty for the one that is usual for the discipline. */
  preset: PresetName | "";
  /** Whether the sessions follow another first day. */
  moveSessions: boolean;
}

export interface EventFormProps<Answer> {
  /** Absent for a new event. */
  event?: EventResponse;
  onSubmit: (values: EventFormValues, revision: number) => Promise<Answer>;
  onSaved: (answer: Answer) => void;
  submitLabel: string;
  secondary?: ReactNode;
}

/** A match of one day needs no second date. */
export function withLastDay(values: EventFormValues): EventFormValues {
  return { ...values, endsOn: values.endsOn || values.startsOn };
}

/** One form for adding and editing an event. */
export function EventForm<Answer>({ event, ...form }: EventFormProps<Answer>) {
  return (
    <Form
      initialValues={event ? valuesOf(event) : emptyValues()}
      stored={event && { row: event, valuesOf }}
      validate={({ startsOn, endsOn }) =>
        endsOn && endsOn < startsOn ? { endsOn: m.event_dates_wrong() } : {}
      }
      {...form}
    >
      {(values) => (
        <>
          <TextField name={field("name")} label={m.event_field_name()} maxLength={eventLengths.name} />
          <TextField
            name={field("url")}
            label={m.event_field_url()}
            optional={!event}
            maxLength={eventLengths.url}
            placeholder={suggestEventUrl(values.name)}
            help={urlHelp(values, event)}
          />
          <DateField
            name={field("startsOn")}
            label={m.event_field_starts_on()}
            help={startsInPast(values, event) && <strong>{m.event_field_starts_on_past()}</strong>}
          />
          <DateField
            name={field("endsOn")}
            label={m.event_field_ends_on()}
            help={!event && m.event_field_ends_on_help()}
            optional={!event}
          />
          {event && values.startsOn !== event.startsOn && <MoveSessions eventUrl={event.url} />}
          <SelectField
            name={field("discipline")}
            label={m.event_discipline()}
            options={disciplineOptions()}
          />
          {!event && (
            <SelectField
              name={field("preset")}
              label={m.event_field_preset()}
              help={m.event_field_preset_help()}
              unchosen={usualPresetLabel(values.discipline)}
              options={otherPresets(values)}
            />
          )}
          {!event && <LayoutFields values={withLastDay(values)} preset={chosenPreset(values)} />}
          <TextField
            name={field("venue")}
            label={m.event_field_venue()}
            help={m.event_field_venue_help()}
            optional
            maxLength={eventLengths.venue}
          />
          <TextField
            name={field("location")}
            label={m.event_field_location()}
            help={m.event_field_location_help()}
            optional
            maxLength={eventLengths.location}
          />
          <TimeZoneField chosen={values.timeZone} event={event} />
          <TextAreaField
            name={field("description")}
            label={m.event_field_description()}
            help={m.event_field_description_help()}
            optional
            maxLength={eventLengths.description}
          />
        </>
      )}
    </Form>
  );
}

/** What was printed and shared already is what somebody thinks of who changes an address. */
function urlHelp(values: EventFormValues, event: EventResponse | undefined): string {
  const url = values.url || suggestEventUrl(values.name);
  if (!event || values.url === "" || url === event.url) return m.event_field_url_help({ url });
  const addresses = { url, old: event.url };
  return event.visibility === "public"
    ? m.event_field_url_leads_on(addresses)
    : m.event_field_url_unlisted(addresses);
}

/** Usually a slip of the year; but what was fished may also be written down later. */
function startsInPast({ startsOn, timeZone }: EventFormValues, event: EventResponse | undefined): boolean {
  if (startsOn === "" || startsOn === event?.startsOn) return false;
  return startsOn < dayOf(new Date().toISOString(), timeZone);
}

/** A postponed event usually takes its sessions along; one that only begins earlier does not. */
function MoveSessions({ eventUrl }: { eventUrl: string }) {
  const page = useManagePage(eventUrl)("sessions");
  return (
    <CheckboxField
      name={field("moveSessions")}
      label={m.event_field_move_sessions()}
      help={
        <>
          {m.event_field_move_sessions_help()}{" "}
          {page && <Link to={page}>{m.event_field_move_sessions_link()}</Link>}
        </>
      }
    />
  );
}

/** What is sent: what was left to follow something else is left out or filled in. */
export function chosenPreset({
  preset,
  discipline,
}: Pick<EventFormValues, "preset" | "discipline">): PresetName {
  return preset || usualPreset(discipline);
}

function usualPresetLabel(discipline: Discipline): string {
  const usual = usualPreset(discipline);
  return presetOptions().find(({ value }) => value === usual)?.label ?? "";
}

/** Without the usual one, which stands on top, unless it was chosen by itself. */
function otherPresets({ preset, discipline }: EventFormValues) {
  const usual = usualPreset(discipline);
  return presetOptions().filter(({ value }) => value !== usual || value === preset);
}

function valuesOf(event: EventResponse): EventFormValues {
  const { name, url, description, venue, location, startsOn, endsOn, timeZone, discipline, preset } = event;
  return {
    name,
    url,
    description,
    venue,
    location,
    startsOn,
    endsOn,
    timeZone,
    discipline,
    preset,
    moveSessions: false,
    ...noLayout,
  };
}

function emptyValues(): EventFormValues {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  return {
    name: "",
    url: "",
    description: "",
    venue: "",
    location: "",
    startsOn: "",
    endsOn: "",
    timeZone,
    discipline: "fly",
    preset: "",
    moveSessions: false,
    ...noLayout,
  };
}
