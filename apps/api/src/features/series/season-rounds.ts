import type { SeasonStandings } from "@tightlines/contract/series/series";
import { describeSeasonRound } from "@tightlines/domain/result/season/describe-season-round";
import type { SeasonResult } from "@tightlines/domain/result/season/compute-season";
import type { SeasonEntry } from "@tightlines/domain/series/match-people";
import type { Db } from "../../platform/database/schema.ts";
import type { AnglerRow } from "../../platform/database/tables/angler.table.ts";
import type { ComputedResults, FindResults } from "../result/kept-results.ts";
import type { SeriesRoundRow } from "./series.repository.ts";

export type RoundState = SeasonStandings["rounds"][number]["state"];

/** What a season needs of one of its events. */
export interface LoadedRound {
  event: SeriesRoundRow;
  state: RoundState;
  /** By the angler's id; empty until something has been caught or entered. */
  results: readonly SeasonResult[];
  /** Those who have a result. */
  anglers: ReadonlyMap<number, RoundAngler>;
}

export type RoundAngler = Pick<
  AnglerRow,
  "id" | "userId" | "licence" | "firstName" | "lastName" | "club" | "country" | "isMinor"
>;

/** The rounds that are fished, and those to come. The results are the latest, as everybody sees them. */
export async function loadRounds(
  db: Db,
  findResults: FindResults,
  events: readonly SeriesRoundRow[],
): Promise<LoadedRound[]> {
  const rounds: LoadedRound[] = [];
  // One after the other: the results of a large event take a while, and others ask meanwhile.
  for (const event of events) rounds.push(loadRound(event, (await findResults(db, event.eventId)).shown));
  return rounds;
}

export function entriesOf({ event, anglers }: LoadedRound): SeasonEntry[] {
  return [...anglers.values()].map(({ id, userId, licence, firstName, lastName }) => ({
    anglerId: id,
    eventId: event.eventId,
    userId,
    licence,
    firstName,
    lastName,
  }));
}

function loadRound(event: SeriesRoundRow, computed: ComputedResults): LoadedRound {
  const table = pickTable(computed);
  const isFished = table?.units.some(({ rows }) => rows.length > 0) ?? false;
  if (event.wasCancelled || !table || !isFished)
    return {
      event,
      state: event.wasCancelled ? "cancelled" : "to-come",
      results: [],
      anglers: new Map(),
    };
  const results = describeSeasonRound(table.standings);
  const ids = new Set(results.map(({ entryId }) => entryId));
  return {
    event,
    state: isOfficial(computed) ? "official" : "provisional",
    results,
    anglers: new Map(
      computed.facts.anglers.filter(({ id }) => ids.has(id)).map((angler) => [angler.id, angler]),
    ),
  };
}

/** The event's first table of single anglers that takes everybody. */
function pickTable({ facts, results }: ComputedResults) {
  const wanted = facts.ruleset.classifications.find(
    ({ lists, ordersBy, population }) =>
      lists === "entries" && ordersBy.kind === "rounds" && !population.categories,
  );
  return results.classifications.find(({ id }) => id === wanted?.id);
}

function isOfficial({ facts, competition }: ComputedResults): boolean {
  const counting = new Set(competition.sessions.filter((each) => each.isOfficial).map(({ id }) => id));
  return facts.sessions.every(({ id, status }) => !counting.has(id) || status === "official");
}
