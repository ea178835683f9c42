import { measuredToEnds } from "@tightlines/domain/species/measured-to";
import { isLatinName, isSpeciesCode } from "@tightlines/domain/species/species-name";
import { speciesLengths } from "@tightlines/domain/species/species-lengths";
import { z } from "zod";
import { endpoint } from "./endpoint.ts";
import { imageAddress } from "./upload.ts";
import { sizedPageQuery } from "./page.ts";
import { why } from "./problem/why.ts";
import { rowId } from "./row-id.ts";

export const speciesResponse = z.object({
  id: z.number().int(),
  name: z.string(),
  latinName: z.string(),
  code: z.string(),
  defaultMinLengthMm: z.number().int().nullable().describe("Millimetres; null where every size counts"),
  measuredTo: z.enum(measuredToEnds),
  photo: z.string().nullable(),
  revision: z.number().int().describe("Goes up with every change; send it back to change what you saw"),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
});

const speciesFields = {
  name: z.string().trim().min(1, why("name-missing")).max(speciesLengths.name),
  latinName: z.string().trim().max(speciesLengths.latinName).refine(isLatinName, why("not-a-latin-name")),
  code: z.string().trim().toUpperCase().refine(isSpeciesCode, why("not-a-species-code")),
  defaultMinLengthMm: z
    .number()
    .int(why("not-whole-millimetres"))
    .min(1, why("length-too-low"))
    .max(10_000, why("length-too-high"))
    .nullable(),
  measuredTo: z.enum(measuredToEnds, why("measured-to-missing")),
  photo: imageAddress,
};

export const speciesInput = z.object({
  ...speciesFields,
  defaultMinLengthMm: speciesFields.defaultMinLengthMm.default(null),
  photo: speciesFields.photo.default(null),
});

export const speciesPatch = z.object({
  ...z.object(speciesFields).partial().shape,
  revision: z.number().int().describe("The revision that was seen; a stale one is refused"),
});

export const speciesListQuery = sizedPageQuery(["name", "latin_name", "code"]);

export type SpeciesResponse = z.output<typeof speciesResponse>;
export type SpeciesInput = z.output<typeof speciesInput>;
export type SpeciesPatch = z.output<typeof speciesPatch>;
export type SpeciesListQuery = z.output<typeof speciesListQuery>;

const speciesParams = z.object({ id: rowId.describe("The species' id") });

export const speciesEndpoints = {
  listSpecies: endpoint({
    method: "GET",
    path: "/api/species",
    summary: "Species, by name",
    access: "organizer",
    status: 200,
    query: speciesListQuery,
    answer: z.array(speciesResponse),
    isPaged: true,
  }),
  getSpecies: endpoint({
    method: "GET",
    path: "/api/species/{id}",
    summary: "One species",
    access: "organizer",
    status: 200,
    params: speciesParams,
    answer: speciesResponse,
    problems: ["species-not-found"],
  }),
  addSpecies: endpoint({
    method: "POST",
    path: "/api/species",
    summary: "Add a species",
    access: "administrator",
    status: 201,
    body: speciesInput,
    answer: speciesResponse,
    problems: ["species-code-taken", "latin-name-taken", "upload-not-found"],
  }),
  updateSpecies: endpoint({
    method: "PATCH",
    path: "/api/species/{id}",
    summary: "Change a species",
    access: "administrator",
    status: 200,
    params: speciesParams,
    body: speciesPatch,
    answer: speciesResponse,
    problems: [
      "species-not-found",
      "stale-revision",
      "species-code-taken",
      "latin-name-taken",
      "upload-not-found",
    ],
  }),
  deleteSpecies: endpoint({
    method: "DELETE",
    path: "/api/species/{id}",
    summary: "Delete a species no event uses",
    access: "administrator",
    status: 200,
    params: speciesParams,
    answer: z.object({ id: z.number().int() }),
    problems: ["species-not-found", "species-in-use"],
  }),
};
