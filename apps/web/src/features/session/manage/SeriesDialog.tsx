import type { EventResponse } from "@tightlines/contract/event";
import type { SessionResponse } from "@tightlines/contract/session";
import { sessionKinds } from "@tightlines/domain/session/session-kind";
import { useApi } from "../../../lib/api/api.context.ts";
import { m } from "../../../paraglide/messages.js";
import { Dialog } from "../../../ui/Dialog.tsx";
import { DateField } from "../../../ui/form/DateField.tsx";
import { Form } from "../../../ui/form/Form.tsx";
import { NumberField } from "../../../ui/form/NumberField.tsx";
import { SelectField } from "../../../ui/form/SelectField.tsx";
import { TextField } from "../../../ui/form/TextField.tsx";
import { kindLabel } from "../session-label.ts";
import { readSeries, type SeriesValues } from "./read-series.ts";
import styles from "./SeriesDialog.module.css";
import { SeriesPreview } from "./SeriesPreview.tsx";
import { fieldNames } from "../../../ui/form/field-name.ts";

const field = fieldNames<ReturnType<typeof firstWish>>();

export interface SeriesDialogProps {
  event: EventResponse;
  isOpen: boolean;
  onClose: () => void;
  onAdded: (added: SessionResponse[]) => void;
}

/** "5 sessions of 3 hours over 3 days": what it comes to is shown while it is typed. */
export function SeriesDialog({ event, isOpen, onClose, onAdded }: SeriesDialogProps) {
  const api = useApi();
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={m.session_series_title()}>
      <Form
        initialValues={firstWish(event)}
        onSubmit={({ kind, ...values }) =>
          api.post("/api/events/{event}/sessions/series", {
            params: { event: event.url },
            body: { ...readSeries(values), kind },
          })
        }
        onSaved={({ data }) => {
          onClose();
          onAdded(data);
        }}
        submitLabel={m.session_series_submit()}
      >
        {(values) => (
          <>
            <div className={styles.pair}>
              <NumberField
                name={field("count")}
                label={m.session_series_count()}
                whole
                rule={within(1, 50)}
              />
              <NumberField
                name={field("hours")}
                label={m.session_series_hours()}
                unit="h"
                rule={within(0.1, 48)}
              />
            </div>
            <div className={styles.pair}>
              <NumberField name={field("days")} label={m.session_series_days()} whole rule={within(1, 31)} />
              <DateField
                name={field("firstDay")}
                label={m.session_series_first_day()}
                min={event.startsOn}
                max={event.endsOn}
              />
            </div>
            <div className={styles.pair}>
              <TextField name={field("firstStart")} type="time" label={m.session_series_first_start()} />
              <NumberField
                name={field("pauseMinutes")}
                label={m.session_series_pause()}
                unit="min"
                whole
                rule={within(0, 1440)}
              />
            </div>
            <SelectField
              name={field("kind")}
              label={m.session_field_kind()}
              options={sessionKinds.map((value) => ({ value, label: kindLabel(value) }))}
            />
            <SeriesPreview values={values} event={event} />
          </>
        )}
      </Form>
    </Dialog>
  );
}

/** As many sessions as there are days, of three hours each. */
function firstWish({ startsOn, endsOn }: EventResponse): SeriesValues & { kind: SessionResponse["kind"] } {
  const days = Math.round((Date.parse(endsOn) - Date.parse(startsOn)) / 86_400_000) + 1;
  const count = Math.min(days, 31);
  return {
    count,
    hours: 3,
    days: count,
    firstDay: startsOn,
    firstStart: "09:00",
    pauseMinutes: 60,
    kind: "official",
  };
}

function within(least: number, most: number) {
  return (value: number) =>
    value >= least && value <= most ? null : m.session_series_range({ least, most });
}
