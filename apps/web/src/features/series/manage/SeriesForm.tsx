import { useQuery } from "@tanstack/react-query";
import { SERIES_ROUNDS } from "@tightlines/contract/limits";
import type { SeriesResponse } from "@tightlines/contract/series/series";
import { eventLengths } from "@tightlines/domain/event/event-lengths";
import { suggestEventUrl } from "@tightlines/domain/event/event-url";
import { useApi } from "../../../lib/api/api.context.ts";
import { ButtonLink } from "../../../lib/ButtonLink.tsx";
import { formatDates } from "../../../lib/time/format-day.ts";
import { m } from "../../../paraglide/messages.js";
import { Banner } from "../../../ui/Banner.tsx";
import { fieldNames } from "../../../ui/form/field-name.ts";
import { Form } from "../../../ui/form/Form.tsx";
import { NumberField } from "../../../ui/form/NumberField.tsx";
import { PickField } from "../../../ui/form/PickField.tsx";
import { SelectField } from "../../../ui/form/SelectField.tsx";
import { TextField } from "../../../ui/form/TextField.tsx";
import { Loaded } from "../../../ui/Loaded.tsx";
import { FormSkeleton } from "../../../ui/Skeletons.tsx";
import { ownEventsQuery } from "../series.queries.ts";
import { emptyValues, readTable, type SeriesFormValues, valuesOf } from "./series-values.ts";

const field = fieldNames<SeriesFormValues>();

export interface SeriesFormProps<Answer> {
  /** Absent for a new series. */
  series?: SeriesResponse;
  onSubmit: (values: SeriesFormValues, revision: number) => Promise<Answer>;
  onSaved: (answer: Answer) => void;
  submitLabel: string;
}

/** One form for adding and editing a series. */
export function SeriesForm<Answer>({ series, ...form }: SeriesFormProps<Answer>) {
  const query = useQuery(ownEventsQuery(useApi()));
  return (
    <Loaded query={query} skeleton={<FormSkeleton fields={6} />}>
      {(own) => {
        // An event that is in the series already may stay, whoever organizes it now.
        const others = (series?.rounds ?? []).filter(({ eventId }) => own.every(({ id }) => id !== eventId));
        const events = [
          ...own.map(optionOf),
          ...others.map((round) => optionOf({ ...round, id: round.eventId })),
        ];
        return (
          <Form
            initialValues={series ? valuesOf(series) : emptyValues()}
            stored={series && { row: series, valuesOf }}
            secondary={
              <ButtonLink to="/series" search={{ mine: "true" }} variant="subtle">
                {m.ui_cancel()}
              </ButtonLink>
            }
            {...form}
          >
            {(values) => (
              <>
                <TextField name={field("name")} label={m.series_field_name()} maxLength={eventLengths.name} />
                {!series && <AddressField values={values} />}
                <PickField
                  name={field("eventIds")}
                  label={m.series_field_events()}
                  help={events.length === 0 ? m.series_field_events_none() : m.series_field_events_help()}
                  options={events}
                />
                <BonusFields values={values} events={events} />
                {values.isSpecial ? (
                  <Banner tone="water">{m.series_rules_special()}</Banner>
                ) : (
                  <RuleFields values={values} />
                )}
              </>
            )}
          </Form>
        );
      }}
    </Loaded>
  );
}

interface EventOption {
  value: number;
  label: string;
}

function optionOf(event: { id: number; name: string; startsOn: string; endsOn: string }): EventOption {
  return { value: event.id, label: `${event.name}, ${formatDates(event)}` };
}

function AddressField({ values }: { values: SeriesFormValues }) {
  const suggested = suggestEventUrl(values.name, "series");
  return (
    <TextField
      name={field("url")}
      label={m.series_field_url()}
      optional
      maxLength={eventLengths.url}
      placeholder={suggested}
      help={m.series_field_url_help({ url: values.url || suggested })}
    />
  );
}

function BonusFields({ values, events }: { values: SeriesFormValues; events: readonly EventOption[] }) {
  const chosen = events.filter(({ value }) => values.eventIds.includes(value));
  if (chosen.length === 0) return null;
  return (
    <>
      <PickField
        name={field("bonusIds")}
        label={m.series_field_bonus()}
        help={m.series_field_bonus_help()}
        options={chosen}
      />
      {values.bonusIds.length > 0 && !values.isSpecial && (
        <NumberField
          name={field("multiplier")}
          label={m.series_field_multiplier()}
          whole
          rule={between(1, 100, m.series_field_multiplier_wrong)}
        />
      )}
    </>
  );
}

function RuleFields({ values }: { values: SeriesFormValues }) {
  return (
    <>
      <SelectField
        name={field("points")}
        label={m.series_field_points()}
        options={[
          { value: "table", label: m.series_points_table() },
          { value: "descending", label: m.series_points_descending() },
          { value: "place", label: m.series_points_place() },
        ]}
      />
      {values.points === "table" && (
        <TextField
          name={field("table")}
          label={m.series_field_table()}
          help={m.series_field_table_help()}
          rule={(text) => (readTable(text) ? null : m.series_field_table_wrong())}
        />
      )}
      {values.points === "descending" && (
        <NumberField
          name={field("first")}
          label={m.series_field_first()}
          whole
          rule={between(1, 10_000, m.series_field_first_wrong)}
        />
      )}
      <SelectField
        name={field("counts")}
        label={m.series_field_counts()}
        options={[
          { value: "all", label: m.series_counts_option_all() },
          { value: "best", label: m.series_counts_option_best() },
          { value: "drop", label: m.series_counts_option_drop() },
          { value: "half-drop", label: m.series_counts_option_half() },
        ]}
      />
      {values.counts !== "all" && (
        <NumberField
          name={field("rounds")}
          label={m.series_field_rounds()}
          whole
          rule={between(1, SERIES_ROUNDS, m.series_field_rounds_wrong)}
        />
      )}
      <NumberField
        name={field("minimumRounds")}
        label={m.series_field_minimum()}
        optional
        whole
        rule={between(1, SERIES_ROUNDS, m.series_field_rounds_wrong)}
      />
    </>
  );
}

function between(least: number, most: number, wrong: () => string) {
  return (value: number) => (value >= least && value <= most ? null : wrong());
}
