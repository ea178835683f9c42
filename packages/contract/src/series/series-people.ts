import { z } from "zod";
import { endpoint } from "../endpoint.ts";
import { why } from "../problem/why.ts";
import { rowIdInBody } from "../row-id.ts";
import { seriesParams } from "./series.ts";

const id = z.number().int();

/** So many pairs can be decided at once. */
export const MATCH_PAIRS = 2000;

const personEntry = z.object({
  anglerId: id,
  eventId: id,
  eventName: z.string(),
  name: z.string(),
  club: z.string(),
  country: z.string(),
});

const seasonPerson = z.object({
  id,
  name: z.string(),
  reasons: z
    .array(z.enum(["organizer", "account", "licence"]))
    .describe("Why the entries are one person's: somebody said so, one account, or one licence and name"),
  entries: z.array(personEntry),
});

export const seasonPeople = z.object({
  people: z.array(seasonPerson),
  suggestions: z
    .array(z.object({ because: z.enum(["name", "licence"]), personIds: z.array(id) }))
    .describe("People who may be one person; nobody is joined before somebody says so"),
});

export const matchInput = z.object({
  pairs: z
    .array(z.object({ anglerId: rowIdInBody, otherId: rowIdInBody }))
    .min(1, why("not-in-list"))
    .max(MATCH_PAIRS, why("too-many", { max: MATCH_PAIRS }))
    .refine((pairs) => pairs.every(({ anglerId, otherId }) => anglerId !== otherId), why("named-twice")),
  verdict: z
    .enum(["same", "different", "open"])
    .describe("One person, two people, or what was decided is taken back"),
});

export type SeasonPeople = z.output<typeof seasonPeople>;
export type SeasonPerson = z.output<typeof seasonPerson>;
export type MatchInput = z.output<typeof matchInput>;

export const seriesPeopleEndpoints = {
  listSeasonPeople: endpoint({
    method: "GET",
    path: "/api/series/{series}/people",
    summary: "Who is who over the events of a series of one's own, and who may be the same",
    access: "organizer",
    status: 200,
    params: seriesParams,
    answer: seasonPeople,
    problems: ["series-not-found"],
  }),
  decideMatches: endpoint({
    method: "POST",
    path: "/api/series/{series}/matches",
    summary: "Say whether entries of different events are one person's",
    access: "organizer",
    status: 200,
    params: seriesParams,
    body: matchInput,
    answer: z.object({ decided: id.describe("How many pairs") }),
    problems: ["series-not-found", "angler-not-found", "series-same-event"],
  }),
};
