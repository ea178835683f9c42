import { parseRational } from "@tightlines/domain/number/format-rational";
import { compare } from "@tightlines/domain/number/rational";
import { eventSpeciesLengths } from "@tightlines/domain/species/species-lengths";
import { z } from "zod";
import { endpoint } from "./endpoint.ts";
import { eventParams, eventPartParams, rowFields } from "./event-part.ts";
import { sizedPageQuery } from "./page.ts";
import { speciesResponse } from "./species.ts";
import { WHOLE_LIST } from "./whole-list.ts";
import { why } from "./problem/why.ts";

export const eventSpeciesResponse = z.object({
  ...rowFields,
  id: z.number().int().describe("The species' id, which also names it inside the event"),
  ...speciesResponse.pick({
    name: true,
    latinName: true,
    code: true,
    measuredTo: true,
    photo: true,
    defaultMinLengthMm: true,
  }).shape,
  minLengthMm: z
    .number()
    .int()
    .nullable()
    .describe("The event's own minimum; 0 where every size counts; null keeps the species' usual one"),
  cap: z.number().int().nullable().describe("How many of it count for one angler in one session"),
  points: z.string().nullable().describe("What one is worth, as an exact number like 7.5 or 1/3"),
});

const overrides = {
  minLengthMm: z
    .number()
    .int(why("not-whole-millimetres"))
    .min(0, why("length-limit-too-low"))
    .max(10_000, why("length-too-high"))
    .nullable(),
  cap: z
    .number()
    .int(why("not-whole-fish"))
    .min(1, why("too-few-fish"))
    .max(10_000, why("too-many-fish"))
    .nullable(),
  points: z.string().trim().max(eventSpeciesLengths.points).refine(isPoints, why("not-points")).nullable(),
};

export const eventSpeciesInput = z.object({
  speciesId: z.number().int(),
  minLengthMm: overrides.minLengthMm.default(null),
  cap: overrides.cap.default(null),
  points: overrides.points.default(null),
});

export const eventSpeciesPatch = z.object({
  ...z.object(overrides).partial().shape,
  revision: rowFields.revision,
});

export const eventSpeciesListQuery = sizedPageQuery(["name", "code"]);

export type EventSpeciesResponse = z.output<typeof eventSpeciesResponse>;
export type EventSpeciesInput = z.output<typeof eventSpeciesInput>;
export type EventSpeciesPatch = z.output<typeof eventSpeciesPatch>;
export type EventSpeciesListQuery = z.output<typeof eventSpeciesListQuery>;

export const eventSpeciesEndpoints = {
  listEventSpecies: endpoint({
    method: "GET",
    path: "/api/events/{event}/species",
    summary: "What an event fishes for, by name; an empty list is every species",
    access: "event-guest",
    status: 200,
    params: eventParams,
    query: eventSpeciesListQuery,
    answer: z.array(eventSpeciesResponse),
    isPaged: true,
  }),
  getEventSpecies: endpoint({
    method: "GET",
    path: "/api/events/{event}/species/{id}",
    summary: "One species an event fishes for",
    access: "event-guest",
    status: 200,
    params: eventPartParams,
    answer: eventSpeciesResponse,
    problems: ["event-species-not-found"],
  }),
  addEventSpecies: endpoint({
    method: "POST",
    path: "/api/events/{event}/species",
    summary: "Choose a species, with the event's own minimum, cap or points",
    access: "event-organizer",
    status: 201,
    params: eventParams,
    body: eventSpeciesInput,
    answer: eventSpeciesResponse,
    problems: ["species-not-found", "event-species-taken"],
  }),
  addManyEventSpecies: endpoint({
    method: "POST",
    path: "/api/events/{event}/species/many",
    summary: "Choose several species at once; those chosen already stay as they are",
    access: "event-organizer",
    status: 201,
    params: eventParams,
    body: z.object({ speciesIds: z.array(z.number().int()).min(1).max(WHOLE_LIST) }),
    answer: z.array(eventSpeciesResponse),
    problems: ["species-not-found"],
  }),
  updateEventSpecies: endpoint({
    method: "PATCH",
    path: "/api/events/{event}/species/{id}",
    summary: "Change what an event says about a species",
    access: "event-organizer",
    status: 200,
    params: eventPartParams,
    body: eventSpeciesPatch,
    answer: eventSpeciesResponse,
    problems: ["event-species-not-found", "stale-revision"],
  }),
  deleteEventSpecies: endpoint({
    method: "DELETE",
    path: "/api/events/{event}/species/{id}",
    summary: "Take a species off an event's list",
    access: "event-organizer",
    status: 200,
    params: eventPartParams,
    answer: z.object({ id: z.number().int() }),
    problems: ["event-species-not-found"],
  }),
};

function isPoints(text: string): boolean {
  const points = parseRational(text);
  return points !== undefined && compare(points, 0) >= 0;
}
