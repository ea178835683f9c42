import { eventStatuses } from "@tightlines/domain/event/status";
import { eventLengths } from "@tightlines/domain/event/event-lengths";
import { z } from "zod";
import { endpoint } from "../endpoint.ts";
import { eventUrl } from "../event.ts";
import { revision, rowFields } from "../event-part.ts";
import { SERIES_ROUNDS } from "../limits.ts";
import { sortedPageQuery } from "../page.ts";
import { why } from "../problem/why.ts";
import { rowIdInBody } from "../row-id.ts";
import { resultStatus } from "../result/result-table.ts";
import { seasonRules } from "../ruleset/ruleset-schema.ts";

const id = z.number().int();

/** The series a path names. */
export const seriesParams = z.object({
  series: z.string().min(1).max(100).describe("The series' id or url"),
});

const seriesRound = z.object({
  eventId: id,
  eventUrl: z.string(),
  name: z.string(),
  startsOn: z.iso.date(),
  endsOn: z.iso.date(),
  status: z.enum(eventStatuses),
  wasCancelled: z.boolean(),
  isBonusRound: z.boolean().describe("Whether its points are multiplied"),
  isShown: z.boolean().describe("Whether everybody sees it: the event is public and no draft"),
});

const listedSeries = z.object({
  id,
  name: z.string(),
  url: z.string().describe("The series' name in addresses"),
  rounds: id.describe("How many of its events everybody sees"),
  startsOn: z.iso.date().nullable().describe("The first day of the first of them"),
  endsOn: z.iso.date().nullable().describe("The last day of the last of them"),
});

export const seriesResponse = z.object({
  ...rowFields,
  name: z.string(),
  url: z.string().describe("The series' name in addresses"),
  rules: seasonRules,
  rounds: z
    .array(seriesRound)
    .describe("By date. Only those who manage the series see events that are not public"),
  mayManage: z.boolean().describe("Whether the caller may change the series"),
});

const seasonCell = z.object({
  eventId: id,
  place: id.nullable().describe("In the event's own table"),
  points: z.string(),
  status: z.enum([...resultStatus.options, "missed"]).describe("missed: they did not enter this round"),
  counts: z.enum(["whole", "half", "none"]).describe("How much of it is in the sum"),
});

/** One line of a season table. Numbers that may be fractions are text: "7.5", "1/3". */
const seasonRow = z.object({
  id: id.describe("The lowest of their anglers' ids"),
  name: z.string(),
  club: z.string(),
  place: id.nullable().describe("Null for one who is not placed"),
  sharedBy: id.describe("How many have this place"),
  points: z.string(),
  hasTooFewRounds: z.boolean().describe("Not placed, because they have not fished enough rounds yet"),
  rounds: z.array(seasonCell).describe("Round by round, those that were fished"),
});

export const seasonStandings = z.object({
  rounds: z.array(
    z.object({
      eventId: id,
      state: z.enum(["to-come", "provisional", "official", "cancelled"]),
    }),
  ),
  isProvisional: z.boolean().describe("Whether a round that counts is not official yet"),
  rows: z.array(seasonRow),
});

const seriesFields = {
  name: z.string().trim().min(1, why("name-missing")).max(eventLengths.name),
  rounds: z
    .array(z.object({ eventId: rowIdInBody, isBonusRound: z.boolean().default(false) }))
    .max(SERIES_ROUNDS, why("too-many", { max: SERIES_ROUNDS }))
    .refine(
      (rounds) => new Set(rounds.map(({ eventId }) => eventId)).size === rounds.length,
      why("named-twice"),
    )
    .describe("Events that the caller may manage; those that are in it already may stay"),
  rules: seasonRules,
};

export const seriesInput = z.object({
  ...seriesFields,
  url: eventUrl.optional().describe("Made of the name when it is left out; it stays as it is"),
});

export const seriesPatch = z.object({ ...z.object(seriesFields).partial().shape, revision });

export const seriesListQuery = sortedPageQuery(["name"]).extend({
  mine: z.enum(["true"]).optional().describe("Only those the caller manages"),
});

export type ListedSeries = z.output<typeof listedSeries>;
export type SeriesResponse = z.output<typeof seriesResponse>;
export type SeriesInput = z.output<typeof seriesInput>;
export type SeriesPatch = z.output<typeof seriesPatch>;
export type SeriesListQuery = z.output<typeof seriesListQuery>;
export type SeasonStandings = z.output<typeof seasonStandings>;
export type SeasonRow = z.output<typeof seasonRow>;

export const seriesEndpoints = {
  listSeries: endpoint({
    method: "GET",
    path: "/api/series",
    summary: "Series with a public event, the latest first",
    access: "guest",
    status: 200,
    shows: ["series", "events"],
    query: seriesListQuery,
    answer: z.array(listedSeries),
    isPaged: true,
  }),
  getSeries: endpoint({
    method: "GET",
    path: "/api/series/{series}",
    summary: "One series by id or url",
    access: "guest",
    status: 200,
    params: seriesParams,
    answer: seriesResponse,
    problems: ["series-not-found"],
  }),
  getSeasonStandings: endpoint({
    method: "GET",
    path: "/api/series/{series}/standings",
    summary: "The season table of the public events as it stands now, and how each round counted",
    access: "guest",
    status: 200,
    params: seriesParams,
    answer: seasonStandings,
    problems: ["series-not-found"],
  }),
  addSeries: endpoint({
    method: "POST",
    path: "/api/series",
    summary: "Make a series of events that the caller manages",
    access: "organizer",
    status: 201,
    body: seriesInput,
    answer: seriesResponse,
    problems: ["url-taken", "event-not-found", "ruleset-contradictory", "too-many-series"],
  }),
  updateSeries: endpoint({
    method: "PATCH",
    path: "/api/series/{series}",
    summary: "Change a series of one's own",
    access: "organizer",
    status: 200,
    params: seriesParams,
    body: seriesPatch,
    answer: seriesResponse,
    problems: ["series-not-found", "stale-revision", "event-not-found", "ruleset-contradictory"],
  }),
  deleteSeries: endpoint({
    method: "DELETE",
    path: "/api/series/{series}",
    summary: "Delete a series of one's own; its events stay",
    access: "organizer",
    status: 200,
    params: seriesParams,
    answer: z.object({ id }),
    problems: ["series-not-found"],
  }),
};
