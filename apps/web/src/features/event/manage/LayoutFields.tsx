import { type EventLayout, pegsPerSector } from "@tightlines/domain/event/event-layout";
import type { PresetName } from "@tightlines/domain/event/preset-name";
import { m } from "../../../paraglide/messages.js";
import { NumberField } from "../../../ui/form/NumberField.tsx";
import { SelectField } from "../../../ui/form/SelectField.tsx";
import { TextField } from "../../../ui/form/TextField.tsx";
import { fieldNames } from "../../../ui/form/field-name.ts";
import { countDays, type LayoutValues, noLayout, readLayout } from "./layout-values.ts";
import styles from "./LayoutFields.module.css";

const field = fieldNames<LayoutValues>();

interface LayoutFieldsProps {
  values: LayoutValues & { startsOn: string; endsOn: string };
  preset: PresetName;
}

/** What makes a match. Anglers alone will do: the rest is as usual, and what it comes to is shown while it is typed. */
export function LayoutFields({ values, preset }: LayoutFieldsProps) {
  const layout = readLayout(values, preset, values);
  const usual = readLayout({ ...noLayout, anglers: values.anglers }, preset, values);
  return (
    <>
      <NumberField
        name={field("anglers")}
        label={m.event_layout_anglers()}
        help={m.event_layout_anglers_help()}
        whole
        optional
        rule={within(1, 2000)}
      />
      {layout && usual && (
        <>
          <div className={styles.pair}>
            <NumberField
              name={field("sectors")}
              label={m.event_layout_sectors()}
              placeholder={String(usual.sectors)}
              whole
              optional
              rule={within(1, 50)}
            />
            <NumberField
              name={field("sessions")}
              label={m.event_layout_sessions()}
              placeholder={String(usual.sessions)}
              whole
              optional
              rule={within(1, 50)}
            />
          </div>
          <div className={styles.pair}>
            <NumberField
              name={field("hours")}
              label={m.event_layout_hours()}
              placeholder={String(usual.minutes / 60)}
              unit="h"
              optional
              rule={within(0.1, 48)}
            />
            <TextField name={field("firstStart")} type="time" label={m.event_layout_first_start()} />
          </div>
          {layout.sessions > countDays(values) && (
            <NumberField
              name={field("pauseMinutes")}
              label={m.event_layout_pause()}
              unit="min"
              whole
              rule={within(0, 1440)}
            />
          )}
          {layout.sectors > 1 && (
            <SelectField
              name={field("rotates")}
              label={m.event_layout_rotates()}
              unchosen={rotationLabel(
                readLayout({ ...values, rotates: "" }, preset, values)?.rotates ?? false,
              )}
              options={otherRotation(values, preset)}
            />
          )}
          <output className={styles.summary}>{summaryOf(layout)}</output>
        </>
      )}
    </>
  );
}

/** The one that is not usual; and the usual one, too, once it was chosen by itself. */
function otherRotation(values: LayoutFieldsProps["values"], preset: PresetName) {
  const isUsual = readLayout({ ...values, rotates: "" }, preset, values)?.rotates ?? false;
  const options = [
    { value: "groups", label: rotationLabel(true) },
    { value: "free", label: rotationLabel(false) },
  ];
  return options.filter(({ value }) => (value === "groups") !== isUsual || value === values.rotates);
}

function rotationLabel(rotates: boolean): string {
  return rotates ? m.event_layout_rotates_groups() : m.event_layout_rotates_free();
}

function summaryOf(layout: EventLayout): string {
  const { sectors, sessions, minutes, rotates } = layout;
  const parts = [
    m.event_layout_makes_sectors({ count: sectors, pegs: pegsPerSector(layout) }),
    m.event_layout_makes_sessions({ count: sessions, hours: String(minutes / 60) }),
    ...(rotates && sectors > 1 ? [m.event_layout_makes_groups({ count: sectors })] : []),
  ];
  return m.event_layout_makes({ parts: parts.join(", ") });
}

function within(least: number, most: number) {
  return (value: number) => (value >= least && value <= most ? null : m.event_layout_range({ least, most }));
}
