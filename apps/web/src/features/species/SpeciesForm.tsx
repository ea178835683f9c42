import type { SpeciesInput, SpeciesResponse } from "@tightlines/contract/species";
import { measuredToEnds } from "@tightlines/domain/species/measured-to";
import { isLatinName, isSpeciesCode } from "@tightlines/domain/species/species-name";
import { speciesLengths } from "@tightlines/domain/species/species-lengths";
import { m } from "../../paraglide/messages.js";
import { Form } from "../../ui/form/Form.tsx";
import { NumberField } from "../../ui/form/NumberField.tsx";
import { SelectField } from "../../ui/form/SelectField.tsx";
import { TextField } from "../../ui/form/TextField.tsx";
import { ImageField } from "../upload/ImageField.tsx";
import { measuredToLabel } from "./species-label.ts";
import { ButtonLink } from "../../lib/ButtonLink.tsx";
import { fieldNames } from "../../ui/form/field-name.ts";

const field = fieldNames<SpeciesFormValues>();

export interface SpeciesFormProps<Answer> {
  /** Absent for a new species. */
  species?: SpeciesResponse;
  onSubmit: (input: SpeciesInput, revision: number) => Promise<Answer>;
  onSaved: (answer: Answer) => void;
  submitLabel: string;
}

/** One form for adding and editing a species. */
export function SpeciesForm<Answer>({ species, onSubmit, ...form }: SpeciesFormProps<Answer>) {
  return (
    <Form
      initialValues={species ? valuesOf(species) : emptyValues}
      stored={species && { row: species, valuesOf }}
      onSubmit={({ minLengthCm, ...values }, revision) => {
        const defaultMinLengthMm = minLengthCm === null ? null : Math.round(minLengthCm * 10);
        return onSubmit({ ...values, defaultMinLengthMm }, revision);
      }}
      secondary={
        <ButtonLink to="/species" variant="subtle">
          {m.ui_cancel()}
        </ButtonLink>
      }
      {...form}
    >
      <TextField name={field("name")} label={m.species_field_name()} maxLength={speciesLengths.name} />
      <TextField
        name={field("latinName")}
        label={m.species_field_latin_name()}
        help={m.species_field_latin_name_help()}
        maxLength={speciesLengths.latinName}
        rule={(text) => (isLatinName(text.trim()) ? null : m.species_field_latin_name_wrong())}
      />
      <TextField
        name={field("code")}
        label={m.species_field_code()}
        help={m.species_field_code_help()}
        maxLength={speciesLengths.code}
        rule={(text) => (isSpeciesCode(text.trim().toUpperCase()) ? null : m.species_field_code_wrong())}
      />
      <NumberField
        name={field("minLengthCm")}
        label={m.species_field_min_length()}
        help={m.species_field_min_length_help()}
        unit="cm"
        optional
        rule={(cm) => (cm >= 0.1 && cm <= 1000 ? null : m.species_field_min_length_wrong())}
      />
      <SelectField
        name={field("measuredTo")}
        label={m.species_field_measured_to()}
        options={measuredToEnds.map((value) => ({ value, label: measuredToLabel(value) }))}
      />
      <ImageField name={field("photo")} label={m.species_field_photo()} aspect={1.5} />
    </Form>
  );
}

interface SpeciesFormValues extends Omit<SpeciesInput, "defaultMinLengthMm"> {
  /** Anglers speak of centimetres; what is stored are millimetres. */
  minLengthCm: number | null;
}

const emptyValues: SpeciesFormValues = {
  name: "",
  latinName: "",
  code: "",
  minLengthCm: null,
  measuredTo: "tail",
  photo: null,
};

function valuesOf(species: SpeciesResponse): SpeciesFormValues {
  const { name, latinName, code, defaultMinLengthMm, measuredTo, photo } = species;
  const minLengthCm = defaultMinLengthMm === null ? null : defaultMinLengthMm / 10;
  return { name, latinName, code, minLengthCm, measuredTo, photo };
}
