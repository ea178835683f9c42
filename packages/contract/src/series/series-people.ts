import { z } from "zod";
import { endpoint } from "../endpoint.ts";
import { MATCHES_AT_ONCE } from "../limits.ts";
import { why } from "../problem/why.ts";
import { rowIdInBody } from "../row-id.ts";
import { seriesParams } from "./series.ts";

const id = z.number().int();

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

const match = z.object({
  anglerId: rowIdInBody,
  otherId: rowIdInBody,
  verdict: z
    .enum(["same", "different", "open"])
    .describe("One person, two people, or what was decided is taken back"),
});

export const matchInput = z.object({
  matches: z
    .array(match)
    .min(1, why("not-in-list"))
    .max(MATCHES_AT_ONCE, why("too-many", { max: MATCHES_AT_ONCE }))
    .refine(areDifferent, why("named-twice")),
});

export type SeasonPeople = z.output<typeof seasonPeople>;
export type SeasonPerson = z.output<typeof seasonPerson>;
export type Match = z.output<typeof match>;
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
    answer: matchInput.describe("What takes it back: how these pairs were decided before"),
    problems: ["series-not-found", "angler-not-found", "series-same-event"],
  }),
};

/** Each pair once, and nobody paired with themselves. */
function areDifferent(matches: readonly { anglerId: number; otherId: number }[]): boolean {
  const keys = matches.map(({ anglerId, otherId }) =>
    [anglerId, otherId].toSorted((a, b) => a - b).join(" "),
  );
  return new Set(keys).size === keys.length && matches.every((each) => each.anglerId !== each.otherId);
}
