import type { EventResponse } from "@tightlines/contract/event";
import type { EventSpeciesResponse } from "@tightlines/contract/event-species";
import { parseRational } from "@tightlines/domain/number/format-rational";
import { eventSpeciesLengths } from "@tightlines/domain/species/species-lengths";
import { useApi } from "../../../lib/api/api.context.ts";
import { m } from "../../../paraglide/messages.js";
import { Form } from "../../../ui/form/Form.tsx";
import { NumberField } from "../../../ui/form/NumberField.tsx";
import { TextField } from "../../../ui/form/TextField.tsx";
import { minLengthLabel } from "../../species/species-label.ts";
import { fieldNames } from "../../../ui/form/field-name.ts";

const field = fieldNames<EventSpeciesValues>();

/** Where the event departs from the species' own figures; empty keeps them. */
export function EventSpeciesForm({ event, species, onSaved }: EventSpeciesFormProps) {
  const api = useApi();
  return (
    <Form
      initialValues={valuesOf(species)}
      stored={{ row: species, valuesOf }}
      onSubmit={async ({ minLengthCm, cap, points }, revision) => {
        const minLengthMm = minLengthCm === null ? null : Math.round(minLengthCm * 10);
        const { data } = await api.patch("/api/events/{event}/species/{id}", {
          params: { event: String(event.id), id: String(species.id) },
          body: { minLengthMm, cap, points: plainPoints(points) || null, revision },
        });
        return data;
      }}
      onSaved={onSaved}
      submitLabel={m.ui_save()}
    >
      <NumberField
        name={field("minLengthCm")}
        label={m.event_species_field_min()}
        help={m.event_species_field_min_help({ usual: minLengthLabel(species.defaultMinLengthMm) })}
        unit="cm"
        optional
        rule={(cm) => (cm >= 0 && cm <= 1000 ? null : m.event_species_field_min_wrong())}
      />
      <NumberField
        name={field("cap")}
        label={m.event_species_field_cap()}
        help={m.event_species_field_cap_help()}
        whole
        optional
        rule={(count) => (count >= 1 && count <= 10_000 ? null : m.event_species_field_cap_wrong())}
      />
      <TextField
        name={field("points")}
        label={m.event_species_field_points()}
        help={m.event_species_field_points_help()}
        inputMode="decimal"
        maxLength={eventSpeciesLengths.points}
        optional
        rule={(text) => (isPoints(plainPoints(text)) ? null : m.event_species_field_points_wrong())}
      />
    </Form>
  );
}

export interface EventSpeciesFormProps {
  event: EventResponse;
  species: EventSpeciesResponse;
  onSaved: (species: EventSpeciesResponse) => void;
}

interface EventSpeciesValues {
  /** Anglers speak of centimetres; what is stored are millimetres. */
  minLengthCm: number | null;
  cap: number | null;
  points: string;
}

function valuesOf({ minLengthMm, cap, points }: EventSpeciesResponse): EventSpeciesValues {
  return { minLengthCm: minLengthMm === null ? null : minLengthMm / 10, cap, points: points ?? "" };
}

/** Half of Europe types a decimal comma. */
function plainPoints(text: string): string {
  return text.trim().replace(",", ".");
}

function isPoints(text: string): boolean {
  return !text.startsWith("-") && parseRational(text) !== undefined;
}
