import type { SectorInput, SectorResponse } from "@tightlines/contract/sector";
import { isSectorCode, type SectorKind, sectorKinds } from "@tightlines/domain/sector/sector-kind";
import { sectorLengths } from "@tightlines/domain/sector/sector-lengths";
import type { ReactNode } from "react";
import { m } from "../../../paraglide/messages.js";
import { Form } from "../../../ui/form/Form.tsx";
import { SelectField } from "../../../ui/form/SelectField.tsx";
import { TextAreaField } from "../../../ui/form/TextAreaField.tsx";
import { TextField } from "../../../ui/form/TextField.tsx";
import { kindLabel } from "../kind-label.ts";
import { sectorTitle } from "../sector-title.ts";
import { MapPinFields, readDegrees } from "./MapPinFields.tsx";
import type { PegDraft } from "./peg-edits.ts";
import { PegsField } from "./PegsField.tsx";
import { fieldNames } from "../../../ui/form/field-name.ts";

const field = fieldNames<SectorFormValues>();

export interface SectorFormValues {
  code: string;
  name: string;
  kind: SectorKind;
  /** An id as the select holds it; empty for a sector of its own. */
  parentId: string;
  description: string;
  latitude: string;
  longitude: string;
  pegs: readonly PegDraft[];
}

export interface SectorFormProps<Answer> {
  /** Absent for a new sector. */
  sector?: SectorResponse;
  /** What a new one begins with. */
  initialValues?: SectorFormValues;
  /** All sectors of the event: which of them this one may be a part of, and which colour comes next. */
  sectors: readonly SectorResponse[];
  onSubmit: (input: SectorInput, revision: number) => Promise<Answer>;
  onSaved: (answer: Answer, values: SectorFormValues, isSecond: boolean) => void;
  submitLabel: string;
  secondSubmitLabel?: string;
  secondary?: ReactNode;
}

/** One form for adding and editing a sector with its pegs. */
export function SectorForm<Answer>({
  sector,
  initialValues = emptyValues,
  sectors,
  onSubmit,
  ...form
}: SectorFormProps<Answer>) {
  const wholes = possibleWholes(sectors, sector);
  return (
    <Form
      initialValues={sector ? valuesOf(sector) : initialValues}
      stored={sector && { row: sector, valuesOf }}
      validate={({ latitude, longitude }) =>
        (latitude.trim() === "") !== (longitude.trim() === "") ? { longitude: m.sector_pin_half() } : {}
      }
      onSubmit={(values, revision) => onSubmit(inputOf(values), revision)}
      {...form}
    >
      <TextField
        name={field("code")}
        label={m.sector_field_code()}
        help={m.sector_field_code_help()}
        maxLength={sectorLengths.code}
        rule={(text) => (isSectorCode(text.trim()) ? null : m.sector_field_code_wrong())}
      />
      <TextField
        name={field("name")}
        label={m.sector_field_name()}
        help={m.sector_field_name_help()}
        optional
        maxLength={sectorLengths.name}
      />
      <PegsField name={field("pegs")} position={sector?.position ?? sectors.length} />
      <SelectField
        name={field("kind")}
        label={m.sector_field_kind()}
        help={m.sector_field_kind_help()}
        options={sectorKinds.map((value) => ({ value, label: kindLabel(value) }))}
      />
      {wholes.length > 0 && (
        <SelectField
          name={field("parentId")}
          label={m.sector_field_parent()}
          help={m.sector_field_parent_help()}
          optional
          placeholder={m.sector_field_parent_none()}
          options={wholes.map((whole) => ({ value: String(whole.id), label: sectorTitle(whole) }))}
        />
      )}
      <TextAreaField
        name={field("description")}
        label={m.sector_field_description()}
        help={m.sector_field_description_help()}
        optional
        maxLength={sectorLengths.description}
        rows={3}
      />
      <MapPinFields />
    </Form>
  );
}

export const emptyValues: SectorFormValues = {
  code: "",
  name: "",
  kind: "bank",
  parentId: "",
  description: "",
  latitude: "",
  longitude: "",
  pegs: [],
};

function valuesOf(sector: SectorResponse): SectorFormValues {
  const { code, name, kind, parentId, description, latitude, longitude, pegs } = sector;
  return {
    code,
    name,
    kind,
    parentId: parentId === null ? "" : String(parentId),
    description,
    latitude: latitude === null ? "" : String(latitude),
    longitude: longitude === null ? "" : String(longitude),
    pegs,
  };
}

function inputOf({ parentId, latitude, longitude, pegs, ...values }: SectorFormValues): SectorInput {
  return {
    ...values,
    parentId: parentId === "" ? null : Number(parentId),
    latitude: readDegrees(latitude),
    longitude: readDegrees(longitude),
    pegs: [...pegs],
  };
}

/** Sub-sectors go one level deep: a part has no parts, and what has parts is none. */
function possibleWholes(sectors: readonly SectorResponse[], sector: SectorResponse | undefined) {
  if (sector && sectors.some(({ parentId }) => parentId === sector.id)) return [];
  return sectors.filter(({ id, parentId }) => parentId === null && id !== sector?.id);
}
