import { MAX_PEG_NUMBER, MAX_PEGS, findRepeatedNumber } from "@tightlines/domain/sector/peg";
import { isSectorCode, sectorKinds } from "@tightlines/domain/sector/sector-kind";
import { pegLengths, sectorLengths } from "@tightlines/domain/sector/sector-lengths";
import { z } from "zod";
import { endpoint } from "./endpoint.ts";
import {
  eventParams,
  eventPartParams,
  orderInput,
  revision,
  rowFields,
  takenBack,
  undoInput,
  wantedPosition,
} from "./event-part.ts";
import { sizedPageQuery } from "./page.ts";
import { why } from "./problem/why.ts";

const pegResponse = z.object({
  id: z.number().int(),
  number: z.number().int(),
  isEnd: z.boolean(),
  isAccessible: z.boolean(),
  outOfUseReason: z.string().nullable().describe("Why nobody may be drawn on it; null while it is in use"),
});

export const sectorResponse = z.object({
  ...rowFields,
  parentId: z.number().int().nullable().describe("The sector it is a part of; sub-sectors rank apart"),
  code: z.string(),
  name: z.string(),
  description: z.string(),
  kind: z.enum(sectorKinds),
  position: z.number().int().describe("Its place in the event's order, from 0; its colour follows from it"),
  latitude: z.number().nullable(),
  longitude: z.number().nullable(),
  pegs: z.array(pegResponse).describe("In their order along the water"),
});

const wholeNumber = z.number().int();

const pegInput = z.object({
  id: z.number().int().positive().optional().describe("Of a peg that is there already; a new one has none"),
  number: wholeNumber.min(1).max(MAX_PEG_NUMBER),
  isEnd: z.boolean().default(false),
  isAccessible: z.boolean().default(false),
  outOfUseReason: z
    .string()
    .trim()
    .min(1, why("out-of-use-reason-missing"))
    .max(pegLengths.outOfUseReason)
    .nullable()
    .default(null),
});

const pegsInput = z
  .array(pegInput)
  .max(MAX_PEGS, why("too-many-pegs"))
  .superRefine((pegs, context) => {
    const repeated = findRepeatedNumber(pegs);
    if (repeated !== undefined)
      context.addIssue({ code: "custom", message: why("peg-number-twice", { number: repeated }) });
    const ids = pegs.flatMap(({ id }) => id ?? []);
    if (new Set(ids).size < ids.length) context.addIssue({ code: "custom", message: why("peg-twice") });
  })
  .describe("In their order along the water; those left out are removed");

const code = z.string().trim().toUpperCase().refine(isSectorCode, why("not-a-sector-code"));
const latitude = z
  .number()
  .min(-90, why("latitude-out-of-range"))
  .max(90, why("latitude-out-of-range"))
  .nullable();
const longitude = z
  .number()
  .min(-180, why("longitude-out-of-range"))
  .max(180, why("longitude-out-of-range"))
  .nullable();

const sectorFields = {
  code,
  name: z.string().trim().max(sectorLengths.name),
  description: z.string().trim().max(sectorLengths.description),
  kind: z.enum(sectorKinds, why("kind-missing")),
  parentId: z.number().int().positive().nullable(),
  latitude,
  longitude,
  pegs: pegsInput,
};

const halfPin = { path: ["longitude"], message: why("half-a-map-pin") };

export const sectorInput = z
  .object({
    ...sectorFields,
    name: sectorFields.name.default(""),
    description: sectorFields.description.default(""),
    kind: sectorFields.kind.default("bank"),
    parentId: sectorFields.parentId.default(null),
    latitude: latitude.default(null),
    longitude: longitude.default(null),
    pegs: pegsInput.default([]),
    position: wantedPosition,
  })
  .refine((sector) => (sector.latitude === null) === (sector.longitude === null), halfPin);

export const sectorPatch = z.object({ ...z.object(sectorFields).partial().shape, revision });

export const sectorSeries = z
  .object({
    codes: z
      .array(code)
      .min(1, why("no-sector-codes"))
      .max(50, why("too-many-sectors"))
      .refine((codes) => new Set(codes).size === codes.length, why("sector-code-twice")),
    kind: sectorFields.kind.default("bank"),
    pegCount: wholeNumber.min(0).max(MAX_PEGS, why("too-many-pegs")).describe("Pegs of each sector"),
    isNumberedThrough: z
      .boolean()
      .default(false)
      .describe("Whether peg numbers go on from sector to sector; else each starts at 1"),
    marksEnds: z.boolean().default(true).describe("Whether the first and the last peg of each are end pegs"),
  })
  .refine(
    ({ codes, pegCount, isNumberedThrough }) =>
      !isNumberedThrough || codes.length * pegCount <= MAX_PEG_NUMBER,
    {
      path: ["isNumberedThrough"],
      message: why("peg-numbers-too-high", { max: MAX_PEG_NUMBER }),
    },
  );

export type SectorResponse = z.output<typeof sectorResponse>;
export type PegInput = z.output<typeof pegInput>;
export type SectorInput = z.output<typeof sectorInput>;
export type SectorPatch = z.output<typeof sectorPatch>;
export type SectorSeries = z.output<typeof sectorSeries>;

const sectorListQuery = sizedPageQuery(["position", "code", "name"]);

export type SectorListQuery = z.output<typeof sectorListQuery>;

export const sectorEndpoints = {
  listSectors: endpoint({
    method: "GET",
    path: "/api/events/{event}/sectors",
    summary: "An event's sectors with their pegs, in the event's order",
    access: "event-guest",
    status: 200,
    params: eventParams,
    query: sectorListQuery,
    answer: z.array(sectorResponse),
    isPaged: true,
  }),
  getSector: endpoint({
    method: "GET",
    path: "/api/events/{event}/sectors/{id}",
    summary: "One sector with its pegs",
    access: "event-guest",
    status: 200,
    params: eventPartParams,
    answer: sectorResponse,
    problems: ["sector-not-found"],
  }),
  addSector: endpoint({
    method: "POST",
    path: "/api/events/{event}/sectors",
    summary: "Add a sector with its pegs",
    access: "event-organizer",
    status: 201,
    params: eventParams,
    body: sectorInput,
    answer: sectorResponse,
    problems: ["event-full", "sector-not-found", "sector-code-taken", "sub-sector-too-deep"],
  }),
  addSectorSeries: endpoint({
    method: "POST",
    path: "/api/events/{event}/sectors/series",
    summary: "Add several sectors of as many pegs each, all or none",
    access: "event-organizer",
    status: 201,
    params: eventParams,
    body: sectorSeries,
    answer: z.array(sectorResponse),
    problems: ["event-full", "sector-code-taken"],
  }),
  undoSectorSeries: endpoint({
    method: "POST",
    path: "/api/events/{event}/sectors/series/undo",
    summary: "Take sectors back that were just added, all or none",
    access: "event-organizer",
    status: 200,
    params: eventParams,
    body: undoInput,
    answer: takenBack,
    problems: ["still-needed", "undo-too-late"],
  }),
  orderSectors: endpoint({
    method: "PATCH",
    path: "/api/events/{event}/sectors/order",
    summary: "Put the sectors in another order; the parts of a sector stay behind it",
    access: "event-organizer",
    status: 200,
    params: eventParams,
    body: orderInput,
    answer: z.array(sectorResponse),
    problems: ["rows-changed", "stale-revision"],
  }),
  updateSector: endpoint({
    method: "PATCH",
    path: "/api/events/{event}/sectors/{id}",
    summary: "Change a sector and its pegs",
    access: "event-organizer",
    status: 200,
    params: eventPartParams,
    body: sectorPatch,
    answer: sectorResponse,
    problems: [
      "sector-not-found",
      "sector-code-taken",
      "sub-sector-too-deep",
      "peg-in-use",
      "stale-revision",
    ],
  }),
  deleteSector: endpoint({
    method: "DELETE",
    path: "/api/events/{event}/sectors/{id}",
    summary: "Delete a sector that nothing depends on, with its pegs",
    access: "event-organizer",
    status: 200,
    params: eventPartParams,
    answer: z.object({ id: z.number().int() }),
    problems: ["sector-not-found", "still-needed"],
  }),
};
